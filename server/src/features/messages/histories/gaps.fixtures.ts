import { sql } from "drizzle-orm";
import { newId } from "../../../platform/ids.ts";
import type { Person, TestApp } from "../../../testing/test-app.ts";

interface Filled {
  id: string;
  /** Who writes, in turn. */
  writers: readonly Person[];
  count: number;
}

/** So many texts in a conversation: numbers, clocks and places are as if `storeMessage` had stored each by itself. */
export async function fillConversation({ db }: TestApp, { id, writers, count }: Filled): Promise<void> {
  const now = new Date();
  const ids = Array.from({ length: count }, () => newId(now.getTime()));
  const writerIds = sql`${sql.param(writers.map(({ member }) => member.id))}::text[]`;
  await db.execute(sql`
    with ${takeNumbers(id, count)}, written as (
      insert into messages (id, conversation_id, seq, changed_seq, sender_id, client_id, body, created_at)
      select line.id, ${id}, before + nth, before + nth, (${writerIds})[1 + nth % ${writers.length}::int],
        'key-' || line.id, 'Line ' || nth, ${now.toISOString()}::timestamptz
      from head, unnest(${sql.param(ids)}::text[]) with ordinality as line(id, nth)
      returning sender_id, seq
    )
    update conversation_members place set changed = clocks.change, place_id = ${ids.at(-1)}, archived_at = null,
      other_seq = greatest(other_seq, (select max(seq) from written where sender_id <> place.member_id))
    from clocks where place.conversation_id = ${id} and place.member_id = clocks.member_id`);
}

/** Each of the newest lines is changed once, as by `changeMessage`. */
export async function changeLines({ db }: TestApp, id: string, count: number): Promise<void> {
  await db.execute(sql`
    with ${takeNumbers(id, count)}, changed as (
      update messages message set changed_seq = before + line.nth, body = 'Changed ' || line.nth, edited_at = created_at
      from head, (select id, row_number() over (order by seq desc) as nth from messages
        where conversation_id = ${id} and kind = 'text' order by seq desc limit ${count}) line
      where message.id = line.id
    )
    update conversation_members place set changed = clocks.change
    from clocks where place.conversation_id = ${id} and place.member_id = clocks.member_id`);
}

/** So many numbers of a conversation, and of everybody in it. */
const takeNumbers = (id: string, count: number) => sql`
  head as (
    update conversations set head_seq = head_seq + ${count}::int where id = ${id}
    returning head_seq - ${count}::int as before
  ), clocks as (
    insert into message_clocks as clock (member_id, change)
    select member_id, ${count}::int from conversation_members where conversation_id = ${id} and standing = 'in'
    order by member_id
    on conflict (member_id) do update set change = clock.change + excluded.change
    returning member_id, change
  )`;
