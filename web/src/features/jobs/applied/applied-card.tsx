import { dayInWords } from "@cardplaza/contract/date-words";
import type { OwnApplication } from "@cardplaza/contract/jobs/application";
import {
  applicationPath,
  ENDED_STAGES,
  STAGE_LABEL,
  type ApplicationStage,
} from "@cardplaza/contract/jobs/application-words";
import { experienceText, placeText, salaryText } from "@cardplaza/contract/jobs/job-rules";
import { jobPath } from "@cardplaza/contract/jobs/job-words";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useBringIntoSight } from "../../../ui/use-bring-into-sight.ts";
import { OutsideAnswers } from "../../outside-answers/outside-answers.tsx";
import { CompanyLogo } from "../../companies/company-logo.tsx";
import { InterviewCalendar } from "../interview-calendar.tsx";
import { AppliedHistory } from "./applied-history.tsx";
import { isUnanswered, lastInterview, nextStep } from "./applied-words.ts";
import { InterviewChoice } from "./interview-choice.tsx";
import { InterviewPlace } from "./interview-place.tsx";
import { MessageForm } from "./message-form.tsx";
import { WithdrawButton } from "./withdraw-button.tsx";

const TONE: Record<ApplicationStage, "neutral" | "brand" | "positive"> = {
  applied: "neutral",
  viewed: "neutral",
  shortlisted: "brand",
  interview: "brand",
  offered: "positive",
  hired: "positive",
  rejected: "neutral",
  withdrawn: "neutral",
};

interface AppliedCardProps {
  application: OwnApplication;
  /** The address names it, as links in mails and notifications do. */
  isNamed: boolean;
}

/** One application: its stage, what comes next, and its history. */
export function AppliedCard({ application, isNamed }: AppliedCardProps) {
  const { job, stage, appliedAt } = application;
  const [isOpen, setOpen] = useState(isNamed);
  const id = useId();
  const interview = lastInterview(application);
  const hasEnded = ENDED_STAGES.includes(stage);
  return (
    <article
      ref={useBringIntoSight<HTMLElement>(isNamed)}
      tabIndex={isNamed ? -1 : undefined}
      aria-label={`${job.title}, ${job.company.name}`}
      className={cn(
        "grid min-w-0 scroll-mt-24 grid-cols-1 gap-4 rounded-card border border-line bg-raised p-4 sm:p-5",
        isNamed && "border-brand outline-none",
      )}
    >
      <header className="flex gap-3 sm:gap-4">
        <CompanyLogo name={job.company.name} logo={job.company.logo} className="size-12" />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1.5">
            <h2 className="min-w-0 text-base leading-snug font-semibold break-words">
              <Link to={jobPath(job)} className="underline-offset-4 hover:underline">
                {job.title}
              </Link>
            </h2>
            <span className="flex flex-wrap gap-1.5">
              <Badge tone={TONE[stage]}>{STAGE_LABEL[stage]}</Badge>
              {job.status !== "open" && <Badge>Job closed</Badge>}
            </span>
          </div>
          <p className="mt-0.5 text-sm break-words text-muted">{job.company.name}</p>
          <p className="mt-1 flex flex-wrap gap-x-3 text-sm break-words text-muted tabular-nums">
            <span className="min-w-0">{lineOf(job)}</span>
            <span>Applied on {dayInWords(appliedAt)}</span>
          </p>
        </div>
      </header>
      <NextStep application={application} />
      <OutsideAnswers type="application" id={application._id} isBrief={!isOpen} />
      {!hasEnded && interview?.status === "chosen" && (
        <>
          <InterviewPlace interview={interview} />
          <InterviewCalendar
            interview={interview}
            summary={`Interview: ${job.title}, ${job.company.name}`}
            path={applicationPath(application._id)}
          />
        </>
      )}
      {!hasEnded && interview?.status === "proposed" && (
        <InterviewChoice key={interview._id} interview={interview} company={job.company.name} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          History and messages
          <ChevronDown className={cn("transition-transform duration-150", isOpen && "rotate-180")} />
        </Button>
        {!hasEnded && <WithdrawButton application={application} />}
      </div>
      <div id={id} hidden={!isOpen} className="grid grid-cols-1 gap-5 border-t border-line pt-5">
        <AppliedHistory application={application} />
        {stage !== "withdrawn" && <MessageForm id={application._id} company={job.company.name} />}
      </div>
    </article>
  );
}

function NextStep({ application }: { application: OwnApplication }) {
  const text = nextStep(application);
  if (isUnanswered(application)) return <Notice tone="warning">{text}</Notice>;
  return <p className="text-sm break-words">{text}</p>;
}

const lineOf = (job: OwnApplication["job"]) =>
  [salaryText(job) || "Salary not shown", experienceText(job), placeText(job.workMode, job.locations)]
    .filter(Boolean)
    .join(" · ");
