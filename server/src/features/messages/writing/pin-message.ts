import { and, eq, isNotNull, ne } from "drizzle-orm";
import { MAX_PINS } from "@cardplaza/contract/messages/message-limits";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import type { MemberContext } from "../../../context.ts";
import { limitReached, notFound, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { messages } from "../messages.table.ts";
import { changeMessage } from "../places/change-message.ts";
import { presentMessage } from "../present/present-messages.ts";
import { lockToWrite } from "./check-writing.ts";
import { lockSeenMessage } from "./seen-messages.ts";

/** At most three in a conversation, for all who are in it. */
export function pinMessage(ctx: MemberContext, id: string, isPinned: boolean) {
  return inTransaction(ctx.db, async (tx) => {
    const { conversation, message } = await lockSeenMessage(tx, ctx.member.id, id);
    const { accepts } = await lockToWrite(tx, ctx.member.id, conversation.id);
    // Who has not answered a request shows nothing of having read it.
    if (accepts) throw wrongState(MESSAGE_TEXT.closed);
    if (message.status === "waiting") throw notFound(MESSAGE_TEXT.messageNotFound);
    if ((message.pinnedAt !== null) !== isPinned) {
      const others = and(
        eq(messages.conversationId, conversation.id),
        isNotNull(messages.pinnedAt),
        ne(messages.id, id),
      );
      if (isPinned && (await tx.$count(messages, others)) >= MAX_PINS)
        throw limitReached(MESSAGE_TEXT.tooManyPins);
      await changeMessage(ctx, tx, id, { pinnedAt: isPinned ? ctx.now : null });
    }
    return { message: await presentMessage({ ...ctx, db: tx }, id) };
  });
}
