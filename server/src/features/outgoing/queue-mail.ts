import type { Tx } from "../../platform/database.ts";
import type { MailMessage } from "../../providers/smtp-mailer.ts";
import { queueMessage, queueMessages, type QueueContext, type QueueOptions } from "./queue-message.ts";
import { sendMailJob } from "./send-mail.ts";

/** Sent once the transaction is committed, and never if it is rolled back. Nothing is sent to somebody without address. */
export async function queueMail(
  ctx: QueueContext,
  tx: Tx,
  message: Omit<MailMessage, "id">,
  options?: QueueOptions,
): Promise<void> {
  if (message.to) await queueMessage(ctx, tx, sendMailJob, message, options);
}

/** Queues many mails. */
export const queueMails = (ctx: QueueContext, tx: Tx, messages: readonly Omit<MailMessage, "id">[]) =>
  queueMessages(ctx, tx, sendMailJob, messages);
