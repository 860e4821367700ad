import { sql } from "drizzle-orm";
import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { atLeast, inOrder } from "../../platform/column-rules.ts";
import { time } from "../../platform/columns.ts";
import { members } from "../accounts/accounts.table.ts";
import { payments } from "./payments/payments.table.ts";

/** The periods in which a member has the premium plan, whatever the source. */
export const premiumPeriods = pgTable(
  "premium_periods",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    startsAt: time("starts_at").notNull(),
    endsAt: time("ends_at").notNull(),
    /** The payment that bought it. One payment buys one period. */
    paymentId: text("payment_id")
      .unique()
      .references(() => payments.id),
    /** The smallest number of days before the end at which the member was reminded. */
    remindedDays: integer("reminded_days"),
    /** When the plan's end was handled: pages invalidated, member notified. */
    closedAt: time("closed_at"),
  },
  (table) => [
    // With the beginning, so that a search reads the index alone for each owner.
    index("premium_periods_member_id").on(table.memberId, table.endsAt, table.startsAt),
    index("premium_periods_open")
      .on(table.endsAt)
      .where(sql`${table.closedAt} is null`),
    atLeast(table.remindedDays, 0),
    inOrder(table.startsAt, table.endsAt),
  ],
);
