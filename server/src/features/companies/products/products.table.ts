import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { bigint, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import {
  AVAILABILITIES,
  DEFAULT_ORIGIN,
  MAX_PRODUCT_IMAGES,
  PRICE_TYPES,
  PRODUCT_STATUSES,
  type Availability,
  type PriceType,
  type ProductSpec,
  type ProductStatus,
} from "@cardplaza/contract/companies/products/product-words";
import { PRODUCT_UNITS, type ProductUnit } from "@cardplaza/contract/units";
import { above, atLeast, atMostEntries, between, inOrder, oneOf } from "../../../platform/column-rules.ts";
import { editVersion, time } from "../../../platform/columns.ts";
import { admins } from "../../audit/admin.table.ts";
import { companies } from "../company/companies.table.ts";

const line = (name: string) => text(name).notNull().default("");

/** What administrators find a product by, as its index has it. */
export const productName = ({ name }: Record<"name", SQLWrapper>): SQL => sql`plain_letters(${name})`;

/** What companies sell. A draft may have gaps. */
export const products = pgTable(
  "products",
  {
    id: text("id").primaryKey(),
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    name: line("name"),
    /** A category of the contract's list; empty in a draft. */
    category: line("category"),
    images: text("images").array().notNull().default([]),
    description: line("description"),
    priceType: text("price_type").$type<PriceType>().notNull().default("on_request"),
    /** The lowest of a range; null on request. */
    pricePaise: bigint("price_paise", { mode: "number" }),
    priceMaxPaise: bigint("price_max_paise", { mode: "number" }),
    unit: text("unit").$type<ProductUnit>().notNull().default("piece"),
    moq: integer("moq").notNull().default(1),
    gstRate: integer("gst_rate"),
    hsn: line("hsn"),
    specs: jsonb("specs").$type<ProductSpec[]>().notNull().default([]),
    countryOfOrigin: text("country_of_origin").notNull().default(DEFAULT_ORIGIN),
    availability: text("availability").$type<Availability>().notNull().default("in_stock"),
    status: text("status").$type<ProductStatus>().notNull().default("draft"),
    removalReason: line("removal_reason"),
    /** The administrator who decided last. */
    decidedBy: text("decided_by").references(() => admins.id),
    /** The sum over the published reviews, updated in the transaction that changes one. */
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingCount: integer("rating_count").notNull().default(0),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    version: editVersion(),
    /** When it was published for the first time. */
    publishedAt: time("published_at"),
    deletedAt: time("deleted_at"),
    /** When everything but the row and its name was erased. */
    erasedAt: time("erased_at"),
  },
  (table) => [
    index("products_company").on(table.companyId, table.id.desc().nullsFirst()),
    // A company's published products, and how many there are in each state.
    index("products_company_status")
      .on(table.companyId, table.status, table.id.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    // Similar products: the newest of a category. The company is in it so that its own are not read.
    index("products_of_category")
      .on(table.category, table.id.desc().nullsFirst(), table.companyId)
      .where(sql`${table.status} = 'published' and ${table.deletedAt} is null`),
    index("products_deleted")
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null and ${table.erasedAt} is null`),
    // The lists of administrators.
    index("products_names").using("gin", sql`${productName(table)} gin_trgm_ops`),
    index("products_created")
      .on(table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index("products_status_created")
      .on(table.status, table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index("products_decided_by")
      .on(table.decidedBy)
      .where(sql`${table.decidedBy} is not null`),
    atMostEntries(table.images, MAX_PRODUCT_IMAGES),
    oneOf(table.priceType, PRICE_TYPES),
    atLeast(table.pricePaise, 1),
    above(table.pricePaise, table.priceMaxPaise),
    oneOf(table.unit, PRODUCT_UNITS),
    atLeast(table.moq, 1),
    between(table.gstRate, 0, 100),
    oneOf(table.availability, AVAILABILITIES),
    oneOf(table.status, PRODUCT_STATUSES),
    atLeast(table.ratingSum, 0),
    atLeast(table.ratingCount, 0),
    inOrder(table.deletedAt, table.erasedAt),
  ],
);
export type ProductRow = typeof products.$inferSelect;
