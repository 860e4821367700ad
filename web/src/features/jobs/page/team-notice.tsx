import { boardPath } from "@cardplaza/contract/jobs/application-words";
import type { Job } from "@cardplaza/contract/jobs/job";
import { JOB_STATUS_LABEL, JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** Said to the company's team, with the ways to work on the job. */
export function TeamNotice({ job }: { job: Job }) {
  const isPublic = job.status === "open";
  return (
    <Notice
      className="mb-4"
      tone={isPublic ? "info" : "warning"}
      action={
        <span className="flex flex-wrap gap-2">
          <Button asChild size="sm" variant="secondary">
            <Link to={`/jobs/edit/${job._id}`}>Edit</Link>
          </Button>
          {job.applyMode === "internal" && job.openedAt && (
            <Button asChild size="sm" variant="secondary">
              <Link to={boardPath(job._id)}>Applicants</Link>
            </Button>
          )}
        </span>
      }
    >
      {textOf(job)}
    </Notice>
  );
}

function textOf({ status, views = 0, reviewReason, pausedFor, salaryHidden }: Job): string {
  const label = JOB_STATUS_LABEL[status];
  const seen =
    views === 0 ? "No views yet" : views === 1 ? "1 view" : `${views.toLocaleString("en-IN")} views`;
  switch (status) {
    case "open":
      return `Your company's job. ${seen}.${salaryHidden ? " Only your team sees the salary." : ""}`;
    case "pending":
      return `${label}: only your team sees this page. ${reviewReason ? JOB_TEXT.inReview(reviewReason) : ""}`;
    case "rejected":
      return `${label}: only your team sees this page. ${reviewReason ?? ""}`;
    case "draft":
      return `${label}: only your team sees this page.`;
    default:
      if (reviewReason) return `${label}. ${JOB_TEXT.hiddenFor(reviewReason)} ${pausedFor ?? ""}`;
      return `${label}: the page stays, but nobody can apply. ${pausedFor ?? ""}`;
  }
}
