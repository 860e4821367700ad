import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { AddOn, FaqEntry, PackageTier } from "@cardplaza/contract/it-services/it-packages";
import {
  IT_CATEGORY_SLUGS,
  PACKAGE_FLAGS,
  PACKAGE_STATUSES,
  type ItCategory,
  type PackageFlag,
  type PackageStatus,
} from "@cardplaza/contract/it-services/it-words";
import { allOf, oneOf } from "../../../platform/column-rules.ts";
import { editVersion, time } from "../../../platform/columns.ts";
import { admins } from "../../audit/admin.table.ts";
import { itProviders } from "../providers/providers.table.ts";

/** A deleted row stays, because orders name it. */
export const itPackages = pgTable(
  "it_packages",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id")
      .notNull()
      .references(() => itProviders.companyId, { onDelete: "cascade" }),
    title: text("title").notNull(),
    category: text("category").$type<ItCategory>().notNull(),
    /** Starter, Standard and Advanced. */
    tiers: jsonb("tiers").$type<PackageTier[]>().notNull(),
    addOns: jsonb("add_ons").$type<AddOn[]>().notNull().default([]),
    requirements: text("requirements").array().notNull().default([]),
    faq: jsonb("faq").$type<FaqEntry[]>().notNull().default([]),
    status: text("status").$type<PackageStatus>().notNull().default("draft"),
    flags: text("flags").array().$type<PackageFlag[]>().notNull().default([]),
    rejectionReason: text("rejection_reason").notNull().default(""),
    /** Since when it waits for review. */
    submittedAt: time("submitted_at"),
    /** The administrator who decided last. */
    decidedBy: text("decided_by").references(() => admins.id),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    version: editVersion(),
    deletedAt: time("deleted_at"),
  },
  (table) => [
    index("it_packages_title").using("gin", table.title.op("gin_trgm_ops")),
    index("it_packages_company").on(table.companyId, table.id),
    index("it_packages_category")
      .on(table.category, table.id)
      .where(sql`${table.status} = 'live' and ${table.deletedAt} is null`),
    index("it_packages_waiting")
      .on(table.submittedAt)
      .where(sql`${table.status} = 'review' and ${table.deletedAt} is null`),
    index("it_packages_decided_by")
      .on(table.decidedBy)
      .where(sql`${table.decidedBy} is not null`),
    oneOf(table.category, IT_CATEGORY_SLUGS),
    oneOf(table.status, PACKAGE_STATUSES),
    allOf(table.flags, PACKAGE_FLAGS),
  ],
);
export type ItPackageRow = typeof itPackages.$inferSelect;
