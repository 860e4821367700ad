import { and, eq } from "drizzle-orm";
import { MODERATION_TEXT } from "@cardplaza/contract/moderation/moderation-words";
import type { MemberContext } from "../../context.ts";
import { conflict, notFound } from "../../platform/refusals.ts";
import { members } from "../accounts/accounts.table.ts";
import { notErased } from "../accounts/member-conditions.ts";
import { blocks } from "./moderation.table.ts";

/** Afterwards neither finds the other's cards, and they get no notifications from each other. */
export async function blockMember({ db, member, now }: MemberContext, userId: string) {
  if (userId === member.id) throw conflict(MODERATION_TEXT.blockedSelf);
  if ((await db.$count(members, and(eq(members.id, userId), notErased()))) === 0) throw notFound();
  await db
    .insert(blocks)
    .values({ blockerId: member.id, blockedId: userId, createdAt: now })
    .onConflictDoNothing();
  return { blocked: true as const };
}
