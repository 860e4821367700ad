import { index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { members } from "../accounts/accounts.table.ts";

/** The times for which a member has the premium plan, however they came about. */
export const premiumPeriods = pgTable(
  "premium_periods",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    startsAt: timestamp("starts_at", { withTimezone: true }).notNull(),
    endsAt: timestamp("ends_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("premium_periods_member_id").on(table.memberId, table.endsAt)],
);
