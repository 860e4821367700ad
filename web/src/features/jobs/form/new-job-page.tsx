import type { Company } from "@cardplaza/contract/companies/companies";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { NotStoredNotice, RestoredNotice } from "../../../forms/drafts/restored-notice.tsx";
import { useDraft } from "../../../forms/drafts/use-draft.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { myCompanyQuery } from "../../companies/use-my-company.ts";
import { listPathOf, useRefreshJobs } from "../own/use-own-jobs.ts";
import { JobForm } from "./job-form.tsx";
import { JobFormSkeleton } from "./job-form-skeleton.tsx";
import { CannotOpenNotice, JobProblem } from "./job-notices.tsx";
import { NoCompany } from "./no-company.tsx";
import { PublishedJob } from "./published-job.tsx";
import { useCompanyOfForm } from "./use-company-of-form.ts";
import { type SavedJob, useJobForm } from "./use-job-form.ts";

export default function NewJobPage() {
  const [search] = useSearchParams();
  const mine = useQuery(myCompanyQuery(search.get("company") ?? undefined));
  const company = mine.data?.company;
  return (
    <>
      <title>{`Post a job · ${PRODUCT_NAME}`}</title>
      {company?.onboardingCompleted ? (
        <NewJob key={company._id} company={company} companies={mine.data?.companies ?? []} />
      ) : mine.isError ? (
        <ErrorState
          isPage
          title="Your company did not load"
          className="py-16"
          onRetry={() => void mine.refetch()}
        />
      ) : mine.data ? (
        <NoCompany title="Post a job" />
      ) : (
        <JobFormSkeleton />
      )}
    </>
  );
}

interface NewJobProps {
  company: Company;
  companies: { _id: string; name: string }[];
}

function NewJob({ company, companies }: NewJobProps) {
  const navigate = useNavigate();
  const refresh = useRefreshJobs();
  const [published, setPublished] = useState<SavedJob["job"]>();
  const form = useJobForm({ company, opened: null, onSaved });
  const draft = useDraft("new-job", form.state, form.begun);
  const chosen = useCompanyOfForm(form, company);
  const listPath = listPathOf(chosen.company, companies);

  async function onSaved({ job, isPublished, refused }: SavedJob) {
    await draft.clear();
    void refresh();
    if (isPublished) return setPublished(job);
    if (refused) {
      const { code, reason, fields } = refused;
      return void navigate(`/jobs/edit/${job._id}`, { replace: true, state: { code, reason, fields } });
    }
    toast({ title: "Draft saved" });
    void navigate(listPath);
  }

  if (published) return <PublishedJob job={published} listPath={listPath} />;
  return (
    <JobForm
      form={form}
      title="Post a job"
      company={chosen.company}
      companies={companies}
      listPath={listPath}
      notices={
        <>
          {draft.state === "restored" && <RestoredNotice onStartOver={draft.startOver} />}
          {!draft.isStored && <NotStoredNotice />}
          {!form.saving.error && <CannotOpenNotice {...chosen.cannotOpen} listPath={listPath} />}
          <JobProblem error={form.saving.error} listPath={listPath} />
        </>
      }
    />
  );
}
