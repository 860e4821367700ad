import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import type { ShareType } from "@cardplaza/contract/messages/message-words";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { conversations } from "../conversations.table.ts";
import { messages } from "../messages.table.ts";

export const messageReminders = pgTable(
  "message_reminders",
  {
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    messageId: text("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    at: time("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.messageId] }),
    index("message_reminders_message").on(table.messageId),
    index("message_reminders_at").on(table.at),
  ],
);

export const scheduledMessages = pgTable(
  "scheduled_messages",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    clientId: text("client_id").notNull(),
    /** The rest of the message, as it was given. */
    contents: jsonb("contents")
      .$type<{
        body: string;
        replyTo?: string;
        files: { url: string; seconds?: number }[];
        share?: { type: ShareType; id: string; agreed?: true };
        forward?: string;
      }>()
      .notNull(),
    sendAt: time("send_at").notNull(),
    /** Why it could not be sent. It then waits for its writer. */
    problem: text("problem").notNull().default(""),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    unique("scheduled_messages_client_id").on(table.memberId, table.clientId),
    index("scheduled_messages_conversation").on(table.conversationId),
    index("scheduled_messages_due")
      .on(table.sendAt)
      .where(sql`${table.problem} = ''`),
  ],
);
export type ScheduledRow = typeof scheduledMessages.$inferSelect;

/** Who was sent the away message of whom, and when. */
export const awayReplies = pgTable(
  "away_replies",
  {
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    toId: text("to_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    at: time("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.toId] }), index("away_replies_to").on(table.toId)],
);
