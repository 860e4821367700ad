import { sql } from "drizzle-orm";
import { UNREAD_SHOWN_MAX } from "@cardplaza/contract/messages/message-limits";
import { conversationPath } from "@cardplaza/contract/messages/message-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { chapterNames } from "../../chapters/chapter/chapter-queries.ts";
import type { Notice } from "../../notifications/notice.ts";
import { WRITTEN_TO_THEM } from "../places/seen-rows.ts";
import { namesOfMembers } from "../present/names.ts";
import { ms } from "../present/times.ts";
import type { Claimed } from "./claim.ts";

/** What a member has not read in a conversation that still concerns them. */
export interface Unread extends Claimed {
  senderId: string;
  chapterId: string | null;
  name: string;
  isRequest: boolean;
  count: number;
  newestSeq: number;
  toldSeq: number;
  oldestAt: number;
  mailedAt: number | null;
}

/** Nothing of those who have read it, muted it, declined it or left. Reactions count for nothing. */
export async function findUnreadFor(db: Db | Tx, claimed: readonly Claimed[], now: Date): Promise<Unread[]> {
  const list = (value: (one: Claimed) => string) => sql`${sql.param(claimed.map(value))}::text[]`;
  const unread = sql`from messages message
    where ${WRITTEN_TO_THEM} and message.seq > place.read_seq and message.deleted_at is null`;
  const { rows } = await db.execute<Unread & Record<string, unknown>>(sql`
    select notice.conversation_id as "conversationId", notice.member_id as "memberId", notice.sender_id as "senderId",
      notice.told_seq as "toldSeq", ${ms("notice.mailed_at")} as "mailedAt",
      conversation.chapter_id as "chapterId", conversation.name,
      coalesce(conversation.request = 'asked' and conversation.requested_by is distinct from notice.member_id, false)
        as "isRequest", found.count, found.newest as "newestSeq",
      (select ${ms("message.created_at")} ${unread} order by message.seq limit 1) as "oldestAt"
    from unnest(${list(({ conversationId }) => conversationId)}, ${list(({ memberId }) => memberId)})
      as claimed(conversation_id, member_id)
    join message_notices notice using (conversation_id, member_id)
    join conversations conversation on conversation.id = notice.conversation_id
    join conversation_members place on place.conversation_id = notice.conversation_id and place.member_id = notice.member_id
    cross join lateral (select count(*)::int as count, max(each.seq) as newest from (
      select message.seq ${unread} order by message.seq desc limit ${sql.raw(String(UNREAD_SHOWN_MAX))}) each) found
    where notice.sender_id is not null and place.standing = 'in' and place.other_seq > place.read_seq
      and (place.muted_until is null or place.muted_until < ${now.toISOString()}::timestamptz)
      and conversation.request is distinct from 'declined' and found.count > 0`);
  return rows;
}

/** The notices of it: no word of a message. */
export async function noticesOf(db: Db | Tx, all: readonly Unread[]): Promise<Notice[]> {
  const names = await namesOfMembers(
    db,
    all.map(({ senderId }) => senderId),
  );
  const chapters = await chapterNames(
    db,
    all.flatMap(({ chapterId }) => chapterId ?? []),
  );
  return all.map(({ conversationId, memberId, senderId, isRequest, count, ...place }) => ({
    news: isRequest ? "message.request" : "message.new",
    with: { name: names(senderId), group: place.name || chapters.get(place.chapterId ?? "") },
    to: memberId,
    targetUrl: conversationPath(conversationId),
    about: `conversation:${conversationId}`,
    sender: senderId,
    grows: { count, isNew: true },
  }));
}
