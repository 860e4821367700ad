import { sql } from "drizzle-orm";
import { boolean, index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import {
  NOTIFICATION_TYPES,
  type NotificationType,
} from "@cardplaza/contract/notifications/notification-words";
import { oneOf } from "../../platform/column-rules.ts";
import { time } from "../../platform/columns.ts";
import { members } from "../accounts/accounts.table.ts";

export const notifications = pgTable(
  "notifications",
  {
    id: text("id").notNull(),
    recipientId: text("recipient_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    type: text("type").$type<NotificationType>().notNull(),
    message: text("message").notNull(),
    targetUrl: text("target_url").notNull(),
    senderId: text("sender_id").references(() => members.id, { onDelete: "set null" }),
    /** What it is about, such as `card:…`: the same is not told twice in a minute. */
    about: text("about").notNull(),
    isRead: boolean("is_read").notNull().default(false),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    // Ids are time-ordered, so they are the order and the cursor. No index has them alone: for a member
    // with many notifications PostgreSQL would walk through everybody's to find the newest of his.
    primaryKey({ columns: [table.recipientId, table.id] }),
    index("notifications_unread")
      .on(table.recipientId, table.id.desc().nullsFirst())
      .where(sql`not ${table.isRead}`),
    index("notifications_sender")
      .on(table.senderId)
      .where(sql`${table.senderId} is not null`),
    oneOf(table.type, NOTIFICATION_TYPES),
  ],
);

/** Which types also come by e-mail; without a row the type's default holds. */
export const notificationChoices = pgTable(
  "notification_choices",
  {
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    type: text("type").$type<NotificationType>().notNull(),
    email: boolean("email").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.type] }), oneOf(table.type, NOTIFICATION_TYPES)],
);

/** Addresses that asked not to be written to, as keyed hashes. */
export const unsubscribedAddresses = pgTable("unsubscribed_addresses", {
  addressHash: text("address_hash").primaryKey(),
  at: time("at").notNull(),
});
