import { dayInWords } from "@cardplaza/contract/date-words";
import type { Job } from "@cardplaza/contract/jobs/job";
import { JOB_TEXT, jobPath } from "@cardplaza/contract/jobs/job-words";
import { CircleCheck, Hourglass, Share2 } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { Panel } from "../../../ui/panel.tsx";
import { useBringIntoSight } from "../../../ui/use-bring-into-sight.ts";
import { shareJob } from "../share-job.ts";

/** After publishing: the job is open, or why it waits. */
export function PublishedJob({ job, listPath }: { job: Job; listPath: string }) {
  const heading = useBringIntoSight<HTMLHeadingElement>(true);
  const isOpen = job.status === "open";
  return (
    <div className={`${PAGE_WIDTH} py-10 sm:py-16`}>
      <Panel className="mx-auto max-w-xl text-center">
        {isOpen ? (
          <CircleCheck aria-hidden="true" className="mx-auto size-10 text-positive" />
        ) : (
          <Hourglass aria-hidden="true" className="mx-auto size-10 text-warning" />
        )}
        <h1 ref={heading} tabIndex={-1} className="mt-3 scroll-mt-24 text-2xl outline-none">
          {isOpen ? "Your job is open" : "We look at this job first"}
        </h1>
        <p className="mt-2 text-pretty text-muted">
          {isOpen
            ? `${job.title}: people can ${whenOf(job)}. Your followers are told.`
            : `${JOB_TEXT.inReview(job.reviewReason ?? "")} It opens once it is approved. We notify you.`}
        </p>
        <div className="mt-6 flex flex-wrap justify-center gap-2 max-sm:*:grow">
          <Button asChild>
            <Link to={listPath}>My jobs</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={jobPath(job)}>{isOpen ? "View job" : "Preview"}</Link>
          </Button>
          {isOpen && (
            <Button variant="secondary" onClick={() => void shareJob(job)}>
              <Share2 /> Share
            </Button>
          )}
        </div>
      </Panel>
    </div>
  );
}

const whenOf = ({ applyMode, walkIn, validThrough }: Job) =>
  applyMode === "walk_in" && walkIn
    ? `come on ${dayInWords(walkIn.date)}`
    : `apply until ${dayInWords(validThrough)}`;
