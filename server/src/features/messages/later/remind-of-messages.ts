import { and, asc, eq, lte } from "drizzle-orm";
import { conversationPath } from "@cardplaza/contract/messages/message-words";
import type { JobContext } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import type { Job } from "../../../platform/jobs.ts";
import { Refusal } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { notify } from "../../notifications/notify.ts";
import { messageReminders } from "./later.table.ts";
import { tellOwnDevices } from "../places/tell-own-devices.ts";
import { namesOfMembers } from "../present/names.ts";
import { lockSeenMessage, type SeenMessage } from "../writing/seen-messages.ts";

/** Every minute: reminds members of the messages that they wanted to come back to. */
export const remindOfMessagesJob: Job<JobContext, object> = {
  name: "remind-of-messages",
  schedule: "* * * * *",
  async run(ctx, _data, signal) {
    while (await remindOfNext(ctx)) signal.throwIfAborted();
  },
};

// The reminder goes in the transaction that notifies, so that it is sent exactly once. The conversation is locked first:
// who changes the reminder in the same moment does so too.
function remindOfNext(ctx: JobContext): Promise<boolean> {
  return inTransaction(ctx.db, async (tx) => {
    const [due] = await tx
      .select()
      .from(messageReminders)
      .where(lte(messageReminders.at, ctx.now))
      .orderBy(asc(messageReminders.at))
      .limit(1);
    if (!due) return false;
    const { memberId, messageId } = due;
    const seen = await findStillSeen(tx, memberId, messageId);
    const [gone] = await tx
      .delete(messageReminders)
      .where(
        and(
          eq(messageReminders.memberId, memberId),
          eq(messageReminders.messageId, messageId),
          lte(messageReminders.at, ctx.now),
        ),
      )
      .returning();
    if (gone && seen) await remind(ctx, tx, memberId, seen);
    return true;
  });
}

/** Nothing of a message that was deleted meanwhile. */
async function findStillSeen(tx: Tx, memberId: string, messageId: string): Promise<SeenMessage | null> {
  try {
    return await lockSeenMessage(tx, memberId, messageId);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

async function remind(
  ctx: JobContext,
  tx: Tx,
  memberId: string,
  { own, message }: SeenMessage,
): Promise<void> {
  await tellOwnDevices(ctx, tx, own);
  const name = (await namesOfMembers(tx, message.senderId ? [message.senderId] : []))(message.senderId ?? "");
  await notify(ctx, tx, {
    news: "message.reminder",
    with: { name },
    to: memberId,
    targetUrl: conversationPath(own.conversationId, message.id),
    about: `message-reminder:${message.id}`,
  });
}
