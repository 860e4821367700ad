import type { Tx } from "../../platform/database.ts";
import type { SmsMessage } from "../../providers/sms-gateway.ts";
import { queueMessage, type QueueContext, type QueueOptions } from "./queue-message.ts";
import { sendSmsJob } from "./send-sms.ts";

/** Sent once the transaction is committed, and never if it is rolled back. */
export const queueSms = (
  ctx: QueueContext,
  tx: Tx,
  message: Omit<SmsMessage, "id">,
  options?: QueueOptions,
) => queueMessage(ctx, tx, sendSmsJob, message, options);
