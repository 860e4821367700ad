import { CHANGE_MINUTES } from "@cardplaza/contract/messages/message-limits";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import { MINUTE_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { forbidden, notFound, wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { textHashOf } from "../../connect/posts/post-values.ts";
import { reasonToHold } from "../cases/reason-to-hold.ts";
import { previewSoon } from "../links/preview-link.ts";
import { changeMessage } from "../places/change-message.ts";
import { presentMessage } from "../present/present-messages.ts";
import { lockToWrite } from "./check-writing.ts";
import { lockSeenMessage, type SeenMessage } from "./seen-messages.ts";
import { warningOf } from "./warnings.ts";

/** The writer may change the text for a quarter of an hour. Everybody sees that it was changed. */
export function editMessage(ctx: MemberContext, id: string, body: string) {
  return inTransaction(ctx.db, async (tx) => {
    const seen = await lockOwnRecent(ctx, tx, id);
    const { isOfStrangers } = await lockToWrite(tx, ctx.member.id, seen.conversation.id);
    // What a moderator has not looked at yet is not changed under their eyes.
    if (seen.message.status === "waiting") throw wrongState(MESSAGE_TEXT.waits);
    const textHash = seen.message.textHash && textHashOf(body);
    if (await reasonToHold(ctx, tx, seen.conversation.id, textHash)) throw wrongState(MESSAGE_TEXT.sameText);
    await changeMessage(ctx, tx, id, {
      body,
      textHash,
      link: null,
      editedAt: ctx.now,
      warning: isOfStrangers ? (warningOf(body) ?? seen.message.warning) : null,
    });
    const message = await presentMessage({ ...ctx, db: tx }, id);
    await previewSoon(ctx, tx, message);
    return { message };
  });
}

/** Locks a message that its writer may still change. */
export async function lockOwnRecent(ctx: MemberContext, tx: Tx, id: string): Promise<SeenMessage> {
  const seen = await lockSeenMessage(tx, ctx.member.id, id);
  if (seen.message.senderId !== ctx.member.id) throw forbidden(MESSAGE_TEXT.notYours);
  if (ctx.now.getTime() - seen.message.createdAt.getTime() > CHANGE_MINUTES * MINUTE_MS)
    throw wrongState(MESSAGE_TEXT.tooLateToChange);
  if (seen.message.deletedAt) throw notFound(MESSAGE_TEXT.messageNotFound);
  return seen;
}
