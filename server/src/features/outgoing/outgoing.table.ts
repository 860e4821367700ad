import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../../platform/columns.ts";
import type { SmsMessage } from "../../providers/sms-gateway.ts";
import type { MailMessage } from "../../providers/smtp-mailer.ts";

/** Queued mail and SMS. */
export const outgoingMessages = pgTable(
  "outgoing_messages",
  {
    id: text("id").primaryKey(),
    /** Cleared when the message is sent or given up: codes, links and addresses are not stored longer. */
    message: jsonb("message").$type<MailMessage | SmsMessage>(),
    createdAt: time("created_at").notNull(),
    /** A code is useless after this time, so the message is not sent any more. */
    goodUntil: time("good_until"),
    /** A worker is sending it until this time. If the worker dies, another one may take it afterwards. */
    claimedUntil: time("claimed_until"),
    sentAt: time("sent_at"),
  },
  (table) => [index("outgoing_messages_created_at").on(table.createdAt)],
);
