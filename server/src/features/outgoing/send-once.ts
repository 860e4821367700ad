import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import type { JobContext } from "../../context.ts";
import { Undeliverable } from "../../providers/mail-headers.ts";
import type { SmsMessage } from "../../providers/sms-gateway.ts";
import type { MailMessage } from "../../providers/smtp-mailer.ts";
import { outgoingMessages } from "./outgoing.table.ts";

/** Longer than a send can take. After this time a lost job is tried again. */
export const CLAIM_SECONDS = 60;
const RECORD_TRIES = 20;

/** Sends a queued message unless it was sent already, and records the result. */
export async function sendOnce(
  ctx: JobContext,
  id: string,
  send: (message: MailMessage | SmsMessage) => Promise<void>,
): Promise<void> {
  const claimed = await claim(ctx, id);
  if (!claimed?.message) return;
  if (claimed.goodUntil && claimed.goodUntil < ctx.now) {
    ctx.log.info({ id }, "message not sent: it came too late to be of use");
    return settle(ctx, id, null);
  }
  try {
    await send(claimed.message);
  } catch (error) {
    if (error instanceof Undeliverable) {
      ctx.log.warn({ id, error: error.message }, "message given up");
      return settle(ctx, id, null);
    }
    await ctx.notes.update(outgoingMessages).set({ claimedUntil: null }).where(eq(outgoingMessages.id, id));
    throw error;
  }
  await settle(ctx, id, ctx.clock.now());
}

/** Returns nothing when the message is already sent or given up. */
async function claim(ctx: JobContext, id: string) {
  const unsettled = and(eq(outgoingMessages.id, id), isNotNull(outgoingMessages.message));
  const [claimed] = await ctx.notes
    .update(outgoingMessages)
    .set({ claimedUntil: new Date(ctx.now.getTime() + CLAIM_SECONDS * 1000) })
    .where(
      and(unsettled, or(isNull(outgoingMessages.claimedUntil), lt(outgoingMessages.claimedUntil, ctx.now))),
    )
    .returning();
  if (!claimed && (await ctx.notes.$count(outgoingMessages, unsettled)) > 0) {
    throw new Error("The message is being sent elsewhere");
  }
  return claimed;
}

// Without this record the message would be sent twice, so we wait if the database is briefly unavailable.
async function settle(ctx: JobContext, id: string, sentAt: Date | null): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      await ctx.notes
        .update(outgoingMessages)
        .set({ message: null, sentAt })
        .where(eq(outgoingMessages.id, id));
      return;
    } catch (error) {
      if (tries === RECORD_TRIES) throw error;
      await sleep(1_000);
    }
  }
}
