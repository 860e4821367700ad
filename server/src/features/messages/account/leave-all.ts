import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";

/**
 * The member leaves every conversation, also one of two, which nobody can write in any more; a group that would be
 * without an admin gets one. Nothing stays readable for them. Returns the ids of those that they were in.
 */
export async function leaveAll(tx: Tx, memberId: string): Promise<string[]> {
  await tx.execute(sql`
    update conversations set pair = null, subject = null
    where kind = 'direct' and id in (select conversation_id from conversation_members where member_id = ${memberId})`);
  await tx.execute(sql`
    update messages set subject = null where subject is not null and conversation_id in (
      select place.conversation_id from conversation_members place join conversations conversation
        on conversation.id = place.conversation_id and conversation.kind = 'direct'
      where place.member_id = ${memberId})`);
  await tx.execute(sql`
    update conversations set created_by = null, client_id = null where created_by = ${memberId}`);
  await tx.execute(sql`
    update conversation_members set added_by = null where added_by = ${memberId}`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    with places as (
      update conversation_members place set standing = 'left', role = 'member', draft = '', labels = '{}',
        archived_at = null, muted_until = null, place_id = null, left_seq = head_seq, joined_seq = head_seq,
        cleared_seq = head_seq, read_seq = 0, seen_seq = 0, other_seq = 0
      from conversations conversation, conversation_members before
      where conversation.id = place.conversation_id and place.member_id = ${memberId}
        and before.conversation_id = place.conversation_id and before.member_id = place.member_id
      returning place.conversation_id as id, before.standing as was
    )
    select id from places where was in ('in', 'invited')`);
  await tx.execute(sql`
    update conversation_members place set role = 'admin'
    from (
      select distinct on (each.conversation_id) each.conversation_id, each.member_id
      from conversation_members each join conversations conversation on conversation.id = each.conversation_id
      where conversation.kind = 'group' and each.standing = 'in'
        and each.conversation_id = any(${sql.param(rows.map(({ id }) => id))}::text[])
        and not exists (select from conversation_members admin where admin.conversation_id = each.conversation_id
          and admin.standing = 'in' and admin.role = 'admin')
      order by each.conversation_id, each.joined_seq, each.member_id
    ) next
    where place.conversation_id = next.conversation_id and place.member_id = next.member_id`);
  return rows.map(({ id }) => id);
}

/**
 * Gives everybody in these conversations their next numbers, all clocks in the order of the ids. Returns whom each
 * conversation concerns.
 */
export async function tickAll(
  tx: Tx,
  exceptId: string,
  conversationIds: readonly string[],
): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await tx.execute<{ id: string; memberId: string }>(sql`
    with concerned as (
      select conversation_id, member_id,
        row_number() over (partition by member_id order by conversation_id) as nth,
        count(*) over (partition by member_id) as number
      from conversation_members
      where conversation_id = any(${sql.param([...conversationIds])}::text[]) and member_id <> ${exceptId}
        and standing in ('in', 'invited')
    ), clocks as (
      insert into message_clocks as clock (member_id, change)
      select member_id, count(*) from concerned group by member_id order by member_id
      on conflict (member_id) do update set change = clock.change + excluded.change
      returning member_id, change
    )
    update conversation_members place set changed = clocks.change - concerned.number + concerned.nth
    from concerned join clocks using (member_id)
    where place.conversation_id = concerned.conversation_id and place.member_id = concerned.member_id
    returning place.conversation_id as id, place.member_id as "memberId"`);
  const groups = Map.groupBy(rows, ({ id }) => id);
  return new Map([...groups].map(([id, places]) => [id, places.map(({ memberId }) => memberId)]));
}
