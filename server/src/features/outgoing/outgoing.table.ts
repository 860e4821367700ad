import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import type { SmsMessage } from "../../providers/sms-gateway.ts";
import type { MailMessage } from "../../providers/smtp-mailer.ts";

/** Mail and SMS on their way out. */
export const outgoingMessages = pgTable(
  "outgoing_messages",
  {
    id: text("id").primaryKey(),
    /** Emptied when it is settled: codes, links and addresses are not kept. */
    message: jsonb("message").$type<MailMessage | SmsMessage>(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** A code is of no use after this, so it is then not sent any more. */
    goodUntil: timestamp("good_until", { withTimezone: true }),
    /** Somebody is sending it now; if he dies, it is free again after this. */
    claimedUntil: timestamp("claimed_until", { withTimezone: true }),
    sentAt: timestamp("sent_at", { withTimezone: true }),
  },
  (table) => [index("outgoing_messages_created_at").on(table.createdAt)],
);
