import { JOB_TEXT, type JobAction } from "@cardplaza/contract/jobs/job-words";
import type { Job } from "@cardplaza/contract/jobs/job";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { ApiError } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useUpgradeDialog } from "../../plan/use-upgrade-dialog.ts";
import { refusedWords } from "./refused-words.ts";
import { changeStatus, useRefreshJobs } from "./use-own-jobs.ts";

const DONE: Record<JobAction, string> = {
  publish: "Your job is open",
  pause: "Paused. Nobody can apply until you reopen it",
  close: "Closed",
  reopen: "Your job is open",
};

interface Change {
  job: { _id: string; title: string };
  action: JobAction;
  validThrough?: string;
}

/** Changes the state of a job and says how that went. */
export function useJobActions() {
  const refresh = useRefreshJobs();
  const navigate = useNavigate();
  const upgrade = useUpgradeDialog();
  const change = useMutation({
    mutationFn: ({ job, action, validThrough }: Change) => changeStatus(job._id, action, validThrough),
    onSuccess: (saved, { action }) => toast(saidOf(saved, action)),
    onError(error, { job }) {
      const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
      const gaps = Object.keys(fields).length > 0;
      const isFull = error instanceof ApiError && error.reason === JOB_TEXT.limit;
      toast({
        ...(gaps
          ? refusedWords(job.title, fields)
          : { title: "Nothing was changed", description: problemText(error) }),
        variant: "destructive",
        ...(gaps && { action: { label: "Edit", onPress: () => void navigate(`/jobs/edit/${job._id}`) } }),
        ...(isFull && { action: { label: "Upgrade", onPress: upgrade.show } }),
      });
    },
    onSettled: refresh,
  });
  return { change, refresh };
}

/** The message after an action, also for a job that waits for review. */
const saidOf = (job: Job, action: JobAction) =>
  job.status === "pending"
    ? { title: "We look at this job first", description: JOB_TEXT.inReview(job.reviewReason ?? "") }
    : { title: DONE[action] };
