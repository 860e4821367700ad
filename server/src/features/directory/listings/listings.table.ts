import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  LISTING_STATUSES,
  PAYMENT_WAYS,
  type ListingService,
  type ListingStatus,
  type PaymentWay,
  type SpecialDay,
  type WeekHours,
} from "@cardplaza/contract/directory/listing-words";
import type { WaitingChange } from "@cardplaza/contract/directory/listings";
import { allOf, atLeast, between, inOrder, oneOf } from "../../../platform/column-rules.ts";
import { editVersion, time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { admins } from "../../audit/admin.table.ts";

const line = (name: string) => text(name).notNull().default("");

const LISTING_FLAGS = ["duplicate", "words", "many"] as const;
export type ListingFlag = (typeof LISTING_FLAGS)[number];

type Words = Record<"name" | "city" | "phone", SQLWrapper>;

/** What administrators find a listing by, as its index has it. */
export const listingWords = ({ name, city, phone }: Words): SQL =>
  sql`(plain_letters(${name} || ' ' || ${city}) || ' ' || ${phone})`;

/** A business in the directory. A draft may still be empty. */
export const listings = pgTable(
  "listings",
  {
    id: text("id").primaryKey(),
    /** The owner; null until the listing is claimed. */
    ownerId: text("owner_id").references(() => members.id, { onDelete: "set null" }),
    name: line("name"),
    category: line("category"),
    moreCategories: text("more_categories").array().notNull().default([]),
    description: line("description"),
    phone: line("phone"),
    whatsapp: line("whatsapp"),
    email: line("email"),
    website: line("website"),
    line1: line("line1"),
    line2: line("line2"),
    locality: line("locality"),
    city: line("city"),
    /** One key for all names of the city; see `cityKey`. */
    cityKey: line("city_key"),
    state: line("state"),
    pin: line("pin"),
    hideAddress: boolean("hide_address").notNull().default(false),
    serviceCities: text("service_cities").array().notNull().default([]),
    lat: doublePrecision("lat"),
    lng: doublePrecision("lng"),
    hours: jsonb("hours").$type<WeekHours>().notNull().default({}),
    is24x7: boolean("is_24x7").notNull().default(false),
    specialHours: jsonb("special_hours").$type<SpecialDay[]>().notNull().default([]),
    logo: line("logo"),
    cover: line("cover"),
    photos: text("photos").array().notNull().default([]),
    videoUrl: line("video_url"),
    services: jsonb("services").$type<ListingService[]>().notNull().default([]),
    payments: text("payments").array().$type<PaymentWay[]>().notNull().default([]),
    languages: text("languages").array().notNull().default([]),
    yearFounded: integer("year_founded"),
    gstin: line("gstin"),
    /** The sum over the published reviews, updated in the transaction that changes one. */
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingCount: integer("rating_count").notNull().default(0),
    /** The median time to the last answers to enquiries. */
    replyMedianMin: integer("reply_median_min"),
    /** Half of the last enquiries were not answered: it does not rank higher in the search. */
    slowReplies: boolean("slow_replies").notNull().default(false),
    status: text("status").$type<ListingStatus>().notNull().default("draft"),
    /** Why it waits, for the administrator: duplicate, words, many. */
    flags: text("flags").array().$type<ListingFlag[]>().notNull().default([]),
    rejectionReason: line("rejection_reason"),
    /** The change that waits for review; the columns above hold the live values. */
    waiting: jsonb("waiting").$type<WaitingChange>(),
    /** Since when the listing or its change waits. */
    submittedAt: time("submitted_at"),
    /** The administrator who decided last. */
    decidedBy: text("decided_by").references(() => admins.id),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    version: editVersion(),
    publishedAt: time("published_at"),
    deletedAt: time("deleted_at"),
    /** When everything but the name was erased. */
    wipedAt: time("wiped_at"),
  },
  (table) => [
    uniqueIndex("listings_one_an_owner")
      .on(table.ownerId)
      .where(sql`${table.ownerId} is not null and ${table.deletedAt} is null`),
    index("listings_owner").on(table.ownerId),
    index("listings_phone").on(table.phone),
    index("listings_name").using("gin", table.name.op("gin_trgm_ops")),
    index("listings_pin").on(table.pin),
    index("listings_words").using("gin", sql`${listingWords(table)} gin_trgm_ops`),
    index("listings_submitted")
      .on(table.submittedAt, table.id)
      .where(sql`${table.submittedAt} is not null`),
    // The lists of administrators.
    index("listings_changed")
      .on(table.updatedAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index("listings_status_changed")
      .on(table.status, table.updatedAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index("listings_decided_by")
      .on(table.decidedBy)
      .where(sql`${table.decidedBy} is not null`),
    oneOf(table.status, LISTING_STATUSES),
    allOf(table.payments, PAYMENT_WAYS),
    allOf(table.flags, LISTING_FLAGS),
    atLeast(table.ratingSum, 0),
    atLeast(table.ratingCount, 0),
    atLeast(table.replyMedianMin, 0),
    between(table.lat, -90, 90),
    between(table.lng, -180, 180),
    inOrder(table.deletedAt, table.wipedAt),
  ],
);
export type ListingRow = typeof listings.$inferSelect;
