import { sql } from "drizzle-orm";
import { boolean, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  RATING_MAX,
  REVIEW_FLAGS,
  REVIEW_SOURCES,
  REVIEW_STATUSES,
  REVIEW_TARGET_TYPES,
  type ReviewFlag,
  type ReviewSource,
  type ReviewStatus,
  type ReviewTargetType,
} from "@cardplaza/contract/reviews/review-words";
import { allOf, atLeast, between, oneOf, together } from "../../platform/column-rules.ts";
import { time } from "../../platform/columns.ts";
import { members } from "../accounts/accounts.table.ts";

/** Customers' reviews. Of an erased author only the stars are left, and they no longer count. */
export const reviews = pgTable(
  "reviews",
  {
    id: text("id").primaryKey(),
    targetType: text("target_type").$type<ReviewTargetType>().notNull(),
    targetId: text("target_id").notNull(),
    authorId: text("author_id").references(() => members.id, { onDelete: "set null" }),
    rating: integer("rating").notNull(),
    /** The scores: all four where the kind of target has them, otherwise none. */
    qualityScore: integer("quality_score"),
    scheduleScore: integer("schedule_score"),
    valueScore: integer("value_score"),
    recommends: boolean("recommends"),
    title: text("title").notNull().default(""),
    body: text("body").notNull(),
    photos: text("photos").array().notNull().default([]),
    experienceDate: date("experience_date", { mode: "string" }).notNull(),
    source: text("source").$type<ReviewSource>().notNull(),
    verifiedInteraction: boolean("verified_interaction").notNull().default(false),
    status: text("status").$type<ReviewStatus>().notNull(),
    /** Why it waits, for the administrator. */
    flags: text("flags").array().$type<ReviewFlag[]>().notNull().default([]),
    hiddenReason: text("hidden_reason"),
    ownerReply: text("owner_reply"),
    repliedAt: time("replied_at"),
    /** Who wrote the reply; the target may have another owner by now. */
    replierId: text("replier_id").references(() => members.id, { onDelete: "set null" }),
    helpfulCount: integer("helpful_count").notNull().default(0),
    createdAt: time("created_at").notNull(),
    publishedAt: time("published_at"),
    withdrawnAt: time("withdrawn_at"),
  },
  (table) => [
    // A hidden review still counts as the author's one: writing it again must not bypass the decision.
    uniqueIndex("reviews_one_an_author")
      .on(table.authorId, table.targetType, table.targetId)
      .where(sql`${table.status} <> 'withdrawn'`),
    index("reviews_target").on(
      table.targetType,
      table.targetId,
      table.status,
      table.publishedAt.desc().nullsFirst(),
    ),
    index("reviews_author").on(table.authorId, table.createdAt),
    index("reviews_status").on(table.status, table.createdAt),
    index("reviews_replier").on(table.replierId),
    oneOf(table.targetType, REVIEW_TARGET_TYPES),
    between(table.rating, 1, RATING_MAX),
    between(table.qualityScore, 1, RATING_MAX),
    between(table.scheduleScore, 1, RATING_MAX),
    between(table.valueScore, 1, RATING_MAX),
    together(table.qualityScore, table.scheduleScore, table.recommends, table.valueScore),
    oneOf(table.source, REVIEW_SOURCES),
    oneOf(table.status, REVIEW_STATUSES),
    allOf(table.flags, REVIEW_FLAGS),
    atLeast(table.helpfulCount, 0),
  ],
);
export type ReviewRow = typeof reviews.$inferSelect;

/** Which member found which review helpful. */
export const reviewVotes = pgTable(
  "review_votes",
  {
    reviewId: text("review_id")
      .notNull()
      .references(() => reviews.id, { onDelete: "cascade" }),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.reviewId, table.memberId] }),
    index("review_votes_member").on(table.memberId),
  ],
);

/** Customers who were asked. Only a hash of the address is stored, to recognise it. */
export const reviewRequests = pgTable(
  "review_requests",
  {
    id: text("id").primaryKey(),
    targetType: text("target_type").$type<ReviewTargetType>().notNull(),
    targetId: text("target_id").notNull(),
    requesterId: text("requester_id").references(() => members.id, { onDelete: "set null" }),
    contactHash: text("contact_hash").notNull(),
    codeHash: text("code_hash").notNull().unique(),
    createdAt: time("created_at").notNull(),
    usedAt: time("used_at"),
  },
  (table) => [
    index("review_requests_contact").on(table.targetType, table.targetId, table.contactHash),
    index("review_requests_requester").on(table.requesterId, table.createdAt),
    oneOf(table.targetType, REVIEW_TARGET_TYPES),
  ],
);

/** The owner's settings; they stay when the plan ends. */
export const reviewTools = pgTable(
  "review_tools",
  {
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    targetType: text("target_type").$type<ReviewTargetType>().notNull(),
    targetId: text("target_id").notNull(),
    templates: text("templates").array().notNull().default([]),
    featuredReviewId: text("featured_review_id").references(() => reviews.id, { onDelete: "set null" }),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.targetType, table.targetId] }),
    index("review_tools_featured").on(table.featuredReviewId),
    oneOf(table.targetType, REVIEW_TARGET_TYPES),
  ],
);
