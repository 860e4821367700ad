import { eq, sql } from "drizzle-orm";
import {
  conversationPath,
  MESSAGE_DECISIONS,
  MESSAGE_TEXT,
} from "@cardplaza/contract/messages/message-words";
import { MESSAGES_PATH } from "@cardplaza/contract/screen-paths";
import { wrongState } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { one } from "../../../platform/one.ts";
import { moderated } from "../../audit/moderated.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { messageCases } from "../cases/cases.table.ts";
import { deliverMessage } from "./deliver-message.ts";
import { caseIdOfMessage, findMessageSubjects } from "./message-subjects.ts";
import { removeMessage } from "./remove-message.ts";
import { CASE_TYPE, findCase } from "./show-cases.ts";

/** A message that waits is delivered, a reported one stays, or one is removed for all with a reason for its sender. */
export const moderatedMessages = moderated({
  kind: "message",
  targetType: CASE_TYPE,
  actions: MESSAGE_DECISIONS,
  against: ["remove"],
  cases: {
    type: "message",
    noun: "message",
    find: findMessageSubjects,
    meanings: { approve: "show", remove: "delete" },
    decidedBy: caseIdOfMessage,
    isPrivate: true,
  },
  notFound: MESSAGE_TEXT.caseNotFound,
  show: findCase,
  async lock(_ctx, tx, id) {
    const isThis = eq(messageCases.id, id);
    const [found] = await tx.select().from(messageCases).where(isThis);
    if (!found) return undefined;
    // The conversation first, as everywhere.
    await tx.execute(sql`select from conversations where id = ${found.conversationId} for no key update`);
    const [row] = await tx.select().from(messageCases).where(isThis).for("no key update");
    return row && { row, isDelivered: false };
  },
  reportedId: ({ row }) => row.messageId,
  // Records have no word of what members wrote.
  rowOf: ({ row: { message: _message, before: _before, ...row } }) => row,
  refuse({ row: { status } }, { action }) {
    const isOpen = status === "waiting" || status === "reported";
    const isPossible = action === "approve" ? isOpen : status !== "removed";
    return isPossible ? undefined : wrongState(MESSAGE_TEXT.nowClosed[action]);
  },
  async change(ctx, tx, { row: before }, { action, reason = "" }) {
    const isApproved = action === "approve";
    const row = one(
      await tx
        .update(messageCases)
        .set({
          status: isApproved ? "approved" : "removed",
          decisionReason: reason,
          decidedBy: ctx.admin.id,
          decidedAt: ctx.now,
          ...nextVersion(before, ctx.now),
        })
        .where(eq(messageCases.id, before.id))
        .returning(),
    );
    if (!isApproved) await removeMessage(ctx, tx, before.messageId);
    else if (before.status === "waiting")
      return { row, isDelivered: await deliverMessage(ctx, tx, before.messageId) };
    return { row, isDelivered: false };
  },
  async notify(ctx, tx, { after: { row, isDelivered }, decision: { action, reason }, appealPath }) {
    const isApproved = action === "approve";
    // A reported message that stays was never away: its sender knows nothing of the report.
    if (!row.senderId || (isApproved && !isDelivered)) return;
    await notifyAll(ctx, tx, [
      {
        news: "message.decision",
        with: { isApproved, ...(!isApproved && { reason }) },
        to: row.senderId,
        targetUrl: isApproved
          ? conversationPath(row.conversationId, row.messageId)
          : (appealPath ?? MESSAGES_PATH),
        about: `message-case:${row.id}:${row.version}`,
      },
    ]);
  },
});
