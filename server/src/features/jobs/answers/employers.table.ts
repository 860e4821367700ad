import { integer, pgTable, real, text } from "drizzle-orm/pg-core";
import { ANSWER_RULES } from "@cardplaza/contract/jobs/job-words";
import { atLeast, between } from "../../../platform/column-rules.ts";
import { companies } from "../../companies/company/companies.table.ts";

/**
 * How a company answers those who apply: of its last applications that were answered or told that there was no
 * answer. Written again whenever one of these happens, so that lists and pages read one row.
 */
export const employers = pgTable(
  "job_employers",
  {
    companyId: text("company_id")
      .primaryKey()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** How many were counted. */
    counted: integer("counted").notNull(),
    /** Answered ones, in per cent. */
    replyRate: integer("reply_rate").notNull(),
    /** From the application to the decision, in days; null without a decision. */
    medianDays: real("median_days"),
  },
  (table) => [
    between(table.counted, 0, ANSWER_RULES.lastCounted),
    between(table.replyRate, 0, 100),
    atLeast(table.medianDays, 0),
  ],
);
export type EmployerRow = typeof employers.$inferSelect;
