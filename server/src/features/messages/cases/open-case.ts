import { eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { newId } from "../../../platform/ids.ts";
import { one } from "../../../platform/one.ts";
import { filesInCase } from "../files/files-in-case.ts";
import { messageCases, messages, type KeptMessageValue, type MessageRow } from "../messages.table.ts";
import { namesOfMembers } from "../present/names.ts";

/** A message that is not delivered before a moderator has looked at it. */
export async function openHeldCase(
  { now }: MemberContext,
  tx: Tx,
  messageId: string,
  reason: string,
): Promise<void> {
  const message = one(await tx.select().from(messages).where(eq(messages.id, messageId)));
  await tx.insert(messageCases).values({
    id: newId(now.getTime()),
    messageId,
    conversationId: message.conversationId,
    senderId: message.senderId,
    status: "waiting",
    reason,
    message: await keep(tx, message),
    before: [],
    createdAt: now,
    updatedAt: now,
  });
}

/** A message as it is now, for a case: what happens to it later changes nothing there. */
export async function keep(tx: Tx, message: MessageRow): Promise<KeptMessageValue> {
  const names = await namesOfMembers(tx, message.senderId ? [message.senderId] : []);
  return {
    _id: message.id,
    senderId: message.senderId,
    senderName: names(message.senderId ?? ""),
    body: message.body,
    files: message.hasFiles ? await filesInCase(tx, message.id) : [],
    at: message.createdAt.toISOString(),
  };
}
