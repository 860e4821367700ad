import { and, eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { messageReminders } from "./later.table.ts";
import { tellOwnDevices } from "../places/tell-own-devices.ts";
import { presentMessage } from "../present/present-messages.ts";
import { lockSeenMessage } from "../writing/seen-messages.ts";
import { requireLater } from "./moments.ts";

/** Of a message that the member sees. Their other devices show it too, nobody else learns of it. */
export function setReminder(ctx: MemberContext, messageId: string, moment: string | null) {
  const memberId = ctx.member.id;
  const at = moment === null ? null : requireLater(ctx.now, new Date(moment), "at");
  return inTransaction(ctx.db, async (tx) => {
    const { own } = await lockSeenMessage(tx, memberId, messageId);
    await tellOwnDevices(ctx, tx, own);
    const { memberId: member, messageId: message } = messageReminders;
    if (at)
      await tx
        .insert(messageReminders)
        .values({ memberId, messageId, at })
        .onConflictDoUpdate({ target: [member, message], set: { at } });
    else await tx.delete(messageReminders).where(and(eq(member, memberId), eq(message, messageId)));
    return { message: await presentMessage({ ...ctx, db: tx }, messageId) };
  });
}
