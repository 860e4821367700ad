import { sql } from "drizzle-orm";
import { bigint, boolean, date, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import {
  DECLINE_REASONS,
  MAX_DEAL_PAISE,
  ONE_TO_ONE_STATUSES,
  REFERRAL_TYPES,
  THANK_KINDS,
  type DeclineReason,
  type OneToOneStatus,
  type ReferralType,
  type ThankKind,
} from "@cardplaza/contract/chapters/referral-words";
import { REFERRAL_STATUSES, type ReferralStatus } from "@cardplaza/contract/enquiries/passed-on";
import { OUTSIDE_WAYS, type OutsideWay } from "@cardplaza/contract/outside-answers/outside-answer-words";
import { above, between, oneOf } from "../../../platform/column-rules.ts";
import { time } from "../../../platform/columns.ts";
import { members } from "../../accounts/accounts.table.ts";
import { chapters } from "../chapter/chapters.table.ts";
import { enquiries } from "../../enquiries/enquiries.table.ts";
import { leads } from "../../leads/leads.table.ts";

const line = (name: string) => text(name).notNull().default("");
const memberId = (name: string) =>
  text(name)
    .notNull()
    .references(() => members.id, { onDelete: "cascade" });
const chapterId = (name: string) => text(name).references(() => chapters.id, { onDelete: "set null" });
const paise = (name: string) => bigint(name, { mode: "number" });

/** Somebody who needs what another member sells. Only the two see the prospect. */
export const referrals = pgTable(
  "referrals",
  {
    id: text("id").primaryKey(),
    giverId: memberId("giver_id"),
    receiverId: memberId("receiver_id"),
    /** The giver's chapter, which gets the points. */
    giverChapterId: chapterId("giver_chapter_id"),
    receiverChapterId: chapterId("receiver_chapter_id"),
    isCrossChapter: boolean("is_cross_chapter").notNull(),
    prospectName: line("prospect_name"),
    /** The number as E.164; empty if there is none or once it was erased. */
    prospectPhone: line("prospect_phone"),
    prospectEmail: line("prospect_email"),
    prospectErasedAt: time("prospect_erased_at"),
    need: line("need"),
    heat: integer("heat").notNull(),
    type: text("type").$type<ReferralType>().notNull(),
    estPaise: paise("est_paise"),
    status: text("status").$type<ReferralStatus>().notNull().default("given"),
    declineReason: text("decline_reason").$type<DeclineReason>(),
    wonPaise: paise("won_paise"),
    acceptedAt: time("accepted_at"),
    wonAt: time("won_at"),
    /** When its last state began; from an end state on the prospect is stored for a limited time. */
    endedAt: time("ended_at"),
    nudgedAt: time("nudged_at"),
    leadId: text("lead_id").references(() => leads.id, { onDelete: "set null" }),
    enquiryId: text("enquiry_id").references(() => enquiries.id, { onDelete: "set null" }),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [
    index("referrals_giver").on(table.giverId, table.id),
    index("referrals_receiver").on(table.receiverId, table.id),
    index("referrals_giver_chapter").on(table.giverChapterId, table.createdAt),
    index("referrals_receiver_chapter").on(table.receiverChapterId, table.createdAt),
    index("referrals_phone")
      .on(table.receiverId, table.prospectPhone, table.id)
      .where(sql`${table.prospectPhone} <> ''`),
    index("referrals_prospect_phone")
      .on(table.prospectPhone)
      .where(sql`${table.prospectPhone} <> ''`),
    index("referrals_prospect_email")
      .on(table.prospectEmail)
      .where(sql`${table.prospectEmail} <> ''`),
    index("referrals_waiting")
      .on(table.createdAt)
      .where(sql`${table.status} = 'given'`),
    // What waits for the receiver: an answer, then a call.
    index("referrals_to_answer")
      .on(table.receiverId, table.createdAt, table.id)
      .where(sql`${table.status} = 'given'`),
    index("referrals_to_contact")
      .on(table.receiverId, table.id)
      .where(sql`${table.status} = 'accepted'`),
    index("referrals_ended")
      .on(table.endedAt)
      .where(sql`${table.prospectErasedAt} is null`),
    index("referrals_won")
      .on(table.receiverId, table.wonAt)
      .where(sql`${table.status} = 'won'`),
    index("referrals_lead").on(table.leadId),
    index("referrals_enquiry").on(table.enquiryId),
    oneOf(table.status, REFERRAL_STATUSES),
    oneOf(table.type, REFERRAL_TYPES),
    oneOf(table.declineReason, DECLINE_REASONS),
    between(table.heat, 1, 5),
    between(table.wonPaise, 1, MAX_DEAL_PAISE),
    between(table.estPaise, 1, MAX_DEAL_PAISE),
  ],
);
export type ReferralRow = typeof referrals.$inferSelect;

/** What happened to a referral; both see it. */
export const referralEvents = pgTable(
  "referral_events",
  {
    id: text("id").primaryKey(),
    referralId: text("referral_id")
      .notNull()
      .references(() => referrals.id, { onDelete: "cascade" }),
    status: text("status").$type<ReferralStatus>().notNull(),
    by: text("by").$type<"giver" | "receiver" | "clock">().notNull(),
    text: line("text"),
    /** How the receiver contacted the prospect. */
    way: text("way").$type<OutsideWay>(),
    at: time("at").notNull(),
  },
  (table) => [
    index("referral_events_referral").on(table.referralId, table.id),
    oneOf(table.status, REFERRAL_STATUSES),
    oneOf(table.by, ["giver", "receiver", "clock"]),
    oneOf(table.way, OUTSIDE_WAYS),
  ],
);

/** Business that a member brought, in rupees. The amount is for the two alone. */
export const thankYous = pgTable(
  "thank_yous",
  {
    id: text("id").primaryKey(),
    /** The member who thanks: they got the business. */
    fromId: memberId("from_id"),
    /** The member who is thanked. */
    toId: memberId("to_id"),
    /** The chapter of the one who is thanked, which gets the points. */
    chapterId: chapterId("chapter_id"),
    referralId: text("referral_id").references(() => referrals.id, { onDelete: "set null" }),
    amountPaise: paise("amount_paise").notNull(),
    kind: text("kind").$type<ThankKind>().notNull(),
    note: line("note"),
    at: time("at").notNull(),
  },
  (table) => [
    index("thank_yous_from").on(table.fromId, table.id),
    index("thank_yous_to").on(table.toId, table.id),
    index("thank_yous_chapter").on(table.chapterId, table.at),
    uniqueIndex("thank_yous_referral").on(table.referralId),
    oneOf(table.kind, THANK_KINDS),
    between(table.amountPaise, 1, MAX_DEAL_PAISE),
  ],
);
export type ThankYouRow = typeof thankYous.$inferSelect;

/** Two members met. One row for both: `firstId` sorts before `secondId`. */
export const oneToOnes = pgTable(
  "one_to_ones",
  {
    id: text("id").primaryKey(),
    firstId: memberId("first_id"),
    secondId: memberId("second_id"),
    /** The member who entered it; the other one confirms. */
    enteredBy: memberId("entered_by"),
    /** The day in India. */
    day: date("day").notNull(),
    topics: line("topics"),
    status: text("status").$type<OneToOneStatus>().notNull().default("proposed"),
    createdAt: time("created_at").notNull(),
    answeredAt: time("answered_at"),
  },
  (table) => [
    uniqueIndex("one_to_ones_day").on(table.firstId, table.secondId, table.day),
    index("one_to_ones_first").on(table.firstId, table.id),
    index("one_to_ones_second").on(table.secondId, table.id),
    index("one_to_ones_entered").on(table.enteredBy),
    above(table.firstId, table.secondId),
    oneOf(table.status, ONE_TO_ONE_STATUSES),
  ],
);
export type OneToOneRow = typeof oneToOnes.$inferSelect;
