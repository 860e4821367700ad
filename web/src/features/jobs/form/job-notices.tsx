import { boardPath } from "@cardplaza/contract/jobs/application-words";
import type { Job } from "@cardplaza/contract/jobs/job";
import { ANSWER_RULES, JOB_TEXT, PREMIUM_OPEN_JOBS } from "@cardplaza/contract/jobs/job-words";
import { dayFromNow } from "@cardplaza/contract/time";
import { Link } from "react-router";
import { ProblemNotice } from "../../../forms/saving/problem-notice.tsx";
import { ApiError } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

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
      <Notice
        tone="warning"
        title="Paused"
        className="mb-5"
        action={pausedFor && <ToList listPath={boardPath(job._id)} label="See the applicants" />}
      >
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

interface CannotOpenProps {
  /** How many applications must be answered first. */
  blockedBy: number;
  /** How many jobs can be open, if all of them are. */
  fullAt: number | null;
  listPath: string;
}

/** That a new job cannot open now, before anybody has filled in the form. */
export function CannotOpenNotice({ blockedBy, fullAt, listPath }: CannotOpenProps) {
  if (blockedBy > 0) return <BlockedNotice blockedBy={blockedBy} listPath={listPath} />;
  if (fullAt === null) return null;
  const isFree = fullAt < PREMIUM_OPEN_JOBS;
  return (
    <Notice
      tone="warning"
      title="No new job can open now"
      className="mb-5"
      action={<FromLimit isFree={isFree} listPath={listPath} />}
    >
      {isFree ? JOB_TEXT.limit : JOB_TEXT.limitPremium} Until then you can save a draft.
    </Notice>
  );
}

function BlockedNotice({ blockedBy, listPath }: Omit<CannotOpenProps, "fullAt">) {
  return (
    <Notice
      tone="warning"
      title="No new job can open now"
      className="mb-5"
      action={<ToList listPath={listPath} label={blockedBy === 1 ? "Answer it" : "Answer them"} />}
    >
      {blockedBy === 1 ? "1 application has" : `${blockedBy} applications have`} waited for more than{" "}
      {ANSWER_RULES.blockAfterDays} days. Answer or close {blockedBy === 1 ? "it" : "them"} first. Until then
      you can save a draft.
    </Notice>
  );
}

/** What saving ran into. A limit of the plan and unanswered applications lead to where they are solved. */
export function JobProblem({ error, listPath }: { error: unknown; listPath: string }) {
  const code = error instanceof ApiError ? error.code : undefined;
  const reason = error instanceof ApiError ? error.reason : "";
  const isFree = reason === JOB_TEXT.limit;
  if (isFree || reason === JOB_TEXT.limitPremium || code === "STATE")
    return (
      <Notice tone="danger" live className="mb-5" action={<FromLimit isFree={isFree} listPath={listPath} />}>
        {reason} Your draft is saved.
      </Notice>
    );
  return <ProblemNotice error={error} />;
}

const ToList = ({ listPath, label }: { listPath: string; label: string }) => (
  <Button asChild size="sm" variant="secondary">
    <Link to={listPath}>{label}</Link>
  </Button>
);

/** Out of the limit: a larger plan, or the list, where a job can be closed. */
const FromLimit = ({ isFree, listPath }: { isFree: boolean; listPath: string }) => (
  <span className="flex flex-wrap gap-2">
    {isFree && (
      <Button asChild size="sm" variant="secondary">
        <Link to="/business-cards/?upgrade=true&redirect=%2Fmy-jobs">See Premium</Link>
      </Button>
    )}
    <ToList listPath={listPath} label="Open My jobs" />
  </span>
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
          <FromLimit isFree listPath={listPath} />
        ) : (
          !refused.fields && <ToList listPath={listPath} label="Open My jobs" />
        )
      }
    >
      {refused.reason}
    </Notice>
  );
}
