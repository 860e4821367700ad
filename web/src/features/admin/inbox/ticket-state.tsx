import type { TicketCase } from "@cardplaza/contract/support/support";
import { isClosedTicket, isGrievance, type TicketStatus } from "@cardplaza/contract/support/support-words";
import { Badge } from "../../../ui/badge.tsx";
import { INBOX_WORDS as words } from "./inbox-words.ts";

const TONES: Record<TicketStatus, "neutral" | "brand" | "positive" | "warning"> = {
  open: "warning",
  acknowledged: "brand",
  in_progress: "brand",
  resolved: "positive",
  rejected: "neutral",
};

export function TicketState({ ticket: { status, topic } }: { ticket: TicketCase }) {
  return (
    <span className="flex flex-wrap justify-end gap-1.5 @2xl:justify-start">
      <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
      {isGrievance(topic) && <Badge tone="danger">{words.grievance}</Badge>}
    </span>
  );
}

/** What is due next: it is acknowledged, or resolved. */
export function TicketDue({ ticket }: { ticket: TicketCase }) {
  if (isClosedTicket(ticket.status)) return words.closed;
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1 @2xl:justify-start">
      {ticket.acknowledgedAt ? words.resolveBy(ticket.resolveBy) : words.acknowledgeBy(ticket.acknowledgeBy)}
      {ticket.isLate && <Badge tone="danger">{words.late}</Badge>}
    </span>
  );
}
