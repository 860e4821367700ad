import type { Company } from "@cardplaza/contract/companies/companies";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { NotStoredNotice, RestoredNotice } from "../../../forms/drafts/restored-notice.tsx";
import { useDraft } from "../../../forms/drafts/use-draft.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { OwnCompany } from "../../companies/own-company.tsx";
import type { CompanyName } from "../../companies/use-my-company.ts";
import { NO_COMPANY } from "../no-company.ts";
import { listPathOf, useRefreshJobs } from "../own/use-own-jobs.ts";
import { JobForm } from "./job-form.tsx";
import { JobFormSkeleton } from "./job-form-skeleton.tsx";
import { CannotOpenNotice, JobProblem } from "./job-notices.tsx";
import { PublishedJob } from "./published-job.tsx";
import { useCompanyOfForm } from "./use-company-of-form.ts";
import { type SavedJob, useJobForm } from "./use-job-form.ts";

export default function NewJobPage() {
  const [companyId] = useAddressParam("company");
  const wanted = companyId ?? undefined;
  return (
    <OwnCompany title="Post a job" wanted={wanted} none={NO_COMPANY} loading={<JobFormSkeleton />}>
      {(company, companies) => <NewJob key={company._id} company={company} companies={companies} />}
    </OwnCompany>
  );
}

interface NewJobProps {
  company: Company;
  companies: CompanyName[];
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
