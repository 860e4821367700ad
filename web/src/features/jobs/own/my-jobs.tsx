import type { Company } from "@cardplaza/contract/companies/companies";
import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Pagination } from "../../../ui/lists/pagination.tsx";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { CompanyChoice } from "../../companies/company-choice.tsx";
import { OwnCompany } from "../../companies/own-company.tsx";
import type { CompanyName } from "../../companies/use-my-company.ts";
import { AnswerOldNotice } from "../alerts/answer-old-notice.tsx";
import { NO_COMPANY } from "../no-company.ts";
import { JobFigures } from "./job-figures.tsx";
import { JobTable } from "./job-table.tsx";
import { StatusFilter } from "./status-filter.tsx";
import { ownJobsQuery, useJobsAddress } from "./use-own-jobs.ts";

/** The jobs of the member's company, in every state. */
export function MyJobs() {
  const { company: wanted } = useJobsAddress();
  return (
    <OwnCompany title="My jobs" wanted={wanted} none={NO_COMPANY} loading={<Loading />}>
      {(company, companies) => <JobsScreen key={company._id} company={company} companies={companies} />}
    </OwnCompany>
  );
}

interface JobsScreenProps {
  company: Company;
  companies: CompanyName[];
}

function JobsScreen({ company, companies }: JobsScreenProps) {
  const { status, page, pathWith } = useJobsAddress();
  const list = useQuery({
    ...ownJobsQuery({ company: company._id, status, page }),
    placeholderData: (before) => before,
  });
  const { data } = list;
  const isEmpty = data?.total === 0 && !status;
  const newPath = companies.length > 1 ? `/jobs/new?company=${company._id}` : "/jobs/new";
  return (
    <div className={cn(PAGE_WIDTH, "py-8 sm:py-10")}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl sm:text-3xl">My jobs</h1>
          <CompanyChoice company={company} companies={companies} path="/my-jobs" />
        </div>
        <Button asChild>
          <Link to={newPath}>
            <Plus /> Post a job
          </Link>
        </Button>
      </div>
      {data && (
        <AnswerOldNotice
          blockedBy={data.blockedBy}
          figures={data.figures}
          companyId={company._id}
          className="mt-5"
        />
      )}
      {data && !isEmpty && <JobFigures open={data.open} limit={data.limit} figures={data.figures} />}
      {!isEmpty && <StatusFilter current={status} pathOf={(next) => pathWith({ status: next ?? null })} />}
      {list.isError && !data ? (
        <ErrorState title="Your jobs did not load" className="mt-8" onRetry={() => void list.refetch()} />
      ) : isEmpty ? (
        <EmptyState
          className="mt-8"
          drawing="people"
          title="No jobs yet"
          text="Describe who you are looking for. People apply with their resume, and you answer them here."
          action={
            <Button asChild>
              <Link to={newPath}>Post a job</Link>
            </Button>
          }
        />
      ) : (
        <>
          <JobTable jobs={data?.jobs} allPath={pathWith({ status: null })} />
          {data && (
            <Pagination
              className="mt-6"
              page={data.page}
              pages={data.pages}
              hrefFor={(next) => pathWith({ page: String(next) })}
            />
          )}
        </>
      )}
    </div>
  );
}

const Loading = () => (
  <LoadingArea label="Loading your jobs" className={`${PAGE_WIDTH} grid grid-cols-1 gap-4 py-10`}>
    <Skeleton className="h-9 w-48" />
    <Skeleton className="h-20" />
    <Skeleton className="h-80 rounded-card" />
  </LoadingArea>
);
