import { sql } from "drizzle-orm";
import { MAIL_AFTER_MINUTES, RING_AFTER_MS } from "@cardplaza/contract/messages/message-limits";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { Tx } from "../../../platform/database.ts";

interface Written {
  conversationId: string;
  senderId: string;
}

/** What is still to be told of a message: `storeMessage` does the same in its own statement. */
export async function noteForOthers(
  { now }: { now: Date },
  tx: Tx,
  { conversationId, senderId }: Written,
): Promise<void> {
  const dueAt = (ms: number) => new Date(now.getTime() + ms).toISOString();
  await tx.execute(sql`
    insert into message_notices as notice (conversation_id, member_id, sender_id, ring_at, mail_at)
    select conversation_id, member_id, ${senderId}, ${dueAt(RING_AFTER_MS)}::timestamptz,
      ${dueAt(MAIL_AFTER_MINUTES * MINUTE_MS)}::timestamptz
    from conversation_members place
    where conversation_id = ${conversationId} and standing = 'in' and member_id <> ${senderId}
      and (muted_until is null or muted_until < ${now.toISOString()}::timestamptz)
    order by member_id
    on conflict (conversation_id, member_id) do update set sender_id = excluded.sender_id,
      ring_at = coalesce(notice.ring_at, excluded.ring_at), mail_at = coalesce(notice.mail_at, excluded.mail_at)`);
}
