import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import { messagesWithFilesOf } from "./lock-conversations.ts";

/**
 * Takes the member's files out of all messages, whose conversations are locked; a message with nothing else in it is
 * deleted. Each change takes a number of its conversation. Returns the ids of these conversations.
 */
export async function removeFilesOf(tx: Tx, memberId: string, now: Date): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    with touched as (
      select id, conversation_id, row_number() over (partition by conversation_id order by seq)::int as nth
      from messages where id in (${messagesWithFilesOf(memberId)})
    ), counts as (
      select conversation_id, max(nth) as number from touched group by conversation_id
    ), heads as (
      update conversations conversation set head_seq = head_seq + number
      from counts where conversation.id = counts.conversation_id
      returning conversation.id, head_seq - number as before
    ), gone as (
      delete from message_files where message_id in (select id from touched)
    )
    update messages message set changed_seq = heads.before + touched.nth, has_files = false,
      deleted_at = case when body = '' and share is null
        then coalesce(deleted_at, ${now.toISOString()}::timestamptz) else deleted_at end
    from touched join heads on heads.id = touched.conversation_id
    where message.id = touched.id
    returning message.conversation_id as id`);
  return [...new Set(rows.map(({ id }) => id))];
}
