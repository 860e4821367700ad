import { sql } from "drizzle-orm";
import {
  MAIL_AFTER_MINUTES,
  MESSAGES_A_DAY,
  MESSAGES_A_MINUTE,
  RING_AFTER_MS,
} from "@cardplaza/contract/messages/message-limits";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import { DAY_MS, MINUTE_MS, midnightInIndia, dateInIndia } from "@cardplaza/contract/time";
import type { Tx } from "../../../platform/database.ts";
import { limitReached, tooMany } from "../../../platform/refusals.ts";
import { one } from "../../../platform/one.ts";
import type { MessageRow } from "../messages.table.ts";
import { setLine } from "../places/tick.ts";

export type NewRow = Omit<
  MessageRow,
  "seq" | "changedSeq" | "kind" | "senderId" | "note" | "pinnedAt" | "editedAt" | "deletedAt"
> & { senderId: string };

export interface Stored {
  seq: number;
  /** Everybody who is in the conversation, the sender included. */
  memberIds: string[];
}

/**
 * Stores a message as the next one of its conversation, whose row is locked: one statement takes the number, counts
 * what the sender has sent, and moves the conversation up for everybody. One that waits moves it for its sender alone.
 */
export async function storeMessage(tx: Tx, row: NewRow): Promise<Stored> {
  const { senderId, conversationId } = row;
  const now = row.createdAt;
  const at = now.toISOString();
  const { minute, day } = countedAt(now);
  const isWaiting = row.status === "waiting";
  const concerned = isWaiting ? sql`place.member_id = ${senderId}` : sql`place.standing = 'in'`;
  const line = setLine({ placeId: row.id, now, unreadFor: { seq: sql`head.head_seq`, by: senderId } });
  const { rows } = await tx.execute<{ seq: number; minutes: number; days: number; ids: string[] }>(sql`
    with head as (
      update conversations set head_seq = head_seq + 1 where id = ${conversationId} returning head_seq
    ), message as (
      insert into messages (id, conversation_id, seq, changed_seq, sender_id, client_id, body, reply_to, is_forwarded,
        subject, share, link, has_files, warning, text_hash, status, created_at)
      select ${row.id}, ${conversationId}, head_seq, head_seq, ${senderId}, ${row.clientId}, ${row.body}, ${row.replyTo},
        ${row.isForwarded}, ${json(row.subject)}::jsonb, ${json(row.share)}::jsonb, ${json(row.link)}::jsonb,
        ${row.hasFiles}, ${row.warning}, ${row.textHash}, ${row.status}, ${at}::timestamptz
      from head
    ), clocks as (
      insert into message_clocks as clock (member_id, change, minute, minute_count, day, day_count)
      select place.member_id, 1, ${minute}, (place.member_id = ${senderId})::int, ${day}, (place.member_id = ${senderId})::int
      from conversation_members place where place.conversation_id = ${conversationId} and ${concerned}
      order by place.member_id
      on conflict (member_id) do update set change = clock.change + 1,
        minute = excluded.minute, day = excluded.day,
        minute_count = case when clock.minute = excluded.minute then clock.minute_count else 0 end + excluded.minute_count,
        day_count = case when clock.day = excluded.day then clock.day_count else 0 end + excluded.day_count
      returning member_id, change, minute_count, day_count
    ), places as (
      update conversation_members place set changed = clocks.change ${line}
      from clocks, head
      where place.conversation_id = ${conversationId} and place.member_id = clocks.member_id
      returning place.member_id, place.muted_until
    ), notices as (
      insert into message_notices as notice (conversation_id, member_id, sender_id, ring_at, mail_at)
      select ${conversationId}, member_id, ${senderId}, ${dueAt(now, RING_AFTER_MS)}::timestamptz,
        ${dueAt(now, MAIL_AFTER_MINUTES * MINUTE_MS)}::timestamptz
      from places where member_id <> ${senderId} and (muted_until is null or muted_until < ${at}::timestamptz)
      order by member_id
      on conflict (conversation_id, member_id) do update set sender_id = excluded.sender_id,
        ring_at = least(notice.ring_at, excluded.ring_at), mail_at = coalesce(notice.mail_at, excluded.mail_at)
    )
    select head.head_seq as seq, (select array_agg(member_id) from places) as ids,
      (select minute_count from clocks where member_id = ${senderId}) as minutes,
      (select day_count from clocks where member_id = ${senderId}) as days
    from head`);
  const { seq, ids, minutes, days } = one(rows);
  if (minutes > MESSAGES_A_MINUTE) throw tooMany(MINUTE_MS / 1000, MESSAGE_TEXT.tooFast);
  if (days > MESSAGES_A_DAY) throw limitReached(MESSAGE_TEXT.tooManyToday);
  return { seq, memberIds: ids };
}

/** The minute and the day, in India, to which a message counts. */
export const countedAt = (now: Date) => ({
  minute: Math.floor(now.getTime() / MINUTE_MS),
  day: Math.floor(midnightInIndia(dateInIndia(now)).getTime() / DAY_MS),
});

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
const dueAt = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();
