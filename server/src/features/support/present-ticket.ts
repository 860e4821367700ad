import type { z } from "zod";
import type { Ticket, TicketCase } from "@cardplaza/contract/support/support";
import { isClosedTicket, REOPEN_DAYS } from "@cardplaza/contract/support/support-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { AdminContext } from "../../context.ts";
import { signDocumentUrl } from "../uploads/document-links.ts";
import type { TicketRow, TicketStepRow } from "./support.table.ts";

export function presentTicket(ticket: TicketRow, steps: TicketStepRow[]): z.input<typeof Ticket> {
  const { id, number, topic, subject, message, status, createdAt, resolveBy } = ticket;
  return {
    _id: id,
    ticketNo: number,
    topic,
    subject,
    message,
    status,
    createdAt,
    resolveBy,
    reopenBy: isClosedTicket(status) ? reopenDeadline(ticket) : null,
    steps,
  };
}

export const reopenDeadline = ({ closedAt }: TicketRow) =>
  closedAt && new Date(closedAt.getTime() + REOPEN_DAYS * DAY_MS);

export async function presentTicketCase(
  ctx: Pick<AdminContext, "db" | "now">,
  ticket: TicketRow,
  steps: TicketStepRow[],
): Promise<z.input<typeof TicketCase>> {
  const { name, email, phone, memberId, document, acknowledgeBy, acknowledgedAt, status } = ticket;
  const due = acknowledgedAt ? ticket.resolveBy : acknowledgeBy;
  return {
    ...presentTicket(ticket, steps),
    name,
    email,
    phone,
    memberId,
    document: document && (await signDocumentUrl(ctx, document)),
    acknowledgeBy,
    acknowledgedAt,
    version: ticket.updatedAt.toISOString(),
    isLate: !isClosedTicket(status) && due < ctx.now,
  };
}
