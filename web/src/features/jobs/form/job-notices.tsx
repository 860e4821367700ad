import type { Job } from "@cardplaza/contract/jobs/job";
import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import { Link } from "react-router";
import { ProblemNotice } from "../../../forms/saving/problem-notice.tsx";
import { ApiError } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { dayFromNow } from "./job-values.ts";

/** Why a job is not open, to those who edit it. */
export function StatusNotice({ job }: { job: Job }) {
  const { status, reviewReason = "", pausedFor = "", walkIn } = job;
  const isOver = job.applyMode === "walk_in" && walkIn !== null && walkIn.date < dayFromNow(0);
  if (status === "pending")
    return (
      <Notice tone="warning" title="In review" className="mb-5">
        {JOB_TEXT.inReview(reviewReason)}
      </Notice>
    );
  if (status === "rejected")
    return (
      <Notice tone="danger" title="Not approved by our team" className="mb-5">
        {reviewReason}
      </Notice>
    );
  if (status === "paused")
    return (
      <Notice tone="warning" title="Paused" className="mb-5">
        {pausedFor || "Nobody can apply until you reopen it in My jobs."}{" "}
        {reviewReason && JOB_TEXT.hiddenFor(reviewReason)} {isOver && JOB_TEXT.walkInPassed}
      </Notice>
    );
  if (status === "closed" || status === "expired")
    return (
      <Notice className="mb-5">
        {status === "closed" ? "This job is closed." : "The last day to apply has passed."} Reopen it in My
        jobs with a new day. {reviewReason && JOB_TEXT.hiddenFor(reviewReason)}{" "}
        {isOver && JOB_TEXT.walkInPassed}
      </Notice>
    );
  if (isOver)
    return (
      <Notice tone="warning" className="mb-5">
        {JOB_TEXT.walkInPassed}
      </Notice>
    );
  return null;
}

/** That a new job cannot open now, before anybody has filled in the form. */
export function BlockedNotice({ blockedBy, listPath }: { blockedBy: number; listPath: string }) {
  return (
    <Notice
      tone="warning"
      title="No new job can open now"
      className="mb-5"
      action={<ToList listPath={listPath} label="Answer them" />}
    >
      {blockedBy === 1
        ? "1 application has waited for more than 45 days. "
        : `${blockedBy} applications have waited for more than 45 days. `}
      {JOB_TEXT.unansweredBlock} You can save a draft.
    </Notice>
  );
}

/** What saving ran into. A limit of the plan and unanswered applications lead to where they are solved. */
export function JobProblem({ error, listPath }: { error: unknown; listPath: string }) {
  const code = error instanceof ApiError ? error.code : undefined;
  const isPremiumLimit = error instanceof ApiError && error.reason === JOB_TEXT.limitPremium;
  if (isPremiumLimit || code === "STATE")
    return (
      <Notice
        tone="danger"
        live
        className="mb-5"
        action={<ToList listPath={listPath} label="Open My jobs" />}
      >
        {(error as ApiError).reason} Your draft is saved.
      </Notice>
    );
  return <ProblemNotice error={error} />;
}

const ToList = ({ listPath, label }: { listPath: string; label: string }) => (
  <Button asChild size="sm" variant="secondary">
    <Link to={listPath}>{label}</Link>
  </Button>
);

/** What the first page of a new job hands to its own page, where it was saved but not opened. */
export interface Refused {
  code: string | undefined;
  reason: string;
  fields?: Record<string, string> | undefined;
}

export function RefusedNotice({ refused, listPath }: { refused: Refused; listPath: string }) {
  const isLimit = refused.code === "LIMIT_REACHED" && refused.reason !== JOB_TEXT.limitPremium;
  return (
    <Notice
      tone="danger"
      live
      title="Saved as a draft, but not open yet"
      className="mb-5"
      action={
        isLimit ? (
          <Button asChild size="sm" variant="secondary">
            <Link to="/business-cards/?upgrade=true&redirect=%2Fmy-jobs">See Premium</Link>
          </Button>
        ) : (
          !refused.fields && <ToList listPath={listPath} label="Open My jobs" />
        )
      }
    >
      {refused.reason}
    </Notice>
  );
}
