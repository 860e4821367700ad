import {
  CONTACT_TEXT,
  isClosedTicket,
  type TicketAction,
  type TicketStatus,
} from "@cardplaza/contract/support/support-words";
import type { AdminContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { conflict, invalid } from "../../platform/refusals.ts";
import { asAdmin } from "../audit/record-admin-action.ts";
import { notify } from "../notifications/notify.ts";
import { mailAnswer, mailOutcome } from "./mail-ticket.ts";
import { changeTicketStatus } from "./change-ticket-status.ts";
import { presentTicketCase } from "./present-ticket.ts";
import type { TicketRow } from "./support.table.ts";
import { lockTicket, stepsOf } from "./ticket-queries.ts";

/** The new status of each action, and the statuses in which it is allowed. */
const STEPS: Record<TicketAction, { from: TicketStatus[]; to: TicketStatus }> = {
  acknowledge: { from: ["open"], to: "acknowledged" },
  answer: { from: ["open", "acknowledged", "in_progress"], to: "in_progress" },
  start: { from: ["open", "acknowledged"], to: "in_progress" },
  resolve: { from: ["open", "acknowledged", "in_progress"], to: "resolved" },
  reject: { from: ["open", "acknowledged", "in_progress"], to: "rejected" },
  reopen: { from: ["resolved", "rejected"], to: "open" },
};

interface Work {
  action: TicketAction;
  reason?: string;
  answer?: string;
  /** What the administrator saw. */
  version?: string;
}

/** Moves a ticket on. The answer, and the reason of a resolution or rejection, is sent to the sender too. */
export async function workOnTicket(ctx: AdminContext, id: string, { action, reason, answer, version }: Work) {
  const { from, to } = STEPS[action];
  if (action === "answer" && !answer) throw invalid({ answer: CONTACT_TEXT.needAnswer });
  return asAdmin(ctx, async (tx, record) => {
    const before = await lockTicket(tx, id);
    const isStale = version !== undefined && version !== before.updatedAt.toISOString();
    if (isStale || !from.includes(before.status)) throw conflict(CONTACT_TEXT.wrongStep);
    const note = (action === "answer" ? answer : reason) ?? "";
    const after = await changeTicketStatus(ctx, tx, before, { status: to, byUs: true, note });
    const isDone = isClosedTicket(to);
    record({
      action: `ticket.${action}`,
      targetType: "ticket",
      targetId: id,
      before: { status: before.status },
      after: { status: after.status },
      reason,
      destructive: isDone,
    });
    if (isDone || action === "answer") await sendToSender(ctx, tx, after, note);
    return presentTicketCase({ db: tx, now: ctx.now }, after, (await stepsOf(tx, [after])).get(id) ?? []);
  });
}

/** Members are notified, with a mail if they chose so; visitors get a mail. */
async function sendToSender(ctx: AdminContext, tx: Tx, ticket: TicketRow, note: string): Promise<void> {
  const isNotified =
    ticket.memberId !== null &&
    (await notify(ctx, tx, {
      to: ticket.memberId,
      news: "ticket.answered",
      with: { number: ticket.number, answer: note },
      targetUrl: "/contact-us#your-messages",
      about: `ticket:${ticket.id}:${ticket.updatedAt.toISOString()}`,
    }));
  if (isNotified) return;
  await (isClosedTicket(ticket.status) ? mailOutcome : mailAnswer)(ctx, tx, ticket, note);
}
