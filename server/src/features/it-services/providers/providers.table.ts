import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Focus, PortfolioItem } from "@cardplaza/contract/it-services/it-providers";
import { atLeast } from "../../../platform/column-rules.ts";
import { editVersion, time } from "../../../platform/columns.ts";
import { companies } from "../../companies/company/companies.table.ts";

/** What a company tells about its IT services. Its id is the company's, also in reviews and in the search. */
export const itProviders = pgTable(
  "it_providers",
  {
    companyId: text("company_id")
      .primaryKey()
      .references(() => companies.id, { onDelete: "cascade" }),
    listed: boolean("listed").notNull().default(true),
    /** The largest share first. */
    focus: jsonb("focus").$type<Focus[]>().notNull(),
    minProjectPaise: bigint("min_project_paise", { mode: "number" }).notNull(),
    hourlyMinPaise: bigint("hourly_min_paise", { mode: "number" }).notNull(),
    hourlyMaxPaise: bigint("hourly_max_paise", { mode: "number" }).notNull(),
    stack: text("stack").array().notNull().default([]),
    portfolio: jsonb("portfolio").$type<PortfolioItem[]>().notNull().default([]),
    certifications: text("certifications").array().notNull().default([]),
    /** The sum over the published reviews, updated in the transaction that changes one. */
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingCount: integer("rating_count").notNull().default(0),
    /** What its list is searched by, also from its company; updated with either. */
    words: text("words").notNull().default(""),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    version: editVersion(),
  },
  (table) => [
    index("it_providers_focus").using("gin", table.focus.op("jsonb_path_ops")),
    // Parts of words, too.
    index("it_providers_words").using("gin", table.words.op("gin_trgm_ops")),
    atLeast(table.minProjectPaise, 1),
    atLeast(table.hourlyMinPaise, 1),
    check("it_providers_hourly_max_paise_range", sql`${table.hourlyMaxPaise} >= ${table.hourlyMinPaise}`),
    atLeast(table.ratingSum, 0),
    atLeast(table.ratingCount, 0),
  ],
);
export type ItProviderRow = typeof itProviders.$inferSelect;
