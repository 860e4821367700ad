import { index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { atLeast } from "../../platform/column-rules.ts";
import { time } from "../../platform/columns.ts";
import { members, sessions } from "../accounts/accounts.table.ts";

/** Browsers that get pushes. They end with their session, so that a device that is signed out is silent. */
export const pushSubscriptions = pgTable(
  "push_subscriptions",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** A session is one browser, and a browser has one subscription. */
    sessionId: text("session_id")
      .notNull()
      .unique()
      .references(() => sessions.id, { onDelete: "cascade" }),
    /** Anybody who knows it can push there, so it never leaves the server. */
    endpoint: text("endpoint").notNull().unique(),
    p256dh: text("p256dh").notNull(),
    auth: text("auth").notNull(),
    /** "Chrome on Android" */
    device: text("device").notNull(),
    createdAt: time("created_at").notNull(),
    /** The browser confirms it each time the product is opened. */
    renewedAt: time("renewed_at").notNull(),
  },
  (table) => [index("push_subscriptions_member").on(table.memberId)],
);
export type PushSubscriptionRow = typeof pushSubscriptions.$inferSelect;

/**
 * Pushes that wait: one per subject and device, so that a later one about the same subject takes the place of an earlier
 * one. A row is deleted when its push is sent or given up.
 */
export const pushMessages = pgTable(
  "push_messages",
  {
    subscriptionId: text("subscription_id")
      .notNull()
      .references(() => pushSubscriptions.id, { onDelete: "cascade" }),
    /** Names the subject to the push service and to the browser. */
    tag: text("tag").notNull(),
    notificationId: text("notification_id").notNull(),
    /** The push service, with its port. One that hangs must not delay the others. */
    host: text("host").notNull(),
    /** While it is being sent, the time from which another process may try: this one has died. */
    dueAt: time("due_at").notNull(),
    /** The push service asked to wait until then. */
    notBefore: time("not_before"),
    attempts: integer("attempts").notNull().default(0),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.subscriptionId, table.tag] }),
    index("push_messages_host").on(table.host, table.dueAt),
    index("push_messages_expires_at").on(table.expiresAt),
    atLeast(table.attempts, 0),
  ],
);
