import { dayInWords } from "@cardplaza/contract/date-words";
import { APPLICATION_STAGES, boardPath, STAGE_LABEL } from "@cardplaza/contract/jobs/application-words";
import type { OwnJob } from "@cardplaza/contract/jobs/job";
import { placeText } from "@cardplaza/contract/jobs/job-rules";
import {
  APPLY_MODE_LABEL,
  JOB_STATUS_LABEL,
  JOB_TEXT,
  jobPath,
  type JobStatus,
} from "@cardplaza/contract/jobs/job-words";
import { TriangleAlert } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { type Column, DataTable } from "../../../ui/lists/data-table.tsx";
import { countApplicants, hasBoard } from "./has-board.ts";
import { JobMenu } from "./job-menu.tsx";

const TONE: Record<JobStatus, "neutral" | "positive" | "warning" | "danger"> = {
  draft: "neutral",
  pending: "warning",
  open: "positive",
  paused: "warning",
  closed: "neutral",
  expired: "neutral",
  rejected: "danger",
};

/** A table where there is room, cards on a phone. */
export function JobTable({ jobs, allPath }: { jobs: OwnJob[] | undefined; allPath: string }) {
  return (
    <DataTable
      className="mt-4"
      caption="Your jobs"
      columns={COLUMNS}
      rows={jobs ?? []}
      rowKey={({ _id }) => _id}
      loadingRows={jobs ? 0 : 4}
      empty={
        <EmptyState
          drawing="search"
          title="No jobs with this status"
          action={
            <Button asChild variant="secondary">
              <Link to={allPath}>Show all jobs</Link>
            </Button>
          }
        />
      }
    />
  );
}

const COLUMNS: Column<OwnJob>[] = [
  {
    id: "title",
    header: "Job",
    onCard: "title",
    cell: (job) => (
      <>
        <Link to={mainPath(job)} className="touch-area font-medium underline-offset-4 hover:underline">
          {job.title}
        </Link>
        <p className="text-xs font-normal text-muted">
          {[
            placeText(job.workMode, job.locations),
            job.applyMode !== "internal" && APPLY_MODE_LABEL[job.applyMode],
          ]
            .filter(Boolean)
            .join("\u00a0· ")}
        </p>
      </>
    ),
  },
  { id: "status", header: "Status", cell: (job) => <JobState job={job} /> },
  {
    id: "applicants",
    header: "Applicants",
    cell: (job) => <Applicants job={job} />,
  },
  { id: "views", header: "Views", align: "end", cell: ({ views }) => views.toLocaleString("en-IN") },
  { id: "lastDay", header: "Last day", cell: ({ validThrough }) => dayInWords(validThrough) },
  {
    id: "actions",
    header: "Actions",
    onCard: "corner",
    align: "end",
    cell: (job) => <JobMenu job={job} />,
  },
];

/** Applications are what one looks for; of what has none, the form or the page. */
const mainPath = (job: OwnJob) =>
  job.status === "draft" || job.status === "rejected"
    ? `/jobs/edit/${job._id}`
    : hasBoard(job)
      ? boardPath(job._id)
      : jobPath(job);

function JobState({ job }: { job: OwnJob }) {
  const { status, reviewReason, pausedFor } = job;
  const why =
    status === "pending"
      ? reviewReason && JOB_TEXT.inReview(reviewReason)
      : status === "rejected"
        ? reviewReason
        : (status === "paused" && pausedFor) || (reviewReason && JOB_TEXT.hiddenFor(reviewReason));
  return (
    <>
      <Badge tone={TONE[status]}>{JOB_STATUS_LABEL[status]}</Badge>
      {why && <p className="mt-1 max-w-64 text-xs text-pretty text-muted max-sm:ml-auto">{why}</p>}
    </>
  );
}

/** "12", then how far they are, and how many wait for an answer. */
function Applicants({ job }: { job: OwnJob }) {
  const { counts, unanswered, applyMode } = job;
  if (applyMode !== "internal") return <span className="text-muted">Not counted here</span>;
  const total = countApplicants(job);
  if (total === 0) return <span className="text-muted">None yet</span>;
  const stages = APPLICATION_STAGES.filter((stage) => counts[stage] > 0);
  return (
    <>
      <p>
        <Link to={boardPath(job._id)} className="touch-area font-medium underline-offset-4 hover:underline">
          {total === 1 ? "1 applicant" : `${total} applicants`}
        </Link>
      </p>
      <p className="max-w-72 text-xs text-pretty text-muted">
        {stages
          .map((stage) => `${counts[stage]} ${STAGE_LABEL[stage].toLowerCase()}`.replaceAll(" ", "\u00a0"))
          .join("\u00a0· ")}
      </p>
      {unanswered > 0 && (
        <Badge tone="warning" className="mt-1.5">
          <TriangleAlert aria-hidden="true" /> {unanswered} without an answer
        </Badge>
      )}
    </>
  );
}
