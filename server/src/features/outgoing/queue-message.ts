import type { JobContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import type { Job } from "../../platform/jobs.ts";
import type { SmsMessage } from "../../providers/sms-gateway.ts";
import type { MailMessage } from "../../providers/smtp-mailer.ts";
import { outgoingMessages } from "./outgoing.table.ts";

/** The context for queuing a message: a call's or a job's. */
export type QueueContext = Pick<JobContext, "jobs" | "now">;

export interface QueueOptions {
  /** Not sent after this time, for example a code that has expired. */
  goodUntil?: Date;
  /** The id of the subject. A message with the same id is queued only once, even if its job runs again. */
  onceFor?: string;
}

export interface QueuedMessage {
  id: string;
}

/** Saves the message and its job in the caller's transaction. The job holds only the id. */
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

/** Queues many messages in two statements. */
export async function queueMessages(
  ctx: QueueContext,
  tx: Tx,
  job: Job<JobContext, QueuedMessage>,
  messages: readonly (MailMessage | SmsMessage)[],
): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map((message) => {
    const id = newId(ctx.now.getTime());
    return { id, message: { ...message, id }, createdAt: ctx.now };
  });
  await tx.insert(outgoingMessages).values(rows);
  await ctx.jobs.enqueueAll(
    tx,
    job,
    rows.map(({ id }) => ({ id })),
  );
}
