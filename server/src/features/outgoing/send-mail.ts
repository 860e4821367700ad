import type { JobContext } from "../../context.ts";
import type { Job } from "../../platform/jobs.ts";
import type { MailMessage } from "../../providers/smtp-mailer.ts";
import type { QueuedMessage } from "./queue-message.ts";
import { CLAIM_SECONDS, sendOnce } from "./send-once.ts";

export const sendMailJob: Job<JobContext, QueuedMessage> = {
  name: "send-mail",
  concurrency: 2,
  batch: 5,
  expireInSeconds: CLAIM_SECONDS,
  run: (ctx, { id }, signal) =>
    sendOnce(ctx, id, (message) => ctx.messenger.sendMail(message as MailMessage, signal)),
};
