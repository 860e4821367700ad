import { Link } from "react-router";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Pagination } from "../../../ui/lists/pagination.tsx";
import { jobsPath, tabPath, type JobShell, type JobsAddress } from "../job-address.ts";
import { JobList, JobsSkeleton } from "./job-list.tsx";
import { SignInFirst } from "../sign-in-first.tsx";
import { useSavedJobs } from "./use-job-list.ts";

export function SavedJobs({ shell, jobs }: { shell: JobShell; jobs: JobsAddress }) {
  const { status } = useSession();
  const { data: list, isError, isFetching, refetch } = useSavedJobs(jobs.page);
  if (status === "visitor")
    return <SignInFirst title="Sign in to see the jobs you saved" path={tabPath(shell, "saved")} />;
  if (isError)
    return <ErrorState title="Your jobs did not load" retrying={isFetching} onRetry={() => void refetch()} />;
  if (!list) return <JobsSkeleton />;
  if (list.jobs.length === 0)
    return (
      <div className="rounded-card border border-line bg-raised">
        <EmptyState
          drawing="search"
          title="No saved jobs yet"
          text="Save a job to find it here again, also after it has closed."
          action={
            <Button asChild>
              <Link to={tabPath(shell, "find")}>Find jobs</Link>
            </Button>
          }
        />
      </div>
    );
  return (
    <>
      <JobList jobs={list.jobs} />
      <Pagination
        className="mt-6"
        page={list.page}
        pages={list.pages}
        hrefFor={(page) => jobsPath(shell, jobs, { page })}
      />
    </>
  );
}
