import { dayInWords } from "@cardplaza/contract/date-words";
import type { Ticket } from "@cardplaza/contract/support/support";
import {
  CONTACT_TOPIC_WORDS,
  isClosedTicket,
  TICKET_STATUS_WORDS,
  type TicketStatus,
} from "@cardplaza/contract/support/support-words";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Panel } from "../../ui/panel.tsx";
import { ReopenTicket } from "./reopen-ticket.tsx";
import { useOwnTickets } from "./use-tickets.ts";

const TONES: Record<TicketStatus, "neutral" | "brand" | "positive" | "warning"> = {
  open: "neutral",
  acknowledged: "brand",
  in_progress: "brand",
  resolved: "positive",
  rejected: "warning",
};

/** A member's messages and our replies. Hidden for members who never wrote. */
export function YourMessages() {
  const { data, isError, isFetching, refetch } = useOwnTickets();
  if (isError) {
    return (
      <Notice
        tone="warning"
        action={
          <Button size="sm" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        }
      >
        Your earlier messages did not load.
      </Notice>
    );
  }
  if (!data || data.tickets.length === 0) return null;
  return (
    <section id="your-messages" aria-labelledby="your-messages-heading">
      <h2 id="your-messages-heading" className="text-xl">
        Your messages
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-3">
        {data.tickets.map((ticket) => (
          <li key={ticket._id}>
            <OneTicket ticket={ticket} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function OneTicket({ ticket }: { ticket: Ticket }) {
  const { ticketNo, topic, subject, message, status, createdAt, resolveBy, reopenBy, steps } = ticket;
  return (
    <Panel className="p-4 sm:p-5" aria-label={`Ticket ${ticketNo}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h3 className="text-base break-words">{subject}</h3>
          <p className="mt-1 text-sm text-muted tabular-nums">
            {ticketNo} · {CONTACT_TOPIC_WORDS[topic]} · {dayInWords(createdAt)}
          </p>
        </div>
        <Badge tone={TONES[status]}>{TICKET_STATUS_WORDS[status]}</Badge>
      </div>
      <details className="mt-3 text-sm">
        <summary className="w-fit cursor-pointer text-brand-strong underline underline-offset-4">
          What you wrote
        </summary>
        <p className="mt-2 break-words whitespace-pre-line text-muted">{message}</p>
      </details>
      {steps.some(({ note }) => note) && (
        <ol className="mt-3 grid grid-cols-1 gap-2 border-l-2 border-line pl-3 text-sm">
          {steps
            .filter(({ note }) => note)
            .map(({ at, byUs, note }) => (
              <li key={at}>
                <p className="text-xs text-muted">
                  {byUs ? "Our answer" : "You"} · {dayInWords(at)}
                </p>
                <p className="break-words whitespace-pre-line">{note}</p>
              </li>
            ))}
        </ol>
      )}
      {!isClosedTicket(status) && (
        <p className="mt-3 text-sm text-muted">We mean to be done by {dayInWords(resolveBy)}.</p>
      )}
      {reopenBy && <ReopenTicket id={ticket._id} until={reopenBy} />}
    </Panel>
  );
}
