import { sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/database.ts";

export interface Claimed {
  conversationId: string;
  memberId: string;
}

export type Due = "ring_at" | "mail_at";

/** A process that takes a notice and stops loses it again after this time. */
const LEASE_MS = 15_000;
export const CLAIMED_AT_ONCE = 200;

/**
 * Takes what is due, in a statement of its own: while it rings, no row is locked for which a sender would have to wait.
 * Returns the lease: a newer message sets another time.
 */
export async function claimDue(db: Db, due: Due, now: Date): Promise<{ claimed: Claimed[]; lease: Date }> {
  const lease = new Date(now.getTime() + LEASE_MS);
  const column = sql.raw(due);
  const { rows: claimed } = await db.execute<Claimed & Record<string, unknown>>(sql`
    update message_notices notice set ${column} = ${lease.toISOString()}::timestamptz
    from (select conversation_id, member_id from message_notices where ${column} <= ${now.toISOString()}::timestamptz
      order by ${column} limit ${CLAIMED_AT_ONCE} for update skip locked) due
    where notice.conversation_id = due.conversation_id and notice.member_id = due.member_id
    returning notice.conversation_id as "conversationId", notice.member_id as "memberId"`);
  return { claimed, lease };
}

export interface Settled extends Claimed {
  /** Told of everything up to here. */
  toldSeq?: number;
  mailedAt?: Date;
  /** When it is looked at again. */
  mailAt?: Date;
}

/** Notes what was done. Locks in the order in which senders do, and shortly before the commit. */
export async function settle(tx: Tx, due: Due, lease: Date, all: readonly Settled[]): Promise<void> {
  const at = sql`${lease.toISOString()}::timestamptz`;
  const settled = sql`jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as settled("conversationId" text, "memberId" text,
    "toldSeq" int, "mailedAt" timestamptz, "mailAt" timestamptz)`;
  const time =
    due === "ring_at"
      ? sql`ring_at = nullif(notice.ring_at, ${at}), told_seq = greatest(notice.told_seq, own."toldSeq")`
      : sql`mail_at = case when notice.mail_at = ${at} then own."mailAt" else notice.mail_at end,
          mailed_at = coalesce(own."mailedAt", notice.mailed_at)`;
  await tx.execute(sql`
    with own as materialized (
      select settled.* from message_notices notice join ${settled}
        on notice.conversation_id = settled."conversationId" and notice.member_id = settled."memberId"
      order by notice.conversation_id, notice.member_id for update of notice
    )
    update message_notices notice set ${time} from own
    where notice.conversation_id = own."conversationId" and notice.member_id = own."memberId"`);
}
