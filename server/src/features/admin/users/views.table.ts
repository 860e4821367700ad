import { index, pgTable, text } from "drizzle-orm/pg-core";
import { inOrder } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { adminSessions } from "../admin-sessions.table.ts";

/** Administrators who look at the product as a member. It ends with their session. */
export const memberViews = pgTable(
  "member_views",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    adminSessionId: text("admin_session_id")
      .notNull()
      .references(() => adminSessions.id, { onDelete: "cascade" }),
    tokenHash: text("token_hash").notNull().unique(),
    createdAt: time("created_at").notNull(),
    endsAt: time("ends_at").notNull(),
  },
  (table) => [
    index("member_views_member").on(table.memberId),
    index("member_views_admin_session").on(table.adminSessionId),
    inOrder(table.createdAt, table.endsAt),
  ],
);
