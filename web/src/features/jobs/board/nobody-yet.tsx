import type { Job } from "@cardplaza/contract/jobs/job";
import { JOB_STATUS_LABEL } from "@cardplaza/contract/jobs/job-words";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { shareJob } from "../share-job.ts";

/** A board without applications: what to do about it. */
export function NobodyYet({ job }: { job: Job }) {
  return (
    <EmptyState
      className="mt-6 rounded-card border border-line bg-raised"
      drawing="inbox"
      title={job.status === "open" ? "Nobody has applied yet" : "Nobody has applied"}
      {...adviceOn(job)}
    />
  );
}

function adviceOn(job: Job): { text: string; action: ReactNode } {
  const { _id, status } = job;
  if (status === "open")
    return {
      text: "Share the job, so that more people see it. Applications come here, the best match first.",
      action: <Button onClick={() => void shareJob(job)}>Share the job</Button>,
    };
  if (status === "draft" || status === "pending" || status === "rejected")
    return {
      text: "The job is not open yet, so nobody can apply.",
      action: <Way to={`/jobs/edit/${_id}`}>Edit the job</Way>,
    };
  return {
    text: `The job is ${JOB_STATUS_LABEL[status].toLowerCase()}, so nobody can apply. Reopen it in My jobs.`,
    action: <Way to="/my-jobs">Open My jobs</Way>,
  };
}

const Way = ({ to, children }: { to: string; children: string }) => (
  <Button asChild>
    <Link to={to}>{children}</Link>
  </Button>
);
