import { eq } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import type { BlockContext, BlockedPair } from "../../../registry/registration.ts";
import { conversations } from "../conversations.table.ts";
import { lockConversation } from "../places/places.ts";
import { publishConversation } from "../places/publish.ts";
import { tick } from "../places/tick.ts";
import { pairText } from "./show-with.ts";

/**
 * Both learn at once that nobody writes between them any more. The lock lets a message that is being stored end first,
 * so none comes after the block.
 */
export async function closeOnBlock(
  ctx: BlockContext,
  tx: Tx,
  { blockerId, blockedId }: BlockedPair,
): Promise<void> {
  const [conversation] = await tx
    .select({ id: conversations.id })
    .from(conversations)
    .where(eq(conversations.pair, pairText(blockerId, blockedId)));
  if (!conversation) return;
  await lockConversation(tx, conversation.id);
  await publishConversation(ctx, tx, await tick(tx, { conversationId: conversation.id }), conversation.id);
}
