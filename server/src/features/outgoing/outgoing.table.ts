import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../../platform/columns.ts";
import type { SmsMessage } from "../../providers/sms-gateway.ts";
import type { MailMessage } from "../../providers/smtp-mailer.ts";

/** Mail and SMS on their way out. */
export const outgoingMessages = pgTable(
  "outgoing_messages",
  {
    id: text("id").primaryKey(),
    /** Emptied when it is settled: codes, links and addresses are not kept. */
    message: jsonb("message").$type<MailMessage | SmsMessage>(),
    createdAt: time("created_at").notNull(),
    /** A code is of no use after this, so it is then not sent any more. */
    goodUntil: time("good_until"),
    /** Somebody is sending it now; if he dies, it is free again after this. */
    claimedUntil: time("claimed_until"),
    sentAt: time("sent_at"),
  },
  (table) => [index("outgoing_messages_created_at").on(table.createdAt)],
);
