import { date, index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { AlertFilters } from "@cardplaza/contract/jobs/job-alerts";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";

export const jobAlerts = pgTable(
  "job_alerts",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    filters: jsonb("filters").$type<AlertFilters>().notNull(),
    createdAt: time("created_at").notNull(),
    /** Jobs opened before this are not new to the member. */
    lookedAt: time("looked_at").notNull(),
    /** The day of the last digest, so that there is at most one a day. */
    sentOn: date("sent_on"),
  },
  (table) => [
    index("job_alerts_member").on(table.memberId, table.id),
    index("job_alerts_due").on(table.sentOn, table.id),
  ],
);
export type JobAlertRow = typeof jobAlerts.$inferSelect;

/** The last digest that was mailed to a member, of their alerts and of the companies they follow. */
export const jobDigests = pgTable("job_digests", {
  memberId: text("member_id")
    .primaryKey()
    .references(() => members.id, { onDelete: "cascade" }),
  /** The day in India: one mail a day. */
  sentOn: date("sent_on").notNull(),
  /** Jobs of followed companies opened before this are not new to the member. */
  lookedAt: time("looked_at").notNull(),
});
