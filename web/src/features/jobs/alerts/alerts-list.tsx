import { dayInWords } from "@cardplaza/contract/date-words";
import { alertPath } from "@cardplaza/contract/jobs/alert-rules";
import type { JobAlert } from "@cardplaza/contract/jobs/job-alerts";
import { MAX_JOB_ALERTS } from "@cardplaza/contract/jobs/job-words";
import { BellRing, Trash2 } from "lucide-react";
import { Link, useLocation } from "react-router";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { SignInFirst } from "../sign-in-first.tsx";
import { useAlerts, useDeleteAlert } from "./use-alerts.ts";

interface AlertsListProps {
  /** The list of jobs in the same shell, where alerts are set. */
  findPath?: string;
}

/** The alerts of a member: each leads to its jobs and can be ended. */
export function AlertsList({ findPath = "/jobs" }: AlertsListProps) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const { data, isError, isFetching, refetch } = useAlerts();
  if (status === "visitor")
    return <SignInFirst title="Sign in to see your job alerts" path={pathname + search} />;
  if (isError && !data)
    return (
      <ErrorState title="Your alerts did not load" retrying={isFetching} onRetry={() => void refetch()} />
    );
  if (!data)
    return (
      <LoadingArea label="Loading your alerts" className="grid grid-cols-1 gap-3">
        <Skeleton className="h-18 rounded-card" />
        <Skeleton className="h-18 rounded-card" />
      </LoadingArea>
    );
  if (data.alerts.length === 0)
    return (
      <div className="rounded-card border border-line bg-raised">
        <EmptyState
          drawing="bell"
          title="No alerts yet"
          text="Search for the jobs you want, then set an alert. You hear of new ones every morning."
          action={
            <Button asChild>
              <Link to={findPath}>Find jobs</Link>
            </Button>
          }
        />
      </div>
    );
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {data.alerts.map((alert) => (
          <Alert key={alert._id} alert={alert} />
        ))}
      </ul>
      <p className="mt-4 text-sm text-pretty text-muted">
        {data.alerts.length} of {MAX_JOB_ALERTS} alerts. New matches come at 8 in the morning, all in one
        notification and one e-mail.{" "}
        <Link
          to="/profile?tab=settings"
          className="font-medium whitespace-nowrap text-brand-strong hover:underline"
        >
          E-mail settings
        </Link>
      </p>
    </>
  );
}

function Alert({ alert }: { alert: JobAlert }) {
  const end = useDeleteAlert();
  return (
    <li className="relative flex items-center gap-3 rounded-card border border-line bg-raised py-3 pr-2 pl-4 transition-colors duration-150 hover:border-line-strong">
      <BellRing aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1">
        <Link
          to={alertPath(alert.filters)}
          className="font-medium break-words after:absolute after:inset-0 after:rounded-card"
        >
          {alert.name}
        </Link>
        <p className="mt-0.5 text-xs text-muted">Set on {dayInWords(alert.createdAt)}</p>
      </div>
      <Button
        variant="ghost"
        size="icon"
        aria-label={`End the alert ${alert.name}`}
        title="End this alert"
        busy={end.isPending}
        onClick={() => end.mutate(alert._id)}
        className="relative"
      >
        <Trash2 />
      </Button>
    </li>
  );
}
