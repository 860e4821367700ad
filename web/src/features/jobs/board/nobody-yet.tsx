import type { Job } from "@cardplaza/contract/jobs/job";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { shareJob } from "../share-job.ts";

/** A board without applications: what to do about it. */
export function NobodyYet({ job }: { job: Job }) {
  const isOpen = job.status === "open";
  return (
    <EmptyState
      className="mt-6 rounded-card border border-line bg-raised"
      drawing="inbox"
      title="Nobody has applied yet"
      text={
        isOpen
          ? "Share the job, so that more people see it. Applications come here, the best match first."
          : "The job is not open, so nobody can apply."
      }
      action={
        isOpen ? (
          <Button onClick={() => void shareJob(job)}>Share the job</Button>
        ) : (
          <Button asChild>
            <Link to={`/jobs/edit/${job._id}`}>Edit the job</Link>
          </Button>
        )
      }
    />
  );
}
