import { sql } from "drizzle-orm";
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import {
  NOTIFICATION_TYPES,
  type NotificationType,
} from "@cardplaza/contract/notifications/notification-words";
import { atLeast, oneOf, together } from "../../platform/column-rules.ts";
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
    /** The name of its kind, which words it. Null for notifications from before there were kinds. */
    kind: text("kind"),
    values: jsonb("values").$type<Record<string, unknown>>(),
    /** Only of notifications without a kind. */
    message: text("message"),
    /** True if it was also sent as an e-mail. */
    mailed: boolean("mailed").notNull().default(false),
    targetUrl: text("target_url").notNull(),
    senderId: text("sender_id").references(() => members.id, { onDelete: "set null" }),
    /** The subject, such as `card:…`: the same subject is not repeated within a minute. */
    about: text("about").notNull(),
    /** How much it tells of: one that grows counts what came after the first. */
    count: integer("count").notNull().default(1),
    isRead: boolean("is_read").notNull().default(false),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    // Ids are time-ordered, so they are the order and the cursor. No index has the id alone: PostgreSQL would
    // scan the notifications of all members to find the newest of one.
    primaryKey({ columns: [table.recipientId, table.id] }),
    index("notifications_unread")
      .on(table.recipientId, table.id.desc().nullsFirst())
      .where(sql`not ${table.isRead}`),
    index("notifications_sender")
      .on(table.senderId)
      .where(sql`${table.senderId} is not null`),
    oneOf(table.type, NOTIFICATION_TYPES),
    atLeast(table.count, 1),
  ],
);
export type NotificationRow = typeof notifications.$inferSelect;

/** Which types also come by e-mail; the default applies without a row. */
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

/** Choices for a single kind, which are stronger than the one for its type. Null: nothing was chosen. */
export const notificationKindChoices = pgTable(
  "notification_kind_choices",
  {
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    email: boolean("email"),
    push: boolean("push"),
    sms: boolean("sms"),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.kind] })],
);

/** Unsubscribed addresses, stored as keyed hashes. */
export const unsubscribedAddresses = pgTable("unsubscribed_addresses", {
  addressHash: text("address_hash").primaryKey(),
  at: time("at").notNull(),
});

/** When and how pushes and SMS come; the defaults apply without a row. */
export const notificationPreferences = pgTable(
  "notification_preferences",
  {
    memberId: text("member_id")
      .primaryKey()
      .references(() => members.id, { onDelete: "cascade" }),
    /** "22:00", in the zone. `from` may be later than `to`: over midnight. */
    quietFrom: text("quiet_from"),
    quietTo: text("quiet_to"),
    quietZone: text("quiet_zone"),
    /** Names and words of others show on a locked screen. */
    lockScreenText: boolean("lock_screen_text").notNull().default(false),
  },
  (table) => [together(table.quietFrom, table.quietTo, table.quietZone)],
);

/** SMS about notifications: waiting, or sent lately. They count for the most of a day, and each subject has one. */
export const smsNotices = pgTable(
  "sms_notices",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    notificationId: text("notification_id").notNull(),
    about: text("about").notNull(),
    createdAt: time("created_at").notNull(),
    sentAt: time("sent_at"),
  },
  (table) => [
    unique("sms_notices_subject").on(table.memberId, table.about),
    index("sms_notices_created_at").on(table.createdAt),
  ],
);
