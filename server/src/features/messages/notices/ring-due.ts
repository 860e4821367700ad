import { sql } from "drizzle-orm";
import type { JobContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { readNoticesAbout } from "../../notifications/opened.ts";
import { CLAIMED_AT_ONCE, claimDue, settle, type Claimed } from "./claim.ts";
import { findUnreadFor, noticesOf } from "./unread-for.ts";

/** Rings for all messages that are due and still unread: one bell for each member and conversation, which grows. */
export async function ringDue(services: JobContext, now: Date): Promise<void> {
  // Nobody is the actor, also if the call of a member woke this.
  const ctx = { ...services, member: null, now };
  for (;;) {
    const { claimed, lease } = await claimDue(ctx.db, "ring_at", now);
    if (claimed.length === 0) return;
    const rung = await inTransaction(ctx.db, async (tx) => {
      const unread = await findUnreadFor(tx, claimed, now);
      const untold = unread.filter(({ newestSeq, toldSeq }) => newestSeq > toldSeq);
      await notifyAll(ctx, tx, await noticesOf(tx, untold));
      const told = new Map(untold.map((each) => [keyOf(each), each.newestSeq]));
      await settle(
        tx,
        "ring_at",
        lease,
        claimed.map((each) => ({ ...each, toldSeq: told.get(keyOf(each)) })),
      );
      return untold;
    });
    await markReadMeanwhile(ctx, rung);
    if (claimed.length < CLAIMED_AT_ONCE) return;
  }
}

const keyOf = ({ conversationId, memberId }: Claimed) => `${conversationId} ${memberId}`;

/** Somebody may have read it between the look at their place and the bell. */
async function markReadMeanwhile(ctx: JobContext, rung: readonly Claimed[]): Promise<void> {
  if (rung.length === 0) return;
  const list = (value: (one: Claimed) => string) => sql`${sql.param(rung.map(value))}::text[]`;
  const { rows } = await ctx.db.execute<Claimed & Record<string, unknown>>(sql`
    select place.conversation_id as "conversationId", place.member_id as "memberId" from conversation_members place
    join unnest(${list(({ conversationId }) => conversationId)}, ${list(({ memberId }) => memberId)})
      as rung(conversation_id, member_id) using (conversation_id, member_id)
    where place.other_seq <= place.read_seq`);
  for (const { conversationId, memberId } of rows)
    await readNoticesAbout({ ...ctx, member: { id: memberId } }, [conversationId]);
}
