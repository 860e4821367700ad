import { sql } from "drizzle-orm";
import { MAIL_AFTER_MINUTES, MAIL_AGAIN_MINUTES } from "@cardplaza/contract/messages/message-limits";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { mailLater } from "../../notifications/mail-later.ts";
import { CLAIMED_AT_ONCE, claimDue, settle, type Claimed } from "./claim.ts";
import { findUnreadFor, noticesOf, type Unread } from "./unread-for.ts";

/** Mails of what nobody has read on any device for ten minutes: one for a conversation and hour, without a word of it. */
export async function mailUnread(ctx: JobContext, signal: AbortSignal): Promise<void> {
  const { now } = ctx;
  for (;;) {
    const { claimed, lease } = await claimDue(ctx.db, "mail_at", now);
    if (claimed.length === 0) return;
    await inTransaction(ctx.db, async (tx) => {
      const unread = await findUnreadFor(tx, claimed, now);
      const isDue = (one: Unread) => dueAt(one) <= now;
      await mailLater(ctx, tx, await noticesOf(tx, unread.filter(isDue)));
      const settled = unread.map((one) => ({
        conversationId: one.conversationId,
        memberId: one.memberId,
        ...(isDue(one) ? { mailedAt: now } : { mailAt: dueAt(one) }),
      }));
      const kept = new Set(settled.map(({ conversationId, memberId }) => `${conversationId} ${memberId}`));
      const done = claimed.filter(
        ({ conversationId, memberId }) => !kept.has(`${conversationId} ${memberId}`),
      );
      await settle(tx, "mail_at", lease, [...settled, ...done]);
      await removeDone(tx, done, now);
    });
    if (claimed.length < CLAIMED_AT_ONCE) return;
    signal.throwIfAborted();
  }
}

/** Ten minutes after the oldest unread message, which may be younger than the notice, and an hour after the last mail. */
const dueAt = ({ oldestAt, mailedAt }: Unread) =>
  new Date(
    Math.max(
      oldestAt + MAIL_AFTER_MINUTES * MINUTE_MS,
      mailedAt === null ? 0 : mailedAt + MAIL_AGAIN_MINUTES * MINUTE_MS,
    ),
  );

/** A row stays while it says when the last mail went, and if a new message has come. Its lock is held already. */
async function removeDone(tx: Tx, done: readonly Claimed[], now: Date): Promise<void> {
  const list = (value: (one: Claimed) => string) => sql`${sql.param(done.map(value))}::text[]`;
  const hourAgo = new Date(now.getTime() - MAIL_AGAIN_MINUTES * MINUTE_MS);
  await tx.execute(sql`
    delete from message_notices notice
    using unnest(${list(({ conversationId }) => conversationId)}, ${list(({ memberId }) => memberId)})
      as done(conversation_id, member_id)
    where notice.conversation_id = done.conversation_id and notice.member_id = done.member_id
      and notice.ring_at is null and notice.mail_at is null
      and (notice.mailed_at is null or notice.mailed_at <= ${hourAgo.toISOString()}::timestamptz)`);
}
