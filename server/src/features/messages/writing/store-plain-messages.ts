import { sql } from "drizzle-orm";
import {
  MAIL_AFTER_MINUTES,
  MESSAGES_A_DAY,
  MESSAGES_A_MINUTE,
  RING_AFTER_MS,
} from "@cardplaza/contract/messages/message-limits";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { Db } from "../../../platform/database.ts";
import { preparedOnce } from "../../../platform/execute-planned.ts";
import { hasLeftOf } from "../../accounts/member-conditions.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import { setLine } from "../places/tick.ts";
import { countedAt, type Stored } from "./store-message.ts";

/** A text alone: nothing that is answered, shared, attached or linked. */
export interface PlainMessage {
  id: string;
  conversationId: string;
  senderId: string;
  clientId: string;
  body: string;
  createdAt: Date;
}

/**
 * Stores texts in one statement that plans and commits once, each in another conversation and by another sender. It takes
 * those alone that raise no question: in a group or between two who needed no request, nobody blocked or gone, below the
 * limits, new. It waits for no conversation: one whose row is locked, or which has moved since the statement began, is left
 * out too. What it left out is not in the answer.
 */
export async function storePlainMessages(
  db: Db,
  given: readonly PlainMessage[],
  now: Date,
): Promise<Map<string, Stored>> {
  const list = <Key extends keyof PlainMessage>(key: Key) => given.map((message) => message[key]);
  const rows = await store(db, {
    ids: list("id"),
    conversationIds: list("conversationId"),
    senderIds: list("senderId"),
    clientIds: list("clientId"),
    bodies: list("body"),
    times: list("createdAt").map((time) => time.toISOString()),
    now: now.toISOString(),
    ringAt: new Date(now.getTime() + RING_AFTER_MS).toISOString(),
    mailAt: new Date(now.getTime() + MAIL_AFTER_MINUTES * MINUTE_MS).toISOString(),
    ...countedAt(now),
  });
  return new Map(rows.map(({ id, seq, memberIds }) => [id, { seq, memberIds }]));
}

const value = (name: string) => sql.placeholder(name);
const BELOW_LIMITS = (counts: "before" | "after") => {
  const least = sql.raw(counts === "before" ? "<" : "<=");
  return sql`case when clock.minute = ${value("minute")} then clock.minute_count else 0 end ${least} ${sql.raw(String(MESSAGES_A_MINUTE))}
    and case when clock.day = ${value("day")} then clock.day_count else 0 end ${least} ${sql.raw(String(MESSAGES_A_DAY))}`;
};

const LINE = setLine({
  placeId: sql`told.id`,
  now: sql`${value("now")}`,
  unreadFor: { seq: sql`told.seq`, by: sql`told.sender_id` },
});

/**
 * `free` asks whether the conversation still has the number that the statement began with: everything in it takes a number,
 * so nobody writes who was taken out of a group in the moment before the lock. `limit 1` makes the plan look each conversation
 * up: where a plan was made while there were few of them, it read them all for every message.
 */
const store = preparedOnce<{ id: string; seq: number; memberIds: string[] }>(
  () => sql`
  with given as materialized (
    select given.*, conversation.head_seq
    from unnest(${value("ids")}::text[], ${value("conversationIds")}::text[], ${value("senderIds")}::text[],
        ${value("clientIds")}::text[], ${value("bodies")}::text[], ${value("times")}::timestamptz[])
      as given(id, conversation_id, sender_id, client_id, body, created_at)
    cross join lateral (select head_seq, kind, request from conversations where id = given.conversation_id limit 1) conversation
    join conversation_members own on own.conversation_id = given.conversation_id and own.member_id = given.sender_id
    left join message_clocks clock on clock.member_id = given.sender_id
    where own.standing = 'in'
      and (conversation.kind = 'group' or conversation.kind = 'direct' and conversation.request is null and exists (
        select from conversation_members other
        where other.conversation_id = given.conversation_id and other.member_id <> given.sender_id
          and not ${hasLeftOf(sql`other.member_id`)} and not ${blockedBetween(sql`other.member_id`, sql`given.sender_id`)}))
      and (clock is null or ${BELOW_LIMITS("before")})
      and not exists (select from messages same where same.sender_id = given.sender_id and same.client_id = given.client_id)
  ), free as materialized (
    select conversation.id from given join conversations conversation on conversation.id = given.conversation_id
    where conversation.head_seq = given.head_seq
    order by conversation.id
    for no key update of conversation skip locked
  ), head as (
    update conversations conversation set head_seq = conversation.head_seq + 1 from free
    where conversation.id = free.id returning conversation.id, conversation.head_seq
  ), told as materialized (
    select given.id, given.conversation_id, given.sender_id, head.head_seq as seq, place.member_id,
      row_number() over (partition by place.member_id order by given.conversation_id) - 1 as later
    from given join head on head.id = given.conversation_id
    join conversation_members place on place.conversation_id = given.conversation_id and place.standing = 'in'
  ), clocks as (
    insert into message_clocks as clock (member_id, change, minute, minute_count, day, day_count)
    select member_id, count(*), ${value("minute")}::int, count(*) filter (where member_id = sender_id), ${value("day")}::int,
      count(*) filter (where member_id = sender_id)
    from told group by member_id order by member_id
    on conflict (member_id) do update set change = clock.change + excluded.change,
      minute = excluded.minute, day = excluded.day,
      minute_count = case when clock.minute = excluded.minute then clock.minute_count else 0 end + excluded.minute_count,
      day_count = case when clock.day = excluded.day then clock.day_count else 0 end + excluded.day_count
    returning member_id, change, minute, minute_count, day, day_count
  ), message as (
    insert into messages (id, conversation_id, seq, changed_seq, sender_id, client_id, body, created_at)
    select given.id, given.conversation_id, head.head_seq, head.head_seq, given.sender_id, given.client_id, given.body, given.created_at
    from given join head on head.id = given.conversation_id
    join clocks clock on clock.member_id = given.sender_id and ${BELOW_LIMITS("after")}
    on conflict (sender_id, client_id) do nothing
    returning id
  ), places as (
    update conversation_members place set changed = clocks.change - told.later
      ${LINE}
    from told join message on message.id = told.id join clocks on clocks.member_id = told.member_id
    where place.conversation_id = told.conversation_id and place.member_id = told.member_id
    returning told.id, told.seq, told.conversation_id, told.sender_id, place.member_id, place.muted_until
  ), notices as (
    insert into message_notices as notice (conversation_id, member_id, sender_id, ring_at, mail_at)
    select conversation_id, member_id, sender_id, ${value("ringAt")}::timestamptz, ${value("mailAt")}::timestamptz
    from places where member_id <> sender_id and (muted_until is null or muted_until < ${value("now")}::timestamptz)
    order by conversation_id, member_id
    on conflict (conversation_id, member_id) do update set sender_id = excluded.sender_id,
      ring_at = least(notice.ring_at, excluded.ring_at), mail_at = coalesce(notice.mail_at, excluded.mail_at)
  )
  select id, seq, array_agg(member_id) as "memberIds" from places group by id, seq`,
);
