import type { Company } from "@cardplaza/contract/companies/companies";
import type { Job } from "@cardplaza/contract/jobs/job";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { showRefusals } from "../../../forms/saving/show-refusals.ts";
import { useSaving } from "../../../forms/saving/use-saving.ts";
import { useStaleMerge } from "../../../forms/saving/use-stale-merge.ts";
import { useStepForm } from "../../../forms/use-step-form.ts";
import { api, ApiError } from "../../../lib/api.ts";
import { checkToOpen, renamed } from "./check-job.ts";
import { JOB_FORM } from "./job-form-definition.ts";
import { fieldsOf, type JobValues, newJob, valuesOf } from "./job-values.ts";

/** A job that was saved, and why it did not open where that was wanted. */
export interface SavedJob {
  job: Job;
  isPublished: boolean;
  refused?: ApiError;
}

interface JobFormOptions {
  /** The company of a new job. */
  company: Company;
  /** The one that is edited; a new one otherwise. */
  opened: Job | null;
  /** Why it did not open when it was saved for the first time. */
  refusedFields?: Record<string, string> | undefined;
  onSaved: (saved: SavedJob) => void | Promise<void>;
}

/** What stays complete with every change. */
const isLive = (job: Job | null) => job?.status === "open" || job?.status === "paused";

/** Saves a job as it is, or publishes it as soon as it is saved. */
export function useJobForm({ company, opened, refusedFields, onSaved }: JobFormOptions) {
  const publishes = useRef(false);
  const [begun] = useState(() => newJob(company));
  const valuesOrNew = (job: Job | null) => (job ? valuesOf(job) : begun);
  const state = useStepForm(JOB_FORM, valuesOrNew(opened), { address: "none" });
  const {
    opened: job,
    clashes,
    take,
    goOnFrom,
  } = useStaleMerge({ record: opened, valuesOf: valuesOrNew, form: state.form });

  const showFirst = useEffectEvent(() => {
    if (refusedFields) showRefusals(state, renamed(refusedFields));
  });
  // Once, with what the page was opened with.
  useEffect(() => showFirst(), []);

  async function send(values: JobValues): Promise<SavedJob> {
    const isNew = job === null;
    const saved = await write(job, values);
    // If publishing is refused now, the next attempt changes this one.
    goOnFrom(saved);
    if (!publishes.current) return { job: saved, isPublished: false };
    try {
      const published = await api["POST /api/jobs/:id/status"]({
        params: { id: saved._id },
        body: { action: "publish" },
      });
      return { job: published, isPublished: true };
    } catch (error) {
      // A new one goes on at its own address, so that a reload does not write it twice.
      if (isNew && error instanceof ApiError) return { job: saved, isPublished: false, refused: error };
      throw error;
    }
  }
  const saving = useSaving({ state, send, onSaved, fieldsOf: ({ fields = {} }) => renamed(fields) });

  return {
    state,
    begun,
    saving,
    clashes,
    /** The job as it was saved last. */
    job,
    async takeLatest() {
      if (!job) return;
      take(await api["GET /api/jobs/:id"]({ params: { id: job._id } }));
      saving.reset();
    },
    save() {
      publishes.current = false;
      if (isLive(job) && !isComplete()) return;
      void saving.save();
    },
    publish() {
      publishes.current = true;
      if (isComplete()) void saving.save();
    },
  };

  function isComplete(): boolean {
    const values = state.form.getValues();
    const missing = checkToOpen(values);
    // A day that was right when the job opened may have come since.
    if (job && isLive(job)) {
      const before = valuesOf(job);
      for (const day of ["validThrough", "walkInDate"] as const)
        if (values[day] === before[day] && values[day] !== "") delete missing[day];
    }
    const first = showRefusals(state, missing);
    if (first) state.steps.goTo(first);
    return first === undefined;
  }
}

function write(job: Job | null, { companyId, ...values }: JobValues): Promise<Job> {
  const fields = fieldsOf({ ...values, companyId });
  if (!job) return api["POST /api/jobs"]({ body: { ...fields, companyId } });
  return api["PATCH /api/jobs/:id"]({
    params: { id: job._id },
    body: { ...fields, ...(companyId !== job.company._id && { companyId }), version: job.version },
  });
}
