import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Pagination } from "../../../ui/lists/pagination.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { NeedsPremium } from "../../search/search-results.tsx";
import { AlertOfList } from "./alert-of-list.tsx";
import { jobFiltersInForce } from "./job-chips.tsx";
import { jobsPath, tabPath, type JobShell, type JobsAddress } from "../job-address.ts";
import { JobList, JobsSkeleton } from "./job-list.tsx";
import type { useJobList } from "./use-job-list.ts";

interface FoundJobsProps {
  shell: JobShell;
  jobs: JobsAddress;
  found: ReturnType<typeof useJobList>;
}

export function FoundJobs({ shell, jobs, found }: FoundJobsProps) {
  const { list, isOld } = found;
  if (found.needsPlan) return <NeedsPremium />;
  if (found.problem) return <Notice tone="warning">{found.problem}</Notice>;
  if (found.failed)
    return <ErrorState title="The jobs did not load" onRetry={found.retry} retrying={found.retrying} />;
  if (!list) return <JobsSkeleton />;
  return (
    <div
      aria-busy={isOld}
      className={cn("transition-opacity duration-150", isOld && "pointer-events-none opacity-50")}
    >
      <p role="status" className="sr-only">
        {isOld ? "Searching" : `${list.jobs.length} jobs shown`}
      </p>
      {list.jobs.length === 0 ? (
        <NoJobs shell={shell} jobs={jobs} />
      ) : (
        <>
          <JobList jobs={list.jobs} />
          <Pagination
            className="mt-6"
            page={list.page}
            pages={list.pages}
            hrefFor={(page) => jobsPath(shell, jobs, { page })}
          />
        </>
      )}
    </div>
  );
}

function NoJobs({ shell, jobs }: Pick<FoundJobsProps, "shell" | "jobs">) {
  const isNarrowed = jobFiltersInForce(jobs).length > 0 || jobs.q !== "" || jobs.page > 1;
  return (
    <div className="rounded-card border border-line bg-raised">
      <EmptyState
        drawing="search"
        title={JOB_TEXT.noneFound}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <AlertOfList shell={shell} jobs={jobs} />
            {isNarrowed && (
              <Button asChild variant="secondary">
                <Link to={tabPath(shell, "find")}>Show all jobs</Link>
              </Button>
            )}
          </span>
        }
      />
    </div>
  );
}
