import type { MemberContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { showConversation } from "../present/show-conversation.ts";
import { addToGroup } from "./add-to-group.ts";
import { lockGroup } from "./lock-group.ts";

/** Every member of a group may add their own connections and invite others. */
export function addMembers(ctx: MemberContext, id: string, userIds: readonly string[]) {
  return inTransaction(ctx.db, async (tx) => {
    const { conversation } = await lockGroup(tx, ctx.member.id, id);
    await addToGroup(ctx, tx, conversation, userIds);
    return showConversation({ ...ctx, db: tx }, id);
  });
}
