import { appointmentInWords, momentInWords } from "@cardplaza/contract/date-words";
import type { Application, ApplicationEvent, Interview } from "@cardplaza/contract/jobs/application";
import {
  boardPath,
  INTERVIEW_MODE_LABEL,
  type InterviewStatus,
  STAGE_LABEL,
} from "@cardplaza/contract/jobs/application-words";
import { Badge } from "../../../ui/badge.tsx";
import { InterviewCalendar } from "../interview-calendar.tsx";
import { cn } from "../../../ui/class-names.ts";

/** The history of an application, the newest first. Both sides see the same. */
export function ApplicationHistory({ application }: { application: Application }) {
  const { history, interviews, name } = application;
  const open = interviews.filter(({ status }) => status !== "withdrawn");
  return (
    <>
      {open.length > 0 && (
        <section>
          <h3 className="mb-2 text-sm font-semibold">Interviews</h3>
          <ul className="grid grid-cols-1 gap-3">
            {open.map((interview) => (
              <InterviewItem key={interview._id} interview={interview} application={application} />
            ))}
          </ul>
        </section>
      )}
      <section>
        <h3 className="mb-3 text-sm font-semibold">History</h3>
        <ol className="grid grid-cols-1 gap-4 border-l-2 border-line pl-4">
          {history.toReversed().map((event) => (
            <EventItem key={event.at + event.kind} event={event} name={name} />
          ))}
        </ol>
      </section>
    </>
  );
}

const STATUS: Record<InterviewStatus, { label: string; tone: "brand" | "positive" | "neutral" | "warning" }> =
  {
    proposed: { label: "Waiting for a choice", tone: "brand" },
    chosen: { label: "Agreed", tone: "positive" },
    declined: { label: "Declined", tone: "warning" },
    withdrawn: { label: "Replaced", tone: "neutral" },
  };

function InterviewItem({ interview, application }: { interview: Interview; application: Application }) {
  const { mode, place, times, status, time } = interview;
  const { label, tone } = STATUS[status];
  const shown = time ? [time] : times;
  return (
    <li className="rounded-field border border-line p-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 break-words">
          {INTERVIEW_MODE_LABEL[mode]}
          {place && `: ${place}`}
        </span>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <ul className={cn("mt-2 tabular-nums", time ? "font-medium" : "text-muted")}>
        {shown.map((each) => (
          <li key={each}>{appointmentInWords(each)}</li>
        ))}
      </ul>
      <div className="mt-2 empty:hidden">
        <InterviewCalendar
          interview={interview}
          summary={`Interview: ${application.name}, ${application.jobTitle}`}
          path={boardPath(application.jobId, application._id)}
        />
      </div>
    </li>
  );
}

function EventItem({ event, name }: { event: ApplicationEvent; name: string }) {
  const { at, by, kind, text } = event;
  return (
    <li className="min-w-0 text-sm">
      <p className="font-medium break-words">{titleOf(event, name)}</p>
      <p className="text-xs text-muted">{momentInWords(at)}</p>
      {text && (
        <p
          className={cn(
            "mt-1.5 break-words whitespace-pre-line",
            kind === "message" && "rounded-card p-3",
            kind === "message" && (by === "applicant" ? "bg-brand-soft" : "bg-sunken"),
          )}
        >
          {text}
        </p>
      )}
    </li>
  );
}

function titleOf({ kind, by, stage }: ApplicationEvent, name: string): string {
  if (kind === "message") return by === "applicant" ? `${name} wrote` : "Your company wrote";
  if (kind === "interview") return by === "applicant" ? `${name} about the interview` : "Interview proposed";
  if (kind === "reminder") return "No answer for 21 days: the applicant was told";
  if (kind === "outside") return by === "applicant" ? `${name} answered` : "Your company says";
  if (stage === "applied") return `${name} applied`;
  if (stage === "withdrawn") return `${name} withdrew`;
  if (stage === "viewed") return "Viewed by your company";
  return stage ? `Moved to “${STAGE_LABEL[stage]}”` : "Changed";
}
