import { sql, type SQL } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";

interface Change {
  conversationId: string;
  /** Only these members; without it, everybody who is in the conversation. */
  only?: readonly string[];
  /** And who is invited to it: they see who is in it, and none of its messages. */
  withInvited?: true;
  /** It is the newest line for those whom it concerns: the conversation comes first in their lists. */
  line?: NewLine;
}

export interface NewLine {
  /** An id as old as the line. */
  placeId: string | SQL;
  now: Date | SQL;
  /** Only for this member; without it, for all whom the change concerns. */
  only?: string;
  /** Unread for these members: a message for everybody but its sender. A line of the product is unread for nobody. */
  unreadFor?: { seq: SQL | number; by: string | SQL } | { seq: SQL | number; only: string };
}

/**
 * Gives the members whom a change concerns their next numbers, and returns their ids. The conversation's row must be
 * locked. All take the clocks first and in the order of the ids, so that none waits for another in a circle.
 */
export async function tick(tx: Tx, { conversationId, only, withInvited, line }: Change): Promise<string[]> {
  const concerned = only
    ? sql`place.member_id = any(${sql.param([...only])}::text[])`
    : withInvited
      ? sql`place.standing in ('in', 'invited')`
      : sql`place.standing = 'in'`;
  const { rows } = await tx.execute<{ id: string }>(sql`
    with clocks as (
      insert into message_clocks as clock (member_id, change)
      select place.member_id, 1 from conversation_members place
      where place.conversation_id = ${conversationId} and ${concerned}
      order by place.member_id
      on conflict (member_id) do update set change = clock.change + 1
      returning member_id, change
    )
    update conversation_members place set changed = clocks.change ${line ? setLine(line) : sql``}
    from clocks
    where place.conversation_id = ${conversationId} and place.member_id = clocks.member_id
    returning place.member_id as id`);
  return rows.map(({ id }) => id);
}

/** Sets what a new line changes in a place. What is muted stays archived, and an invitation stays where it came in. */
export function setLine({ placeId, now, only, unreadFor }: NewLine): SQL {
  const sees = only ? sql`place.member_id = ${only}` : sql`place.standing = 'in'`;
  const place = sql`case when ${sees} then ${placeId} else place.place_id end`;
  const seq = unreadFor ? sql`(${unreadFor.seq})::int` : sql`place.other_seq`;
  const isUnread =
    unreadFor === undefined
      ? sql`false`
      : "by" in unreadFor
        ? sql`place.member_id <> ${unreadFor.by}`
        : sql`place.member_id = ${unreadFor.only}`;
  return sql`, place_id = ${place},
    other_seq = case when ${isUnread} then ${seq} else place.other_seq end,
    archived_at = case when ${isUnread} and (place.muted_until is null or place.muted_until < ${now instanceof Date ? now.toISOString() : now}::timestamptz)
      then null else place.archived_at end`;
}

/** The next number of a conversation whose row is locked. */
export async function nextSeq(tx: Tx, conversationId: string): Promise<number> {
  const { rows } = await tx.execute<{ seq: number }>(
    sql`update conversations set head_seq = head_seq + 1 where id = ${conversationId} returning head_seq as seq`,
  );
  const [head] = rows;
  if (!head) throw new Error(`There is no conversation ${conversationId}`);
  return head.seq;
}
