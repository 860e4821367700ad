import { and, eq, or, sql } from "drizzle-orm";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { awayReplies, messageReminders, scheduledMessages } from "../later/later.table.ts";
import { hiddenMessages, messages } from "../messages.table.ts";
import { messageClocks } from "../conversations.table.ts";
import { messageNotices } from "../notices/notices.table.ts";
import { messageOutcomes } from "../together/outcomes.table.ts";
import { messageSettings } from "../settings/settings.table.ts";
import { findNewestOfOthers } from "../places/newest-of-others.ts";
import { publishConversation } from "../places/publish.ts";
import { eraseFromCases } from "./erase-from-cases.ts";
import { leaveAll, tickAll } from "./leave-all.ts";
import { removeFilesOf } from "./remove-files.ts";

/** What a member wrote to others stays with them, as from a former member. All that was theirs alone is removed. */
export async function eraseFromConversations(ctx: JobContext, tx: Tx, memberId: string): Promise<void> {
  await eraseFromCases(tx, memberId);
  await eraseWaiting(ctx, tx, memberId);
  const changed = await removeFilesOf(tx, memberId, ctx.now);
  const left = await leaveAll(tx, memberId);
  for (const [conversationId, memberIds] of await tickAll(tx, memberId, [...changed, ...left]))
    await publishConversation(ctx, tx, memberIds, conversationId);
  // Reactions to messages that were deleted are gone with them.
  await findNewestOfOthers(tx, sql`place.conversation_id = any(${sql.param(changed)}::text[])`);
  for (const table of OWN) await tx.delete(table).where(eq(table.memberId, memberId));
  await tx.delete(messageNotices).where(eq(messageNotices.senderId, memberId));
  await tx.delete(awayReplies).where(or(eq(awayReplies.memberId, memberId), eq(awayReplies.toId, memberId)));
}

const OWN = [
  hiddenMessages,
  messageNotices,
  messageOutcomes,
  messageReminders,
  messageSettings,
  scheduledMessages,
  messageClocks,
] as const;

/** Nobody was ever shown them. */
async function eraseWaiting({ now }: JobContext, tx: Tx, memberId: string): Promise<void> {
  await tx
    .update(messages)
    .set({
      body: "",
      link: null,
      share: null,
      deletedAt: sql`coalesce(${messages.deletedAt}, ${now.toISOString()}::timestamptz)`,
    })
    .where(and(eq(messages.senderId, memberId), eq(messages.status, "waiting")));
  await tx
    .update(messages)
    .set({ textHash: null })
    .where(and(eq(messages.senderId, memberId), sql`${messages.textHash} is not null`));
}
