import type { Company } from "@cardplaza/contract/companies/companies";
import type { Job } from "@cardplaza/contract/jobs/job";
import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormState } from "react-hook-form";
import { useLocation, useNavigate, useParams } from "react-router";
import { useEditDraft } from "../../../forms/drafts/use-edit-draft.ts";
import { AlsoChanged, LatestNotice } from "../../../forms/saving/latest-notice.tsx";
import { LeaveWarning } from "../../../forms/saving/leave-warning.tsx";
import { StaleNotice } from "../../../forms/saving/stale-notice.tsx";
import { ApiError } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { MissingPage } from "../../../site/missing-page.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { myCompanyQuery } from "../../companies/use-my-company.ts";
import { listPathOf, useRefreshJobs } from "../own/use-own-jobs.ts";
import { JobForm } from "./job-form.tsx";
import { JOB_FORM } from "./job-form-definition.ts";
import { JobFormSkeleton } from "./job-form-skeleton.tsx";
import { CannotOpenNotice, JobProblem, type Refused, RefusedNotice, StatusNotice } from "./job-notices.tsx";
import { valuesOf } from "./job-values.ts";
import { PublishedJob } from "./published-job.tsx";
import { useCompanyOfForm } from "./use-company-of-form.ts";
import { type SavedJob, useJobForm } from "./use-job-form.ts";

export default function EditJobPage() {
  const { id = "" } = useParams();
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { id: string }) {
  const opened = useQuery({
    ...query["GET /api/jobs/:id"]({ params: { id } }),
    // Always read again: a colleague may have changed it.
    staleTime: 0,
    refetchOnMount: "always",
  });
  const job = opened.data;
  const mine = useQuery({ ...myCompanyQuery(job?.company._id), enabled: job?.isOwn === true });
  const company = mine.data?.company;
  const isMissing = opened.error instanceof ApiError && [400, 404, 410].includes(opened.error.status);
  if (isMissing || (opened.isFetchedAfterMount && job && !job.isOwn))
    return (
      <MissingPage
        title={JOB_TEXT.notFound}
        text="It may have been deleted, or it belongs to another company."
        elsewhere={{ path: "/my-jobs", label: "My jobs" }}
      />
    );
  if (opened.isError && !opened.isFetching)
    return (
      <ErrorState
        isPage
        title="This job did not load"
        className="py-16"
        onRetry={() => void opened.refetch()}
      />
    );
  if (mine.isError)
    return (
      <ErrorState
        isPage
        title="Your company did not load"
        className="py-16"
        onRetry={() => void mine.refetch()}
      />
    );
  if (!opened.isFetchedAfterMount || !job || !company) return <JobFormSkeleton />;
  return (
    <>
      <title>{`Edit job · ${PRODUCT_NAME}`}</title>
      <EditJob job={job} company={company} companies={mine.data?.companies ?? []} />
    </>
  );
}

interface EditJobProps {
  job: Job;
  company: Company;
  companies: { _id: string; name: string }[];
}

function EditJob({ job: first, company, companies }: EditJobProps) {
  const navigate = useNavigate();
  const refresh = useRefreshJobs();
  // From the page where it was written, if it could not open there.
  const [refused] = useState(useLocation().state as Refused | null);
  const [opened] = useState(first);
  const [published, setPublished] = useState<Job>();
  const form = useJobForm({ company, opened, refusedFields: refused?.fields, onSaved });
  const { state, saving, clashes, takeLatest, job } = form;
  const { restored } = useEditDraft(`job/${first._id}`, valuesOf(opened), state);
  const chosen = useCompanyOfForm(form, company);
  const { isDirty } = useFormState({ control: state.form.control });
  const listPath = listPathOf(chosen.company, companies);

  function onSaved({ job: saved, isPublished }: SavedJob) {
    state.form.reset(state.form.getValues());
    void refresh();
    // Words that need a look send an open job back to review: that must not pass unnoticed.
    const isHeld = saved.status === "pending" && job?.status !== "pending";
    if (isPublished || isHeld) return setPublished(saved);
    toast({ title: saved.status === "draft" ? "Draft saved" : "Job saved" });
    void navigate(listPath);
  }

  if (published) return <PublishedJob job={published} listPath={listPath} />;
  return (
    <>
      <JobForm
        form={form}
        title="Edit job"
        company={chosen.company}
        companies={companies}
        listPath={listPath}
        notices={
          <>
            {restored && (
              <Notice tone={restored.length > 0 ? "warning" : "info"} className="mb-5">
                We kept your changes from before you signed in again. Save them now.
                <AlsoChanged fields={restored} labelOf={JOB_FORM.labelOf} />
              </Notice>
            )}
            {clashes && <LatestNotice clashes={clashes} labelOf={JOB_FORM.labelOf} />}
            {job && <StatusNotice job={job} />}
            {(job?.status === "draft" || job?.status === "rejected") && !refused && !saving.error && (
              <CannotOpenNotice {...chosen.cannotOpen} listPath={listPath} />
            )}
            {refused && !saving.error && <RefusedNotice refused={refused} listPath={listPath} />}
            {saving.isStale ? (
              <StaleNotice error={saving.error} takeLatest={takeLatest} />
            ) : (
              <JobProblem error={saving.error} listPath={listPath} />
            )}
          </>
        }
      />
      <LeaveWarning when={isDirty && !saving.isPending} />
    </>
  );
}
