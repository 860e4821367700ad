import { index, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../../platform/columns.ts";
import { admins } from "../audit/admin.table.ts";

export const adminSessions = pgTable(
  "admin_sessions",
  {
    id: text("id").primaryKey(),
    adminId: text("admin_id")
      .notNull()
      .references(() => admins.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull().unique(),
    /** Where it was started; empty for sessions from before this was saved. */
    device: text("device").notNull().default(""),
    address: text("address").notNull().default(""),
    createdAt: time("created_at").notNull(),
    lastUsedAt: time("last_used_at").notNull(),
  },
  (table) => [index("admin_sessions_admin_id").on(table.adminId)],
);
export type AdminSession = typeof adminSessions.$inferSelect;
