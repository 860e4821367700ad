import { and, asc, desc, eq, gte, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { z } from "zod";
import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import { MAX_PINS } from "@cardplaza/contract/messages/message-limits";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import type { Db, Tx } from "../../../platform/database.ts";
import { notFound } from "../../../platform/refusals.ts";
import { members } from "../../accounts/accounts.table.ts";
import { stays } from "../../accounts/member-conditions.ts";
import { personsSeenBy } from "../../people/profile/persons.ts";
import { conversationMembers, type PlaceRow } from "../conversations.table.ts";
import { messages } from "../messages.table.ts";
import { isSeenFrom, isThere } from "../places/conditions.ts";
import { findKnownBy } from "../relations/known-by.ts";
import { findHiding } from "../settings/settings-queries.ts";
import { namesOfMembers } from "./names.ts";
import { presentConversations } from "./present-conversations.ts";
import type { PresentContext } from "./present-messages.ts";
import { presentSubject } from "./present-subject.ts";
import { selectConversations } from "./select-conversations.ts";

export type ShownDetail = z.input<typeof ConversationDetail>;

/** One conversation of the member, also one that they have left. */
export async function showConversation(ctx: PresentContext, id: string): Promise<ShownDetail> {
  const { db, member } = ctx;
  const which = sql`place.conversation_id = ${id}`;
  const [row] = await selectConversations(db, member.id, { which, limit: 1 });
  if (!row) throw notFound(MESSAGE_TEXT.notFound);
  const [line] = await presentConversations(ctx, [row]);
  const { conversation, own, other } = row;
  const isRequest = line!.state === "request_received" && other !== null && !other.isBlocked;
  return {
    ...line!,
    participants: await findParticipants(ctx, own),
    knownBy: isRequest ? await findKnownBy(db, member.id, other.id) : await findInviter(ctx, own),
    subject: presentSubject(conversation.subject, conversation.createdBy === member.id),
    pinned: await findPinned(db, own),
  };
}

/** For somebody who may join a group: who invites them, and how they know them. */
async function findInviter(
  { db, member }: PresentContext,
  { standing, addedBy }: PlaceRow,
): Promise<string[]> {
  if (standing !== "invited" || !addedBy) return [];
  const nameOf = await namesOfMembers(db, [addedBy]);
  return [`${nameOf(addedBy)} invites you.`, ...(await findKnownBy(db, member.id, addedBy))];
}

async function findParticipants(
  { db, member }: PresentContext,
  own: PlaceRow,
): Promise<ShownDetail["participants"]> {
  const { joinedSeq, leftSeq, standing } = conversationMembers;
  const hasLeft = own.standing === "left" || own.standing === "removed";
  // Who has left sees who was in it then, and nothing of who came or went later.
  const rows = await db
    .select({ place: conversationMembers })
    .from(conversationMembers)
    .innerJoin(members, eq(members.id, conversationMembers.memberId))
    .where(
      and(
        stays(),
        eq(conversationMembers.conversationId, own.conversationId),
        hasLeft
          ? and(
              ne(standing, "invited"),
              lt(joinedSeq, own.leftSeq ?? 0),
              or(isNull(leftSeq), gte(leftSeq, own.leftSeq ?? 0)),
            )
          : inArray(standing, ["in", "invited"]),
      ),
    )
    .orderBy(asc(conversationMembers.memberId))
    .limit(500);
  const places = rows.map(({ place }) => place);
  const ids = places.map(({ memberId }) => memberId);
  const [persons, names, hiding] = [
    await personsSeenBy(db, member.id, ids, { withMutual: false }),
    await namesOfMembers(db, ids),
    await findHiding(db, [...ids, member.id], "seen"),
  ];
  const seesSeen = !hiding.has(member.id) && own.standing === "in";
  return places.map(({ memberId, role, standing: theirs, seenSeq }) => ({
    _id: memberId,
    name: names(memberId),
    profile_image: persons.get(memberId)?.profile_image ?? null,
    path: persons.get(memberId)?.path ?? "",
    role,
    isInvited: theirs === "invited",
    seenSeq: seesSeen && theirs === "in" && !hiding.has(memberId) ? seenSeq : null,
  }));
}

async function findPinned(db: Db | Tx, own: PlaceRow): Promise<ShownDetail["pinned"]> {
  const rows = await db
    .select({
      _id: messages.id,
      seq: messages.seq,
      senderId: messages.senderId,
      text: sql<string>`left(${messages.body}, 200)`,
    })
    .from(messages)
    .where(and(isSeenFrom(own), isThere(), sql`${messages.pinnedAt} is not null`))
    .orderBy(desc(messages.pinnedAt))
    .limit(MAX_PINS);
  const names = await namesOfMembers(
    db,
    rows.flatMap(({ senderId }) => senderId ?? []),
  );
  return rows.map(({ senderId, ...pin }) => ({ ...pin, senderName: names(senderId ?? "") }));
}
