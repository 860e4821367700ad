import { and, eq, sql } from "drizzle-orm";
import { MESSAGE_TEXT, SUBJECT_TYPES, type SubjectType } from "@cardplaza/contract/messages/message-words";
import type { MemberContext } from "../../../context.ts";
import { notFound } from "../../../platform/refusals.ts";
import { pairOf } from "../../people/connections/connection-conditions.ts";
import { personsSeenBy } from "../../people/profile/persons.ts";
import { conversationMembers, conversations } from "../conversations.table.ts";
import { isKnown } from "../places/conditions.ts";
import { findKnownBy } from "../relations/known-by.ts";
import { namesOfMembers } from "../present/names.ts";
import { presentSubject } from "../present/present-subject.ts";
import { findMayBegin } from "./may-begin.ts";
import { findSubject } from "./subject.ts";

/** The two ids of a conversation of two. */
export function pairText(one: string, other: string): string {
  const { firstId, secondId } = pairOf(one, other);
  return `${firstId}:${secondId}`;
}

/** The conversation with a member, or how one could be begun. */
export async function showWith(ctx: MemberContext, userId: string, subject: string) {
  const { db, member } = ctx;
  const [existing] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .innerJoin(conversationMembers, eq(conversationMembers.conversationId, conversations.id))
    .where(
      and(
        eq(conversations.pair, pairText(member.id, userId)),
        eq(conversationMembers.memberId, member.id),
        isKnown(sql`conversation_members`, sql`conversations`),
      ),
    );
  const begin = await findMayBegin(ctx, userId);
  if (!existing && !begin)
    throw notFound(userId === member.id ? MESSAGE_TEXT.toSelf : MESSAGE_TEXT.noSuchPerson);
  const person = (await personsSeenBy(db, member.id, [userId])).get(userId);
  const name = person?.name ?? (await namesOfMembers(db, [userId]))(userId);
  return {
    conversationId: existing?.id ?? null,
    person: { _id: userId, name, profile_image: person?.profile_image ?? null, path: person?.path ?? "" },
    ...(begin ?? { may: "none" as const, why: MESSAGE_TEXT.closed, requestsLeft: 0 }),
    knownBy: begin && !existing ? await findKnownBy(db, member.id, userId) : [],
    subject: presentSubject(await findSubject(ctx, subjectFrom(subject), userId), true),
  };
}

function subjectFrom(text: string): { type: SubjectType; id: string } | undefined {
  const [type, id] = text.split(":");
  const known = SUBJECT_TYPES.find((each) => each === type);
  return known && id ? { type: known, id } : undefined;
}
