import {
  CONTACT_TEXT,
  type TicketAction,
  type TicketStatus,
} from "@cardplaza/contract/support/support-words";
import type { AdminContext } from "../../context.ts";
import { conflict } from "../../platform/refusals.ts";
import { asAdmin } from "../audit/record-admin-action.ts";
import { notify } from "../notifications/notify.ts";
import { mailOutcome } from "./mail-ticket.ts";
import { changeTicketStatus } from "./change-ticket-status.ts";
import { presentTicketCase } from "./present-ticket.ts";
import { lockTicket, stepsOf } from "./ticket-queries.ts";

/** The new status of each action, and the statuses in which it is allowed. */
const STEPS: Record<TicketAction, { from: TicketStatus[]; to: TicketStatus }> = {
  acknowledge: { from: ["open"], to: "acknowledged" },
  start: { from: ["open", "acknowledged"], to: "in_progress" },
  resolve: { from: ["open", "acknowledged", "in_progress"], to: "resolved" },
  reject: { from: ["open", "acknowledged", "in_progress"], to: "rejected" },
  reopen: { from: ["resolved", "rejected"], to: "open" },
};

/** Changes the status of a ticket. A resolution or rejection needs a reason, which the sender gets too. */
export async function workOnTicket(ctx: AdminContext, id: string, action: TicketAction, reason?: string) {
  const { from, to } = STEPS[action];
  return asAdmin(ctx, async (tx, record) => {
    const before = await lockTicket(tx, id);
    if (!from.includes(before.status)) throw conflict(CONTACT_TEXT.wrongStep);
    const after = await changeTicketStatus(ctx, tx, before, { status: to, byUs: true, note: reason ?? "" });
    const isDone = action === "resolve" || action === "reject";
    record({
      action: `ticket.${action}`,
      targetType: "ticket",
      targetId: id,
      before: { status: before.status },
      after: { status: after.status },
      reason,
      destructive: isDone,
    });
    if (isDone) {
      const isNotified =
        after.memberId !== null &&
        (await notify(ctx, tx, {
          to: after.memberId,
          news: "ticket.answered",
          with: { number: after.number, answer: reason ?? "" },
          targetUrl: "/contact-us#your-messages",
          about: `ticket:${id}:${after.updatedAt.toISOString()}`,
        }));
      if (!isNotified) await mailOutcome(ctx, tx, after, reason ?? "");
    }
    return presentTicketCase({ db: tx, now: ctx.now }, after, (await stepsOf(tx, [after])).get(id) ?? []);
  });
}
