import { and, eq } from "drizzle-orm";
import { SCHEDULED_MAX } from "@cardplaza/contract/messages/message-limits";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import type { NewMessage } from "@cardplaza/contract/messages/new-message";
import type { MemberContext } from "../../../context.ts";
import { takeTurn } from "../../../platform/advisory-locks.ts";
import { newId } from "../../../platform/ids.ts";
import { limitReached } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { scheduledMessages } from "./later.table.ts";
import type { ShownMessage } from "../present/present-messages.ts";
import { lockToWrite } from "../writing/check-writing.ts";
import { prepareParts } from "../writing/message-parts.ts";
import { findSent } from "../writing/write-message.ts";
import { requireLater } from "./moments.ts";

interface Scheduled {
  message: ShownMessage | null;
  scheduledId: string | null;
}

/** Keeps a message until its time. A repeated key finds the first, also once it is sent. */
export async function scheduleMessage(
  ctx: MemberContext,
  conversationId: string,
  sendAt: Date,
  { clientId, ...contents }: Omit<NewMessage, "sendAt">,
): Promise<Scheduled> {
  const { member, now } = ctx;
  const sent = await findSent(ctx, clientId);
  if (sent) return { message: sent, scheduledId: null };
  const isOwn = eq(scheduledMessages.memberId, member.id);
  const id = await inTransaction(ctx.db, async (tx) => {
    await takeTurn(tx, "scheduledMessages", member.id);
    const [before] = await tx
      .select({ id: scheduledMessages.id })
      .from(scheduledMessages)
      .where(and(isOwn, eq(scheduledMessages.clientId, clientId)));
    if (before) return before.id;
    requireLater(now, sendAt, "sendAt");
    // What cannot be sent now is refused now. It is checked again when it is sent.
    await prepareParts({ ...ctx, db: tx }, conversationId, contents);
    await lockToWrite(tx, member.id, conversationId);
    if ((await tx.$count(scheduledMessages, isOwn)) >= SCHEDULED_MAX)
      throw limitReached(MESSAGE_TEXT.tooManyScheduled);
    const row = { id: newId(now.getTime()), memberId: member.id, conversationId, clientId, contents, sendAt };
    await tx.insert(scheduledMessages).values({ ...row, createdAt: now });
    return row.id;
  });
  return { message: null, scheduledId: id };
}
