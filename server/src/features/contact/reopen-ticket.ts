import { CONTACT_TEXT, isClosedTicket } from "@cardplaza/contract/contact-words";
import type { MemberContext } from "../../context.ts";
import { wrongState } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { moveTicket } from "./move-ticket.ts";
import { presentTicket, reopenEnds } from "./present-ticket.ts";
import { findOwnTicket, stepsOf } from "./ticket-queries.ts";

/** By whoever wrote, within seven days of the answer. */
export function reopenTicket(ctx: MemberContext, id: string, note: string) {
  return inTransaction(ctx.db, async (tx) => {
    const ticket = await findOwnTicket(tx, ctx.member, id);
    if (!isClosedTicket(ticket.status)) throw wrongState(CONTACT_TEXT.stillOpen);
    const until = reopenEnds(ticket);
    if (!until || until <= ctx.now) throw wrongState(CONTACT_TEXT.notOpen);
    const row = await moveTicket(ctx, tx, ticket, { status: "open", byUs: false, note });
    return presentTicket(row, (await stepsOf(tx, [row])).get(id) ?? []);
  });
}
