import type { JobLine } from "@cardplaza/contract/jobs/job";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { JobCard } from "../job-card.tsx";
import { FinishedSave } from "./finished-save.tsx";
import { HiddenJob, JobActions } from "./job-actions.tsx";

/** Jobs below each other, each with save and hide. */
export function JobList({ jobs }: { jobs: readonly JobLine[] }) {
  return (
    <>
      <FinishedSave />
      <ul className="rows-drawn-near grid grid-cols-1 gap-3 [--near:15rem]">
        {jobs.map((job, at) => (
          <li key={job._id}>
            {job.hidden ? (
              <HiddenJob job={job} />
            ) : (
              <JobCard job={job} eager={at < 3} actions={<JobActions job={job} />} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

export function JobsSkeleton() {
  return (
    <LoadingArea label="Loading jobs" className="grid gap-3">
      {Array.from({ length: 5 }, (_, at) => (
        <div key={at} className="flex gap-4 rounded-card border border-line bg-raised p-4">
          <Skeleton className="size-14 rounded-card" />
          <div className="grid flex-1 content-start gap-3 pt-1">
            <Skeleton className="w-2/5" />
            <Skeleton className="h-3 w-1/4" />
            <Skeleton className="h-3 w-3/5" />
          </div>
        </div>
      ))}
    </LoadingArea>
  );
}
