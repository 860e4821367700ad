import { and, eq, ne } from "drizzle-orm";
import { TYPING_EVENT } from "@cardplaza/contract/messages/message-words";
import type { MemberContext } from "../../../context.ts";
import { isBlockedPair } from "../../moderation/block-queries.ts";
import { conversationMembers } from "../conversations.table.ts";
import { findPlace } from "../places/places.ts";
import { findHiding } from "../settings/settings-queries.ts";

/** Tells those who show it themselves that the member is typing. Nothing of it is stored. */
export async function sayTyping(ctx: MemberContext, id: string): Promise<void> {
  const { db, live, member } = ctx;
  const { conversation, own } = await findPlace(db, member.id, id);
  const isAgreed = conversation.request === null || conversation.request === "accepted";
  if (own.standing !== "in" || conversation.kind === "chapter" || !isAgreed) return;
  const others = (
    await db
      .select({ id: conversationMembers.memberId })
      .from(conversationMembers)
      .where(
        and(
          eq(conversationMembers.conversationId, id),
          eq(conversationMembers.standing, "in"),
          ne(conversationMembers.memberId, member.id),
        ),
      )
  ).map((other) => other.id);
  const hiding = await findHiding(db, [...others, member.id], "typing");
  if (hiding.has(member.id)) return;
  if (conversation.kind === "direct" && others[0] && (await isBlockedPair(db, member.id, others[0]))) return;
  for (const to of others)
    if (!hiding.has(to)) live.publishNow(to, TYPING_EVENT, { conversationId: id, memberId: member.id });
}
