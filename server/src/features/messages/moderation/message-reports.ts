import { and, desc, eq, lt } from "drizzle-orm";
import { MESSAGES_BEFORE_REPORT } from "@cardplaza/contract/messages/message-limits";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import type { Tx } from "../../../platform/database.ts";
import { conflict } from "../../../platform/refusals.ts";
import { one } from "../../../platform/one.ts";
import type { ReportTarget } from "../../../registry/report-target.ts";
import { reports } from "../../moderation/moderation.table.ts";
import { openReportedCase } from "../cases/open-case.ts";
import { messages, type MessageRow } from "../messages.table.ts";
import { isSeenFrom, isThere } from "../places/conditions.ts";
import { lockSeenMessage, type SeenMessage } from "../writing/seen-messages.ts";

/** Who is in a conversation shows administrators one message of it, and the few that came before. */
export const messageReports: ReportTarget = {
  type: "message",
  async requireReportable({ member }, tx, id) {
    // Locked, so that of two reports at once the second finds the case of the first.
    const { message } = await lockSeenMessage(tx, member.id, id);
    if (message.senderId === member.id) throw conflict(MESSAGE_TEXT.own);
  },
  async onReported(ctx, tx, id) {
    const seen = await lockSeenMessage(tx, ctx.member.id, id);
    const { reason } = one(
      await tx
        .select({ reason: reports.reason })
        .from(reports)
        .where(
          and(
            eq(reports.reporterId, ctx.member.id),
            eq(reports.targetType, "message"),
            eq(reports.targetId, id),
          ),
        ),
    );
    await openReportedCase(ctx, tx, seen.message, { reason, before: await findBefore(tx, seen) });
  },
};

/** The last ones before it, in their order. */
async function findBefore(tx: Tx, { own, message }: SeenMessage): Promise<MessageRow[]> {
  const rows = await tx
    .select()
    .from(messages)
    .where(and(isSeenFrom(own), isThere(), eq(messages.kind, "text"), lt(messages.seq, message.seq)))
    .orderBy(desc(messages.seq))
    .limit(MESSAGES_BEFORE_REPORT);
  return rows.toReversed();
}
