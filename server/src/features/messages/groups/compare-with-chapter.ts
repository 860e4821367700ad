import { and, eq } from "drizzle-orm";
import type { MemberRole } from "@cardplaza/contract/messages/message-words";
import type { Tx } from "../../../platform/database.ts";
import { one } from "../../../platform/one.ts";
import { conversationMembers, conversations } from "../conversations.table.ts";
import { findTakingPart, type ChapterOfThread } from "../relations/officers.ts";

export interface Difference {
  headSeq: number;
  /** The chapter's new name. */
  name: string | null;
  /** Those who have come, as officers and as members. */
  officers: string[];
  members: string[];
  left: string[];
  /** Who has become an officer, or is one no longer. */
  roles: Map<string, MemberRole>;
}

/** What a chapter has and its thread has not yet; null if they are alike. */
export async function compareWithChapter(
  tx: Tx,
  id: string,
  chapterId: string,
  { name, isClosed }: ChapterOfThread,
): Promise<Difference | null> {
  const thread = one(
    await tx
      .select({ headSeq: conversations.headSeq, name: conversations.name })
      .from(conversations)
      .where(eq(conversations.id, id)),
  );
  const places = await tx
    .select({ memberId: conversationMembers.memberId, role: conversationMembers.role })
    .from(conversationMembers)
    .where(and(eq(conversationMembers.conversationId, id), eq(conversationMembers.standing, "in")));
  const takingPart = await findTakingPart(tx, chapterId);
  // Nobody announces anything in a chapter that has ended, and the roles say so on every device.
  const roleOf = (memberId: string): MemberRole =>
    takingPart.get(memberId)?.isOfficer && !isClosed ? "admin" : "member";
  const present = new Set(places.map(({ memberId }) => memberId));
  const come = [...takingPart.keys()].filter((memberId) => !present.has(memberId));
  const left = places.flatMap(({ memberId }) => (takingPart.has(memberId) ? [] : [memberId]));
  const roles = new Map(
    places.flatMap(({ memberId, role }) =>
      takingPart.has(memberId) && role !== roleOf(memberId) ? [[memberId, roleOf(memberId)] as const] : [],
    ),
  );
  const isRenamed = thread.name !== name;
  if (!isRenamed && come.length + left.length + roles.size === 0) return null;
  return {
    headSeq: thread.headSeq,
    name: isRenamed ? name : null,
    officers: come.filter((memberId) => roleOf(memberId) === "admin"),
    members: come.filter((memberId) => roleOf(memberId) === "member"),
    left,
    roles,
  };
}
