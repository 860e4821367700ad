import { JOB_STATUS_LABEL, JOB_STATUSES, type JobStatus } from "@cardplaza/contract/jobs/job-words";
import { Link } from "react-router";
import { cn } from "../../../ui/class-names.ts";
import { useOpenInSight } from "../../../ui/use-open-in-sight.ts";

interface StatusFilterProps {
  current: JobStatus | undefined;
  pathOf: (status: JobStatus | undefined) => string;
}

const ALL = [undefined, ...JOB_STATUSES] as const;

export function StatusFilter({ current, pathOf }: StatusFilterProps) {
  const row = useOpenInSight<HTMLElement>();
  return (
    <nav
      ref={row}
      aria-label="Jobs by status"
      className="mt-5 -mx-4 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0"
    >
      <ul className="flex w-max gap-2 py-1">
        {ALL.map((status) => (
          <li key={status ?? "all"}>
            <Link
              to={pathOf(status)}
              replace
              preventScrollReset
              aria-current={status === current ? "page" : undefined}
              className={cn(
                "inline-flex min-h-8 items-center rounded-full border px-3 text-sm font-medium whitespace-nowrap transition-colors duration-150 pointer-coarse:min-h-11",
                status === current
                  ? "border-brand bg-brand-soft text-brand-strong"
                  : "border-line bg-raised hover:border-line-strong hover:bg-hover",
              )}
            >
              {status ? JOB_STATUS_LABEL[status] : "All"}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
