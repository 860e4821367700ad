import { and, eq } from "drizzle-orm";
import { MODERATION_TEXT } from "@cardplaza/contract/moderation/moderation-words";
import type { MemberContext } from "../../context.ts";
import { conflict, notFound } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { members } from "../accounts/accounts.table.ts";
import { notErased } from "../accounts/member-conditions.ts";
import { blocks } from "./moderation.table.ts";

/**
 * Afterwards neither finds the other's cards, and they get no notifications from each other. What the two had with
 * each other is ended by the rooms that know of it.
 */
export async function blockMember(ctx: MemberContext, userId: string) {
  const { db, member, now, registry } = ctx;
  if (userId === member.id) throw conflict(MODERATION_TEXT.blockedSelf);
  if ((await db.$count(members, and(eq(members.id, userId), notErased()))) === 0) throw notFound();
  const pair = { blockerId: member.id, blockedId: userId };
  await inTransaction(db, async (tx) => {
    await tx
      .insert(blocks)
      .values({ ...pair, createdAt: now })
      .onConflictDoNothing();
    for (const { onBlock } of registry.rooms) await onBlock?.(ctx, tx, pair);
  });
  return { blocked: true as const };
}
