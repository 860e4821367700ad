import { eq } from "drizzle-orm";
import { isClosedTicket, timesFor, type TicketStatus } from "@cardplaza/contract/support/support-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Context } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { one } from "../../platform/one.ts";
import { tickets, ticketSteps, type TicketRow } from "./support.table.ts";

interface Step {
  status: TicketStatus;
  byUs: boolean;
  note: string;
}

/** Changes the status and records the note. A reopened ticket gets a new deadline. */
export async function changeTicketStatus(
  ctx: Context,
  tx: Tx,
  ticket: TicketRow,
  step: Step,
): Promise<TicketRow> {
  const { status, byUs } = step;
  const isReopened = isClosedTicket(ticket.status) && !isClosedTicket(status);
  await tx
    .insert(ticketSteps)
    .values({ ...step, id: newId(ctx.now.getTime()), ticketId: ticket.id, at: ctx.now });
  return one(
    await tx
      .update(tickets)
      .set({
        status,
        // Any step by us means that we have seen it.
        acknowledgedAt: ticket.acknowledgedAt ?? (byUs ? ctx.now : null),
        closedAt: isClosedTicket(status) ? ctx.now : null,
        ...(isReopened && {
          resolveBy: new Date(ctx.now.getTime() + timesFor(ticket.topic).resolveDays * DAY_MS),
        }),
        updatedAt: ctx.now,
      })
      .where(eq(tickets.id, ticket.id))
      .returning(),
  );
}
