import { dayInWords } from "@cardplaza/contract/date-words";
import type { JobLine } from "@cardplaza/contract/jobs/job";
import { experienceText, placeText, salaryText } from "@cardplaza/contract/jobs/job-rules";
import { EMPLOYMENT_TYPE_LABEL, jobPath, WORK_MODE_LABEL } from "@cardplaza/contract/jobs/job-words";
import { CheckCircle2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { BusinessBadges } from "../../ui/business-badges.tsx";
import { cn } from "../../ui/class-names.ts";
import { CompanyLogo } from "../companies/company-logo.tsx";

/** What a card shows of a job; a preview has some of it only. */
export type ShownJob = Pick<
  JobLine,
  | "title"
  | "employmentType"
  | "workMode"
  | "locations"
  | "expMin"
  | "expMax"
  | "salaryMinPaise"
  | "salaryMaxPaise"
  | "period"
  | "skills"
  | "applyMode"
  | "openedAt"
> & { company: Pick<JobLine["company"], "name" | "logo" | "badges" | "replyRate"> } & Partial<
    Pick<JobLine, "slug" | "appliedAt" | "why" | "km" | "status">
  >;

const SKILLS_SHOWN = 5;

interface JobCardProps {
  job: ShownJob;
  heading?: "h2" | "h3";
  /** False on the company's own page, where the company is known. */
  showCompany?: boolean;
  /** False if no picture may be loaded. */
  showLogo?: boolean;
  /** At the top of the page, so that its logo is not lazy. */
  eager?: boolean;
  /** Save and hide, above the link that covers the card. */
  actions?: ReactNode;
  className?: string;
}

/** A job in a list. Without a slug, as in a preview, it links nowhere. */
export function JobCard(props: JobCardProps) {
  const {
    job,
    heading: Heading = "h2",
    showCompany = true,
    showLogo = showCompany,
    actions,
    className,
  } = props;
  const { company, skills, why = [] } = job;
  return (
    <article
      className={cn(
        "relative flex h-full flex-col rounded-card border border-line bg-raised p-4 transition-colors duration-150",
        job.slug && "hover:border-line-strong",
        className,
      )}
    >
      <div className="flex gap-3 sm:gap-4">
        {showLogo && (
          <CompanyLogo
            name={company.name}
            logo={company.logo}
            eager={props.eager ?? false}
            className="size-12 sm:size-14"
          />
        )}
        <div className="min-w-0 flex-1">
          <Heading className="text-base leading-snug font-semibold break-words">
            {job.slug ? (
              <Link
                to={jobPath({ slug: job.slug })}
                className="after:absolute after:inset-0 after:rounded-card"
              >
                {job.title}
              </Link>
            ) : (
              job.title
            )}
          </Heading>
          {showCompany && (
            <div className="mt-0.5 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-muted">
              <span className="min-w-0 break-words">{company.name}</span>
              <BusinessBadges badges={company.badges} />
            </div>
          )}
        </div>
        {actions && (
          <div className="relative -mt-1 -mr-1 flex shrink-0 items-start noscript:hidden">{actions}</div>
        )}
      </div>
      <p className="mt-3 text-sm font-medium break-words tabular-nums">{jobLine(job)}</p>
      <ul aria-label="Kind of work" className="mt-2 flex flex-wrap gap-1.5">
        {kindsOf(job).map((kind) => (
          <li key={kind} className="flex">
            <Badge>{kind}</Badge>
          </li>
        ))}
      </ul>
      {skills.length > 0 && (
        <p className="mt-2 text-sm break-words text-muted">
          <span className="sr-only">Skills: </span>
          {skills.slice(0, SKILLS_SHOWN).join(", ")}
          {skills.length > SKILLS_SHOWN && ` +${skills.length - SKILLS_SHOWN}`}
        </p>
      )}
      {why.length > 0 && (
        <p className="mt-2 text-xs text-pretty break-words text-muted">
          <span className="sr-only">Why it is here: </span>
          {why.join(" · ")}
        </p>
      )}
      <p className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1 pt-3 text-xs text-muted">
        {job.appliedAt && (
          <Badge tone="positive">
            <CheckCircle2 aria-hidden="true" /> You've applied on {dayInWords(job.appliedAt)}
          </Badge>
        )}
        {isClosed(job) && <Badge tone="warning">Closed</Badge>}
        {job.openedAt && <span>Posted {dayInWords(job.openedAt)}</span>}
        {company.replyRate !== null && <span>Answers {company.replyRate}% of applicants</span>}
      </p>
    </article>
  );
}

/** "₹6–9 L/yr · 2–4 yrs · Pune" */
export const jobLine = (job: ShownJob) =>
  [
    salaryText(job) || "Salary not shown",
    experienceText(job),
    placeText(job.workMode, job.locations),
    job.km != null && `${kmText(job.km)} away`,
  ]
    .filter(Boolean)
    // A dot ends a line rather than begin one.
    .join("\u00a0· ");

const kmText = (km: number) => (km < 1 ? "under 1 km" : `${Math.round(km)} km`);

const kindsOf = ({ employmentType, workMode, applyMode }: ShownJob) => [
  EMPLOYMENT_TYPE_LABEL[employmentType],
  WORK_MODE_LABEL[workMode],
  ...(applyMode === "walk_in" ? ["Walk-in"] : []),
];

/** A saved job may have closed since. */
const isClosed = ({ status }: ShownJob) => status !== undefined && status !== "open";
