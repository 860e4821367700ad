import { sql } from "drizzle-orm";
import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { conversations } from "../conversations.table.ts";

/** What the bell, a push or a mail is still to tell a member of a conversation. */
export const messageNotices = pgTable(
  "message_notices",
  {
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    senderId: text("sender_id").references(() => members.id, { onDelete: "cascade" }),
    /** Told of everything up to here. */
    toldSeq: integer("told_seq").notNull().default(0),
    /** When the bell is due; null if it has rung for everything. */
    ringAt: time("ring_at"),
    /** When a mail is due, unless it is read before. */
    mailAt: time("mail_at"),
    mailedAt: time("mailed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.memberId] }),
    index("message_notices_member").on(table.memberId),
    index("message_notices_sender")
      .on(table.senderId)
      .where(sql`${table.senderId} is not null`),
    index("message_notices_ring")
      .on(table.ringAt)
      .where(sql`${table.ringAt} is not null`),
    index("message_notices_mail")
      .on(table.mailAt)
      .where(sql`${table.mailAt} is not null`),
  ],
);
