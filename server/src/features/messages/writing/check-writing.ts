import { sql } from "drizzle-orm";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import type { Tx } from "../../../platform/database.ts";
import { forbidden, notFound, wrongState } from "../../../platform/refusals.ts";
import { hasLeftOf } from "../../accounts/member-conditions.ts";
import { blockedBetween } from "../../moderation/block-queries.ts";
import type { ConversationRow, PlaceRow } from "../conversations.table.ts";
import { namesOfMembers } from "../present/names.ts";
import type { Place } from "../places/places.ts";
import { chaptersLedBy, findChapters } from "../relations/officers.ts";
import { findRelation, mayWriteFreely } from "../relations/relation.ts";

export interface Writable {
  id: string;
  kind: ConversationRow["kind"];
  /** The two did not know each other when it began. */
  isOfStrangers: boolean;
  /** The other one of two. */
  otherId: string | null;
  /** The writer accepts the other's request by answering it. */
  accepts: boolean;
}

interface Facts {
  kind: ConversationRow["kind"];
  chapterId: string | null;
  request: ConversationRow["request"];
  requestedBy: string | null;
  standing: PlaceRow["standing"];
  otherId: string | null;
  isClosed: boolean | null;
}

/** Locks the conversation for a message of this member, or says why they cannot write in it. */
export async function lockToWrite(tx: Tx, memberId: string, id: string): Promise<Writable> {
  // First and alone: what is read in the same statement could be as old as the wait for the lock.
  await tx.execute(sql`select from conversations where id = ${id} for no key update`);
  const facts = await readFacts(tx, memberId, id);
  const { kind, otherId, request, requestedBy } = facts;
  const conversation = { id, kind, otherId, isOfStrangers: request !== null, accepts: false };
  if (facts.standing !== "in") throw wrongState(MESSAGE_TEXT.closed);
  if (kind === "group") return conversation;
  if (kind === "chapter") {
    await requireOfficer(tx, memberId, facts.chapterId ?? "");
    return conversation;
  }
  if (otherId === null || facts.isClosed !== false) throw wrongState(MESSAGE_TEXT.closed);
  if (request === null || request === "accepted") return conversation;
  if (requestedBy !== memberId) return { ...conversation, accepts: true };
  // They have met since: no request is needed any more.
  if (mayWriteFreely(await findRelation(tx, memberId, otherId))) return { ...conversation, accepts: true };
  const name = (await namesOfMembers(tx, [otherId]))(otherId);
  throw wrongState(MESSAGE_TEXT.requestWaits(name));
}

async function requireOfficer(tx: Tx, memberId: string, chapterId: string): Promise<void> {
  await requireOpenChapter(tx, chapterId);
  const led = await chaptersLedBy(tx, memberId, [chapterId]);
  if (!led.has(chapterId)) throw forbidden(MESSAGE_TEXT.officersWrite);
}

async function requireOpenChapter(tx: Tx, chapterId: string): Promise<void> {
  const chapter = (await findChapters(tx, [chapterId])).get(chapterId);
  if (!chapter || chapter.isClosed) throw wrongState(MESSAGE_TEXT.closed);
}

async function readFacts(tx: Tx, memberId: string, id: string): Promise<Facts> {
  const { rows } = await tx.execute<Facts & Record<string, unknown>>(sql`
    select conversation.kind, conversation.chapter_id as "chapterId", conversation.request,
      conversation.requested_by as "requestedBy", place.standing, other.member_id as "otherId",
      ${hasLeftOf(sql`other.member_id`)} or ${blockedBetween(sql`other.member_id`, memberId)} as "isClosed"
    from conversations conversation
    join conversation_members place
      on place.conversation_id = conversation.id and place.member_id = ${memberId}
    left join conversation_members other on conversation.kind = 'direct'
      and other.conversation_id = conversation.id and other.member_id <> ${memberId}
    where conversation.id = ${id}`);
  const [facts] = rows;
  if (!facts) throw notFound(MESSAGE_TEXT.notFound);
  return facts;
}

/** Nobody has left, and neither has blocked the other. */
export async function isOpenFor(tx: Tx, memberId: string, id: string): Promise<boolean> {
  const { standing, kind, otherId, isClosed } = await readFacts(tx, memberId, id);
  return standing === "in" && (kind !== "direct" || (otherId !== null && isClosed === false));
}

/** Who can still write in it can react; in the thread of a chapter every member can. */
export async function requireReactable(tx: Tx, { conversation, own }: Place): Promise<void> {
  if (own.standing !== "in") throw wrongState(MESSAGE_TEXT.closed);
  if (conversation.kind === "chapter") return requireOpenChapter(tx, conversation.chapterId ?? "");
  if (conversation.kind === "group") return;
  const { otherId, isClosed } = await readFacts(tx, own.memberId, conversation.id);
  const isAgreed = conversation.request === null || conversation.request === "accepted";
  if (otherId === null || isClosed !== false || !isAgreed) throw wrongState(MESSAGE_TEXT.closed);
}
