import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  COMPANY_CONTACT_KINDS,
  COMPANY_SIZES,
  COMPANY_STATUSES,
  COMPANY_TYPES,
  type CompanySize,
  type CompanyStatus,
  type CompanyType,
  type Socials,
} from "@cardplaza/contract/companies/company-words";
import { atLeast, between, inOrder, oneOf } from "../../../platform/column-rules.ts";
import { editVersion, time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { admins } from "../../audit/admin.table.ts";

const line = (name: string) => text(name).notNull().default("");

type Words = Record<"name" | "city" | "gstin" | "phone", SQLWrapper>;

/** What administrators find a company by, as its index has it. */
export const companyWords = ({ name, city, gstin, phone }: Words): SQL =>
  sql`(plain_letters(${name} || ' ' || ${city} || ' ' || ${gstin}) || ' ' || ${phone})`;

/** A draft may still be empty; it has a page once `completedAt` is set. */
export const companies = pgTable(
  "companies",
  {
    id: text("id").primaryKey(),
    /** The owner; null once the last owner is erased and nobody manages the company. */
    ownerId: text("owner_id").references(() => members.id, { onDelete: "set null" }),
    name: line("name"),
    legalName: line("legal_name"),
    type: text("type").$type<CompanyType | "">().notNull().default(""),
    industry: line("industry"),
    size: text("size").$type<CompanySize | "">().notNull().default(""),
    foundedYear: integer("founded_year"),
    gstin: line("gstin"),
    noGst: boolean("no_gst").notNull().default(false),
    cin: line("cin"),
    udyam: line("udyam"),
    line1: line("line1"),
    line2: line("line2"),
    locality: line("locality"),
    city: line("city"),
    /** One key for all names of the city; see `cityKey`. */
    cityKey: line("city_key"),
    state: line("state"),
    pin: line("pin"),
    lat: doublePrecision("lat"),
    lng: doublePrecision("lng"),
    phone: line("phone"),
    showWhatsapp: boolean("show_whatsapp").notNull().default(true),
    email: line("email"),
    website: line("website"),
    logo: line("logo"),
    cover: line("cover"),
    tagline: line("tagline"),
    about: line("about"),
    specialities: text("specialities").array().notNull().default([]),
    socials: jsonb("socials").$type<Socials>().notNull().default({}),
    status: text("status").$type<CompanyStatus>().notNull().default("active"),
    suspensionReason: line("suspension_reason"),
    /** Updated in the transaction that changes a follower. */
    followerCount: integer("follower_count").notNull().default(0),
    /** The sum over the published reviews, updated in the transaction that changes one. */
    ratingSum: integer("rating_sum").notNull().default(0),
    ratingCount: integer("rating_count").notNull().default(0),
    /** The median time of the last answers to enquiries. */
    replyMedianMin: integer("reply_median_min"),
    replyRate: integer("reply_rate"),
    /** Half of the last enquiries were not answered: it does not rank higher in the search. */
    slowReplies: boolean("slow_replies").notNull().default(false),
    /** The administrator who decided last. */
    decidedBy: text("decided_by").references(() => admins.id),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
    version: editVersion(),
    completedAt: time("completed_at"),
    deletedAt: time("deleted_at"),
    /** When everything but the row was erased. */
    erasedAt: time("erased_at"),
  },
  (table) => [
    uniqueIndex("companies_one_an_owner")
      .on(table.ownerId)
      .where(sql`${table.ownerId} is not null and ${table.deletedAt} is null`),
    index("companies_name").using("gin", table.name.op("gin_trgm_ops"), table.gstin.op("gin_trgm_ops")),
    index("companies_owner").on(table.ownerId),
    uniqueIndex("companies_one_a_gstin")
      .on(table.gstin)
      .where(sql`${table.gstin} <> '' and ${table.completedAt} is not null and ${table.deletedAt} is null`),
    // Similar companies: the same industry, in the same city first.
    index("companies_industry_city")
      .on(table.industry, table.cityKey, table.id)
      .where(
        sql`${table.status} = 'active' and ${table.completedAt} is not null and ${table.deletedAt} is null`,
      ),
    // The lists of administrators.
    index("companies_words").using("gin", sql`${companyWords(table)} gin_trgm_ops`),
    index("companies_completed")
      .on(table.completedAt, table.id)
      .where(sql`${table.completedAt} is not null and ${table.deletedAt} is null`),
    index("companies_status_completed")
      .on(table.status, table.completedAt, table.id)
      .where(sql`${table.completedAt} is not null and ${table.deletedAt} is null`),
    index("companies_deleted")
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null and ${table.erasedAt} is null`),
    index("companies_decided_by")
      .on(table.decidedBy)
      .where(sql`${table.decidedBy} is not null`),
    oneOf(table.type, ["", ...COMPANY_TYPES]),
    oneOf(table.size, ["", ...COMPANY_SIZES]),
    oneOf(table.status, COMPANY_STATUSES),
    atLeast(table.followerCount, 0),
    atLeast(table.ratingSum, 0),
    atLeast(table.ratingCount, 0),
    atLeast(table.replyMedianMin, 0),
    between(table.replyRate, 0, 100),
    between(table.lat, -90, 90),
    between(table.lng, -180, 180),
    inOrder(table.deletedAt, table.erasedAt),
  ],
);
export type CompanyRow = typeof companies.$inferSelect;

export const companyFollowers = pgTable(
  "company_followers",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    followedAt: time("followed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.memberId] }),
    index("company_followers_member").on(table.memberId, table.companyId),
  ],
);

/** Visits, new followers and taps on the number by day in India. Bots and the team are not counted as visitors. */
export const companyDays = pgTable(
  "company_days",
  {
    companyId: text("company_id")
      .notNull()
      .references(() => companies.id, { onDelete: "cascade" }),
    day: date("day").notNull(),
    views: integer("views").notNull().default(0),
    followers: integer("followers").notNull().default(0),
    calls: integer("calls").notNull().default(0),
    whatsapp: integer("whatsapp").notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.day] }),
    atLeast(table.views, 0),
    atLeast(table.followers, 0),
    atLeast(table.calls, 0),
    atLeast(table.whatsapp, 0),
  ],
);

/** What a visitor did this hour, so that it counts once. The visitor is a hash that cannot be traced back. */
export const companyVisits = pgTable(
  "company_visits",
  {
    hour: time("hour").notNull(),
    companyId: text("company_id").notNull(),
    visitor: text("visitor").notNull(),
    kind: text("kind").notNull().default("view"),
  },
  // The hour comes first, so that past hours can be deleted without another index.
  (table) => [
    primaryKey({ columns: [table.hour, table.companyId, table.visitor, table.kind] }),
    oneOf(table.kind, ["view", ...COMPANY_CONTACT_KINDS]),
  ],
);
