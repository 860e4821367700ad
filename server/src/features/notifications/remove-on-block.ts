import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "../../platform/database.ts";
import type { BlockContext, BlockedPair } from "../../registry/registration.ts";
import { notifications } from "./notifications.table.ts";
import { publishUnreadCount } from "./publish-unread-count.ts";

/** What each of the two was told about the other goes: it names somebody whom they do not find any more. */
export async function removeOnBlock(
  ctx: BlockContext,
  tx: Tx,
  { blockerId, blockedId }: BlockedPair,
): Promise<void> {
  const two = [blockerId, blockedId].toSorted();
  for (const recipientId of two) {
    const { rowCount } = await tx
      .delete(notifications)
      .where(and(eq(notifications.recipientId, recipientId), inArray(notifications.senderId, two)));
    if (rowCount) await publishUnreadCount(ctx, tx, recipientId);
  }
}
