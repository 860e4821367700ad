import type { Job, JobLine } from "@cardplaza/contract/jobs/job";
import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import type { ReactNode } from "react";
import { Chip } from "../../../ui/chip.tsx";
import { cn } from "../../../ui/class-names.ts";
import { Notice } from "../../../ui/notice.tsx";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { Trail } from "../../../ui/trail.tsx";
import { ReportButton } from "../../moderation/report-button.tsx";
import { ApplyPanel } from "../apply/apply-panel.tsx";
import { JobCard } from "../job-card.tsx";
import { Description } from "./description.tsx";
import { EmployerBox } from "./employer-box.tsx";
import { JobFacts } from "./job-facts.tsx";
import { JobHead } from "./job-head.tsx";
import { trailOf } from "./job-meta.ts";
import { JobEdits } from "./job-edits.tsx";

interface JobViewProps {
  job: Job;
  similar: JobLine[];
  /** A notice for the team, above everything. */
  notice?: ReactNode;
}

/** A job with all that somebody wants to know before they apply. */
export function JobView({ job, similar, notice }: JobViewProps) {
  const isClosed = ["paused", "closed", "expired"].includes(job.status);
  return (
    <div className={cn(PAGE_WIDTH, "py-6 lg:py-8")}>
      <Trail steps={trailOf(job)} here={job.title} />
      {notice}
      {isClosed && !job.isOwn && (
        <Notice tone="warning" className="mb-4">
          {JOB_TEXT.closed}
        </Notice>
      )}
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px] lg:grid-rows-[auto_1fr]">
        <JobHead job={job} />
        {/* On a phone between the two: the way to apply is not below a long description. */}
        <div className="grid min-w-0 grid-cols-1 gap-6 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ApplyPanel job={job} />
          <EmployerBox job={job} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-8">
          <section aria-labelledby="description">
            <h2 id="description" className="text-xl">
              About the job
            </h2>
            <Description text={job.description} />
          </section>
          {job.skills.length > 0 && (
            <section aria-labelledby="skills">
              <h2 id="skills" className="text-xl">
                Skills
              </h2>
              <ul aria-labelledby="skills" className="mt-3 flex flex-wrap gap-2">
                {job.skills.map((skill) => (
                  <li key={skill} className="max-w-full">
                    <Chip>{skill}</Chip>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <JobFacts job={job} />
          <JobEdits edits={job.edits} />
        </div>
      </div>
      {!job.isOwn && (
        <ReportButton call="POST /api/jobs/:id/report" id={job._id} noun="job" className="mt-8" />
      )}
      <SimilarJobs jobs={similar} />
    </div>
  );
}

function SimilarJobs({ jobs }: { jobs: JobLine[] }) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-12">
      <h2 id="similar" className="text-xl">
        Similar jobs
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {jobs.map((job) => (
          <li key={job._id} className="min-w-0">
            <JobCard job={job} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
