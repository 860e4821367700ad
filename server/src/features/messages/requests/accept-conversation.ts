import { eq } from "drizzle-orm";
import { conversationPath, MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { wrongState } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { notifyAll } from "../../notifications/notify-all.ts";
import { joinGroup } from "../groups/join-group.ts";
import { conversations } from "../conversations.table.ts";
import { lockPlace, type Place } from "../places/places.ts";
import { publishConversation } from "../places/publish.ts";
import { tick } from "../places/tick.ts";
import { showConversation } from "../present/show-conversation.ts";

/** Accepts a request, or joins a group to which the member was invited. */
export function acceptConversation(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const place = await lockPlace(tx, ctx.member.id, id);
    if (place.own.standing === "invited") await joinGroup(ctx, tx, place);
    else if (isReceived(place, ctx.member.id)) await acceptRequest(ctx, tx, place);
    return showConversation({ ...ctx, db: tx }, id);
  });
}

const isReceived = ({ conversation: { request, requestedBy } }: Place, memberId: string) =>
  (request === "asked" || request === "declined") && requestedBy !== memberId;

async function acceptRequest(ctx: MemberContext, tx: Tx, { conversation, own }: Place): Promise<void> {
  if (own.standing !== "in") throw wrongState(MESSAGE_TEXT.closed);
  const { id, requestedBy } = conversation;
  await tx.update(conversations).set({ request: "accepted" }).where(eq(conversations.id, id));
  await publishConversation(ctx, tx, await tick(tx, { conversationId: id }), id);
  if (requestedBy)
    await notifyAll(ctx, tx, [
      {
        news: "message.request-accepted",
        with: { name: ctx.member.name },
        to: requestedBy,
        targetUrl: conversationPath(id),
        about: `conversation:${id}`,
        sender: ctx.member.id,
      },
    ]);
}
