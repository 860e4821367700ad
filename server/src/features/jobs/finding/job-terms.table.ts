import { index, pgTable, text } from "drizzle-orm/pg-core";

/** What can be suggested to those who look for a job: titles, skills and companies of jobs that are or were open. */
export const jobTerms = pgTable(
  "job_terms",
  {
    /** The key that jobs with it have in `open_jobs`. */
    key: text("key").primaryKey(),
    /** The term as it is shown. */
    text: text("text").notNull(),
    /** The term in lower case and plain letters, to compare with what is typed. */
    plain: text("plain").notNull(),
  },
  (table) => [index("job_terms_plain").on(table.plain.op("text_pattern_ops"))],
);
