import { companyPath } from "@cardplaza/contract/companies/company-seen";
import { dayInWords } from "@cardplaza/contract/date-words";
import type { Job } from "@cardplaza/contract/jobs/job";
import { EMPLOYMENT_TYPE_LABEL, jobPath, WORK_MODE_LABEL } from "@cardplaza/contract/jobs/job-words";
import { Bookmark, BookmarkCheck, Share2 } from "lucide-react";
import { Link } from "react-router";
import { shareLink } from "../../../lib/share-link.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { BusinessBadges } from "../../../ui/business-badges.tsx";
import { CompanyLogo } from "../../companies/company-logo.tsx";
import { useAsMember } from "../../../lib/use-as-member.ts";
import { FinishedSave } from "../find/finished-save.tsx";
import { useJobMarks } from "../find/use-job-marks.ts";
import { jobLine } from "../job-card.tsx";

/** The title, the company, the pay and the place, and what to do with them. */
export function JobHead({ job }: { job: Job }) {
  const { title, company } = job;
  return (
    <header className="grid min-w-0 grid-cols-1 gap-4">
      <div className="flex gap-4">
        <CompanyLogo name={company.name} logo={company.logo} eager className="size-14 sm:size-16" />
        <div className="min-w-0 flex-1">
          <h1 className="text-2xl break-words lg:text-3xl">{title}</h1>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            <Link
              to={companyPath(company)}
              className="touch-area min-w-0 break-words underline-offset-4 hover:underline"
            >
              {company.name}
            </Link>
            <BusinessBadges badges={company.badges} />
          </div>
        </div>
      </div>
      <div>
        <p className="text-lg font-semibold break-words tabular-nums">{jobLine(job)}</p>
        <ul aria-label="Kind of work" className="mt-2 flex flex-wrap gap-1.5">
          {[EMPLOYMENT_TYPE_LABEL[job.employmentType], WORK_MODE_LABEL[job.workMode]].map((kind) => (
            <li key={kind} className="flex">
              <Badge>{kind}</Badge>
            </li>
          ))}
          {job.applyMode === "walk_in" && (
            <li className="flex">
              <Badge>Walk-in</Badge>
            </li>
          )}
        </ul>
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {job.openedAt && <span>Posted {dayInWords(job.openedAt)}</span>}
          {job.applyMode === "internal" && <span>{applicantsText(job)}</span>}
        </p>
      </div>
      {job.status === "open" && <HeadActions job={job} />}
    </header>
  );
}

const applicantsText = ({ applicants: count, status }: Job) =>
  count === 0
    ? status === "open"
      ? "No applicants yet"
      : "No applicants"
    : count === 1
      ? "1 applicant"
      : `${count.toLocaleString("en-IN")} applicants`;

function HeadActions({ job }: { job: Job }) {
  const marks = useJobMarks(job);
  const asMember = useAsMember();
  return (
    <div className="flex flex-wrap gap-2 noscript:hidden max-sm:*:flex-1">
      <FinishedSave />
      {!job.isOwn && (
        <Button
          variant="secondary"
          aria-pressed={job.saved}
          onClick={() =>
            asMember(() => marks.save(!job.saved), { kind: "save-job", about: job._id, to: job.title })
          }
        >
          {job.saved ? <BookmarkCheck /> : <Bookmark />} {job.saved ? "Saved" : "Save"}
        </Button>
      )}
      <Button variant="secondary" onClick={() => void share(job)}>
        <Share2 /> Share
      </Button>
    </div>
  );
}

const share = (job: Job) =>
  shareLink({
    title: `${job.title} at ${job.company.name}`,
    url: location.origin + jobPath(job),
    copied: { title: "Link Copied", description: "Job link copied to clipboard" },
  });
