import type { JobContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import type { Job } from "../../platform/jobs.ts";
import type { SmsMessage } from "../../providers/sms-gateway.ts";
import type { MailMessage } from "../../providers/smtp-mailer.ts";
import { outgoingMessages } from "./outgoing.table.ts";

/** What a message is queued with: a call's context or a job's. */
export type QueueContext = Pick<JobContext, "jobs" | "now">;

export interface QueueOptions {
  /** Not sent any more after this, as with a code that has run out. */
  goodUntil?: Date;
  /** An id of what the message is about: it is queued once, however often a job that queues it is run. */
  onceFor?: string;
}

export interface QueuedMessage {
  id: string;
}

/** Keeps the message and its job with the caller's transaction. The job carries only the id. */
export async function queueMessage(
  ctx: QueueContext,
  tx: Tx,
  job: Job<JobContext, QueuedMessage>,
  message: MailMessage | SmsMessage,
  { goodUntil, onceFor }: QueueOptions = {},
): Promise<void> {
  const id = onceFor ?? newId(ctx.now.getTime());
  const [queued] = await tx
    .insert(outgoingMessages)
    .values({ id, message: { ...message, id }, goodUntil, createdAt: ctx.now })
    .onConflictDoNothing()
    .returning({ id: outgoingMessages.id });
  if (queued) await ctx.jobs.enqueue(tx, job, { id });
}
