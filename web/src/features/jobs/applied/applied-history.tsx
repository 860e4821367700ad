import type { OwnApplication } from "@cardplaza/contract/jobs/application";
import { CalendarClock, Check, Clock, MessageSquare, Phone, type LucideIcon } from "lucide-react";
import { cn } from "../../../ui/class-names.ts";
import { eventTitle, type AppliedEvent } from "./applied-words.ts";

const ICON: Record<AppliedEvent["kind"], LucideIcon> = {
  stage: Check,
  message: MessageSquare,
  interview: CalendarClock,
  reminder: Clock,
  outside: Phone,
};

/** The history of an application, in its order. */
export function AppliedHistory({ application: { history, job } }: { application: OwnApplication }) {
  return (
    <ol aria-label="What happened" className="grid grid-cols-1">
      {history.map((event, index) => {
        const Icon = ICON[event.kind];
        const isLast = index === history.length - 1;
        return (
          <li key={`${event.at} ${event.kind}`} className={cn("relative flex gap-3", !isLast && "pb-5")}>
            {!isLast && (
              <span
                aria-hidden="true"
                className="absolute top-7 bottom-0 left-3.5 w-px -translate-x-1/2 bg-line"
              />
            )}
            <span
              className={cn(
                "grid size-7 shrink-0 place-items-center rounded-full",
                event.by === "applicant" ? "bg-hover text-muted" : "bg-brand-soft text-brand-strong",
                event.kind === "reminder" && "bg-warning-soft text-warning",
              )}
            >
              <Icon aria-hidden="true" className="size-3.5" />
            </span>
            <div className="min-w-0 flex-1 pt-1">
              <p className="text-sm font-medium break-words">
                <time dateTime={event.at}>{eventTitle(event, job.company.name)}</time>
              </p>
              {event.text && (
                <p
                  className={cn(
                    "mt-1.5 w-fit max-w-full text-sm break-words whitespace-pre-line",
                    event.kind === "message"
                      ? cn(
                          "rounded-card px-3.5 py-2.5",
                          event.by === "applicant" ? "bg-brand-soft" : "bg-sunken",
                        )
                      : "text-muted",
                  )}
                >
                  {event.text}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
