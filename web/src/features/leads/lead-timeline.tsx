import { momentInWords } from "@cardplaza/contract/date-words";
import { FOLLOW_UP_LABEL, LEAD_SOURCE_LABEL } from "@cardplaza/contract/leads/lead-words";
import type { LeadStep } from "@cardplaza/contract/leads/received-leads";
import { OUTSIDE_WAY_WORDS, type OutsideWay } from "@cardplaza/contract/outside-answers/outside-answer-words";
import {
  BellOff,
  BellRing,
  CircleDot,
  Inbox,
  type LucideIcon,
  Merge,
  Phone,
  StickyNote,
  Tag,
  Undo2,
} from "lucide-react";

const ICONS: Record<LeadStep["type"], LucideIcon> = {
  received: Inbox,
  note: StickyNote,
  status: CircleDot,
  tags: Tag,
  reminder_set: BellRing,
  reminder_cleared: BellOff,
  reminder_due: BellRing,
  merged: Merge,
  withdrawn: Undo2,
  outside: Phone,
};

/** Newest first. */
export function LeadTimeline({ steps }: { steps: readonly LeadStep[] }) {
  return (
    <ol className="grid gap-4">
      {steps.map((step, index) => {
        const Icon = ICONS[step.type];
        return (
          <li key={`${step.at} ${index}`} className="flex gap-3 text-sm">
            <span className="grid size-7 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong">
              <Icon aria-hidden="true" className="size-3.5" />
            </span>
            <div className="min-w-0 pt-0.5">
              <p className="break-words">{wordsOf(step)}</p>
              {(step.type === "note" || step.type === "received") && step.text && (
                <p className="mt-0.5 line-clamp-3 break-words text-muted">{step.text}</p>
              )}
              <p className="mt-0.5 text-xs text-muted">{momentInWords(step.at, "reader")}</p>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function wordsOf({ type, name, source, from, to, text, due, way, outside }: LeadStep): string {
  switch (type) {
    case "received":
      return `${name ?? "Somebody"} wrote${source ? ` (${LEAD_SOURCE_LABEL[source].toLowerCase()})` : ""}`;
    case "note":
      return "You noted";
    case "status":
      return from && to ? `${FOLLOW_UP_LABEL[from]} became ${FOLLOW_UP_LABEL[to]}` : "The status changed";
    case "tags":
      return text ? `Tagged ${text}` : "All tags removed";
    case "reminder_set":
      return due ? `Reminder set for ${momentInWords(due, "reader")}` : "Reminder set";
    case "reminder_cleared":
      return "Reminder cleared";
    case "reminder_due":
      return "You were reminded";
    case "merged":
      return "Another lead was merged into this one";
    case "withdrawn":
      return "The sender took a message back";
    case "outside":
      return outsideWords(way ?? "call", outside);
  }
}

function outsideWords(way: OutsideWay, answer: LeadStep["outside"]): string {
  const byWay = `by ${OUTSIDE_WAY_WORDS[way]}`;
  if (answer === "confirmed") return `The sender confirmed the contact ${byWay}`;
  if (answer === "denied") return `The sender says there was no contact ${byWay}`;
  return `You contacted them ${byWay}`;
}
