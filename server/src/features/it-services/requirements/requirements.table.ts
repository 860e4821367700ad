import { sql } from "drizzle-orm";
import { bigint, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  IT_BUDGET_SLUGS,
  IT_CATEGORY_SLUGS,
  IT_QUOTE_STATUSES,
  IT_TIMELINE_SLUGS,
  MAX_QUOTE_DAYS,
  REQUIREMENT_MODES,
  REQUIREMENT_STATUSES,
  type ItBudget,
  type ItCategory,
  type ItQuoteStatus,
  type ItTimeline,
  type RequirementMode,
  type RequirementStatus,
} from "@cardplaza/contract/it-services/it-words";
import { atLeast, between, inOrder, oneOf } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { companies } from "../../companies/company/companies.table.ts";
import { enquiries } from "../../enquiries/enquiries.table.ts";

export const itRequirements = pgTable(
  "it_requirements",
  {
    id: text("id").primaryKey(),
    /** The buyer; null once they are erased. */
    buyerId: text("buyer_id").references(() => members.id, { onDelete: "set null" }),
    title: text("title").notNull(),
    description: text("description").notNull(),
    category: text("category").$type<ItCategory>().notNull(),
    budget: text("budget").$type<ItBudget>().notNull(),
    timeline: text("timeline").$type<ItTimeline>().notNull(),
    /** Addresses of private documents. */
    files: text("files").array().notNull().default([]),
    mode: text("mode").$type<RequirementMode>().notNull(),
    city: text("city").notNull().default(""),
    /** One key for all names of the city; see `cityKey`. */
    cityKey: text("city_key").notNull().default(""),
    status: text("status").$type<RequirementStatus>().notNull().default("open"),
    createdAt: time("created_at").notNull(),
    expiresAt: time("expires_at").notNull(),
  },
  (table) => [
    index("it_requirements_buyer").on(table.buyerId, table.id.desc().nullsFirst()),
    // What the providers of a city find.
    index("it_requirements_open")
      .on(table.cityKey, table.category, table.id.desc().nullsFirst())
      .where(sql`${table.mode} = 'open' and ${table.status} = 'open'`),
    index("it_requirements_expiring")
      .on(table.expiresAt)
      .where(sql`${table.status} in ('open', 'shortlisting')`),
    oneOf(table.category, IT_CATEGORY_SLUGS),
    oneOf(table.budget, IT_BUDGET_SLUGS),
    oneOf(table.timeline, IT_TIMELINE_SLUGS),
    oneOf(table.mode, REQUIREMENT_MODES),
    oneOf(table.status, REQUIREMENT_STATUSES),
    inOrder(table.createdAt, table.expiresAt),
  ],
);
export type ItRequirementRow = typeof itRequirements.$inferSelect;

/** The providers whom a buyer asked for a quote. */
export const itInvitations = pgTable(
  "it_invitations",
  {
    requirementId: text("requirement_id")
      .notNull()
      .references(() => itRequirements.id, { onDelete: "cascade" }),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.requirementId, table.companyId] }),
    index("it_invitations_company").on(table.companyId, table.requirementId.desc().nullsFirst()),
  ],
);

export const itQuotes = pgTable(
  "it_quotes",
  {
    id: text("id").primaryKey(),
    requirementId: text("requirement_id")
      .notNull()
      .references(() => itRequirements.id, { onDelete: "cascade" }),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    /** The member of the team who wrote it. */
    authorId: text("author_id").references(() => members.id, { onDelete: "set null" }),
    amountPaise: bigint("amount_paise", { mode: "number" }).notNull(),
    days: integer("days").notNull(),
    scope: text("scope").notNull(),
    validTill: date("valid_till").notNull(),
    status: text("status").$type<ItQuoteStatus>().notNull().default("sent"),
    /** The conversation that was opened when it was accepted. */
    enquiryId: text("enquiry_id").references(() => enquiries.id, { onDelete: "set null" }),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    uniqueIndex("it_quotes_one_a_company").on(table.requirementId, table.companyId),
    uniqueIndex("it_quotes_one_accepted")
      .on(table.requirementId)
      .where(sql`${table.status} = 'accepted'`),
    index("it_quotes_company").on(table.companyId, table.requirementId.desc().nullsFirst()),
    index("it_quotes_author")
      .on(table.authorId)
      .where(sql`${table.authorId} is not null`),
    index("it_quotes_enquiry")
      .on(table.enquiryId)
      .where(sql`${table.enquiryId} is not null`),
    oneOf(table.status, IT_QUOTE_STATUSES),
    atLeast(table.amountPaise, 1),
    between(table.days, 1, MAX_QUOTE_DAYS),
  ],
);
export type ItQuoteRow = typeof itQuotes.$inferSelect;
