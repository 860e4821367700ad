import { bigint, customType, date, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { time } from "../../../platform/columns.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { members } from "../../accounts/accounts.table.ts";
import { jobs } from "../posts/jobs.table.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/**
 * One row for each job that can be found, written with its entry in the search. Most jobs are closed, and each has
 * much more to read than a list needs.
 */
export const openJobs = pgTable(
  "open_jobs",
  {
    jobId: text("job_id")
      .primaryKey()
      .references(() => jobs.id, { onDelete: "cascade" }),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** The owner of the company, whose plan lifts it a little. */
    ownerId: text("owner_id").references(() => members.id, { onDelete: "set null" }),
    openedAt: time("opened_at").notNull(),
    validThrough: date("valid_through").notNull(),
    expMin: integer("exp_min").notNull(),
    expMax: integer("exp_max"),
    /** The salary; null if there is none or it is hidden. */
    paiseAYear: bigint("paise_a_year", { mode: "number" }),
    skillKeys: text("skill_keys").array().notNull(),
    cityKeys: text("city_keys").array().notNull(),
    /** Its words, cities, skills, company, work mode and type; see `job-keys.ts`. */
    keys: tsvector("keys").notNull(),
  },
  (table) => [
    index("open_jobs_keys").using("gin", table.keys),
    index("open_jobs_newest").on(table.openedAt.desc().nullsFirst(), table.jobId.desc().nullsFirst()),
    index("open_jobs_best_paid").on(table.paiseAYear.desc().nullsLast(), table.jobId.desc().nullsFirst()),
    index("open_jobs_company").on(table.companyId),
    index("open_jobs_owner").on(table.ownerId),
  ],
);
