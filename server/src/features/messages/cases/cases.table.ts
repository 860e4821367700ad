import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { MESSAGE_CASE_STATUSES } from "@cardplaza/contract/messages/message-words";
import { atLeast, oneOf } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";

/** A message as it was when it was reported or stopped. */
export interface KeptMessageValue {
  _id: string;
  senderId: string | null;
  senderName: string;
  body: string;
  files: { name: string; type: string }[];
  at: string;
}

export const messageCases = pgTable(
  "message_cases",
  {
    id: text("id").primaryKey(),
    /** No foreign key: the case stays after the message is gone. */
    messageId: text("message_id").notNull().unique("message_cases_message"),
    conversationId: text("conversation_id").notNull(),
    senderId: text("sender_id").references(() => members.id, { onDelete: "set null" }),
    status: text("status").$type<(typeof MESSAGE_CASE_STATUSES)[number]>().notNull(),
    reason: text("reason").notNull(),
    message: jsonb("message").$type<KeptMessageValue>().notNull(),
    before: jsonb("before").$type<KeptMessageValue[]>().notNull(),
    reports: integer("reports").notNull().default(0),
    decisionReason: text("decision_reason").notNull().default(""),
    decidedBy: text("decided_by"),
    decidedAt: time("decided_at"),
    version: integer("version").notNull().default(1),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [
    index("message_cases_status").on(table.status, table.id.desc()),
    index("message_cases_sender")
      .on(table.senderId)
      .where(sql`${table.senderId} is not null`),
    oneOf(table.status, MESSAGE_CASE_STATUSES),
    atLeast(table.reports, 0),
  ],
);
export type MessageCaseRow = typeof messageCases.$inferSelect;
