import { and, eq, sql } from "drizzle-orm";
import type { Services } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { conversationMembers, type PlaceRow } from "../conversations.table.ts";
import { publishConversation } from "./publish.ts";
import { tick } from "./tick.ts";

/**
 * Messages changed for this member alone, which has no number in the conversation: their devices read it again. The
 * database counts, because two such changes may come at once.
 */
export async function tellOwnDevices(
  ctx: Pick<Services, "live">,
  tx: Tx,
  { conversationId, memberId }: Pick<PlaceRow, "conversationId" | "memberId">,
): Promise<void> {
  // The number first: everybody takes the clock before the place.
  const told = await tick(tx, { conversationId, only: [memberId] });
  await tx
    .update(conversationMembers)
    .set({ ownChanges: ONE_MORE })
    .where(
      and(eq(conversationMembers.conversationId, conversationId), eq(conversationMembers.memberId, memberId)),
    );
  await publishConversation(ctx, tx, told, conversationId);
}

/** For a statement that sets more of the place. */
export const ONE_MORE = sql`${conversationMembers.ownChanges} + 1`;
