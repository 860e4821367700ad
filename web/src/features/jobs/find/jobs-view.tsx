import { JOB_SORT_LABEL, JOB_SORTS, type JobSort } from "@cardplaza/contract/jobs/job-words";
import { countText } from "@cardplaza/contract/search/search-words";
import { SlidersHorizontal } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { Select } from "../../../ui/fields/select.tsx";
import { FilterSheet } from "../../../ui/overlays/filter-sheet.tsx";
import { AlertsList } from "../alerts/alerts-list.tsx";
import { AppliedList } from "../applied/applied-list.tsx";
import { AlertOfList } from "./alert-of-list.tsx";
import { JobChips, jobFiltersInForce } from "./job-chips.tsx";
import { JobFilters, type JobFiltersProps } from "./job-filters.tsx";
import { FoundJobs } from "./found-jobs.tsx";
import {
  JOB_TAB_LABEL,
  JOB_TABS,
  jobsHeading,
  jobsPath,
  tabPath,
  type JobShell,
  type JobsAddress,
  type JobTab,
} from "../job-address.ts";
import { JobSearchBox } from "./job-search-box.tsx";
import { SavedJobs } from "./saved-jobs.tsx";
import { type FirstJobs, useJobList } from "./use-job-list.ts";

interface JobsViewProps {
  shell: JobShell;
  jobs: JobsAddress;
  /** What came with the server's page. */
  first?: FirstJobs;
}

const TAB_HEADING: Record<Exclude<JobTab, "find">, string> = {
  saved: "Saved jobs",
  applied: "My applications",
  alerts: "Job alerts",
};

/** Finding jobs, and what a member saved and applied for: the same in each shell. */
export function JobsView({ shell, jobs, first }: JobsViewProps) {
  return (
    <>
      <div className="flex items-start justify-between gap-4">
        <h1 className="min-w-0 text-2xl break-words lg:text-3xl">
          {jobs.tab === "find" ? jobsHeading(jobs) : TAB_HEADING[jobs.tab]}
        </h1>
        <Button asChild variant="secondary" className="shrink-0">
          <Link to="/jobs/new">Post a job</Link>
        </Button>
      </div>
      <JobTabs shell={shell} current={jobs.tab} />
      {jobs.tab === "find" && <FindJobs shell={shell} jobs={jobs} first={first} />}
      {jobs.tab === "saved" && <SavedJobs shell={shell} jobs={jobs} />}
      {jobs.tab === "applied" && <AppliedList />}
      {jobs.tab === "alerts" && <AlertsList findPath={tabPath(shell, "find")} />}
    </>
  );
}

function JobTabs({ shell, current }: { shell: JobShell; current: JobTab }) {
  return (
    <nav aria-label="Your jobs" className="mt-3 mb-5 shadow-[inset_0_-1px_0_var(--line)]">
      <ul className="flex gap-1 overflow-x-auto [scrollbar-width:none]">
        {JOB_TABS.map((tab) => (
          <li key={tab} className="shrink-0">
            <Link
              to={tabPath(shell, tab)}
              aria-current={tab === current ? "page" : undefined}
              className={cn(
                "inline-flex h-11 min-w-11 items-center justify-center border-b-2 px-3 text-sm font-medium whitespace-nowrap -outline-offset-2 transition-colors duration-150 hover:text-ink",
                tab === current ? "border-brand text-ink" : "border-transparent text-muted",
              )}
            >
              {JOB_TAB_LABEL[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function FindJobs({ shell, jobs, first }: JobsViewProps) {
  const navigate = useNavigate();
  const found = useJobList(jobs, first);
  const go = (change: Partial<JobsAddress>) =>
    void navigate(jobsPath(shell, jobs, change), { preventScrollReset: true });
  const companyName = jobs.companyId ? found.list?.jobs[0]?.company.name : undefined;
  const filters = { shell, jobs, go };
  return (
    <>
      {/* The key resets it with each address, so that it shows what the address says. */}
      <JobSearchBox key={`${jobs.q}|${jobs.city[0]}`} {...filters} />
      <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[220px_minmax(0,1fr)] lg:gap-8">
        {/* Without scripts there is no sheet to open: on a phone the filters are then below the list. */}
        <aside
          id="filters"
          aria-label="Filters"
          className="hidden scroll-mt-24 max-lg:order-last lg:block noscript:block"
        >
          <JobFilters {...filters} />
        </aside>
        <div className="min-w-0">
          <div className="mb-4 grid grid-cols-1 gap-3">
            {/* On a phone two rows of two, so that no button is left alone. */}
            <div className="grid grid-cols-[1fr_auto] items-center gap-3 sm:flex sm:flex-wrap">
              <div className="lg:hidden">
                <span className="noscript:hidden">
                  <FilterSheet count={jobFiltersInForce(jobs).length} done="Show jobs">
                    <JobFilters {...filters} />
                  </FilterSheet>
                </span>
                <Button asChild variant="secondary" className="hidden noscript:inline-flex">
                  <a href="#filters">
                    <SlidersHorizontal /> Filters
                  </a>
                </Button>
              </div>
              {found.list && found.list.total > 0 && (
                <p className="text-sm text-muted tabular-nums max-sm:order-1">
                  {countText(found.list.total)} {found.list.total === 1 ? "job" : "jobs"}
                </p>
              )}
              <SortSelect jobs={jobs} go={go} />
              {/* An empty list offers it itself. */}
              {found.list?.total !== 0 && (
                <AlertOfList
                  shell={shell}
                  jobs={jobs}
                  className="noscript:hidden max-sm:order-2 max-sm:col-start-2"
                />
              )}
            </div>
            <JobChips jobs={jobs} companyName={companyName} go={go} />
          </div>
          <FoundJobs shell={shell} jobs={jobs} found={found} />
        </div>
      </div>
    </>
  );
}

function SortSelect({ jobs, go }: Pick<JobFiltersProps, "jobs" | "go">) {
  return (
    <div className="ml-auto flex items-center gap-2 text-sm noscript:hidden">
      <span aria-hidden="true" className="text-muted max-sm:hidden">
        Sort by
      </span>
      <Select
        aria-label="Sort by"
        options={JOB_SORTS.map((value) => ({ value, label: JOB_SORT_LABEL[value] }))}
        value={jobs.sort}
        onChange={({ target }) => go({ sort: target.value as JobSort })}
        className="w-36"
      />
    </div>
  );
}
