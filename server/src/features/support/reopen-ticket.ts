import { CONTACT_TEXT, isClosedTicket } from "@cardplaza/contract/support/support-words";
import type { Context } from "../../context.ts";
import { unauthenticated, wrongState } from "../../platform/refusals.ts";
import type { LinkSeal } from "../../platform/secrets/signed-links.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { mailSupport } from "./mail-ticket.ts";
import { changeTicketStatus } from "./change-ticket-status.ts";
import { presentTicket, reopenDeadline } from "./present-ticket.ts";
import { reopenLinks } from "./reopen-links.ts";
import { lockOwnTicket, lockTicket, stepsOf } from "./ticket-queries.ts";

interface Reopening {
  note: string;
  seal?: LinkSeal;
}

/** Reopens a ticket for its sender, within seven days of our decision. */
export function reopenTicket(ctx: Context, id: string, { note, seal }: Reopening) {
  return inTransaction(ctx.db, async (tx) => {
    if (!seal && !ctx.member) throw unauthenticated();
    if (seal) await reopenLinks.check({ db: tx, now: ctx.now }, id, seal);
    const ticket = ctx.member && !seal ? await lockOwnTicket(tx, ctx.member, id) : await lockTicket(tx, id);
    if (!isClosedTicket(ticket.status)) throw wrongState(CONTACT_TEXT.stillOpen);
    const until = reopenDeadline(ticket);
    if (!until || until <= ctx.now) throw wrongState(CONTACT_TEXT.notOpen);
    const row = await changeTicketStatus(ctx, tx, ticket, { status: "open", byUs: false, note });
    await mailSupport(ctx, tx, row, note);
    // A visitor can type any address, so the response to the mailed link does not show the message.
    if (seal) return { ...presentTicket(row, []), subject: "", message: "" };
    return presentTicket(row, (await stepsOf(tx, [row])).get(id) ?? []);
  });
}
