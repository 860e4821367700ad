import type { Config } from "../../config.ts";
import type { Tx } from "../../platform/database.ts";
import type { SmsMessage } from "../../providers/sms-gateway.ts";
import { queueMessage, type QueueContext, type QueueOptions } from "./queue-message.ts";
import { sendSmsJob } from "./send-sms.ts";

/** Whether SMS go out at all: through a gateway, or to the outbox on the machine of a developer. */
export const sendsSms = ({ SMS_URL, local }: Pick<Config, "SMS_URL" | "local">): boolean =>
  SMS_URL !== undefined || local;

/** Sent once the transaction is committed, and never if it is rolled back. */
export const queueSms = (
  ctx: QueueContext,
  tx: Tx,
  message: Omit<SmsMessage, "id">,
  options?: QueueOptions,
) => queueMessage(ctx, tx, sendSmsJob, message, options);
