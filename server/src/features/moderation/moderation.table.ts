import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { time } from "../../platform/columns.ts";
import { members } from "../accounts/accounts.table.ts";

/** Which member has blocked which other one. */
export const blocks = pgTable(
  "blocks",
  {
    blockerId: text("blocker_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    blockedId: text("blocked_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index("blocks_blocked").on(table.blockedId),
  ],
);

/** Reports for administrators to check. */
export const reports = pgTable(
  "reports",
  {
    id: text("id").primaryKey(),
    reporterId: text("reporter_id").references(() => members.id, { onDelete: "set null" }),
    targetType: text("target_type").notNull(),
    targetId: text("target_id").notNull(),
    reason: text("reason").notNull(),
    details: text("details").notNull().default(""),
    /** A keyed hash of the network that it came from, for thirty days: reports of one network hide nothing. */
    networkHash: text("network_hash"),
    /** Set when a moderator looked and found nothing wrong. */
    dismissedAt: time("dismissed_at"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("reports_target").on(table.targetType, table.targetId),
    index("reports_reporter")
      .on(table.reporterId)
      .where(sql`${table.reporterId} is not null`),
    index("reports_with_network")
      .on(table.createdAt)
      .where(sql`${table.networkHash} is not null`),
  ],
);
