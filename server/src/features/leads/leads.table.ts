import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, type AnyPgColumn } from "drizzle-orm/pg-core";
import {
  FOLLOW_UP_STATUSES,
  LEAD_SOURCES,
  LEAD_STEP_TYPES,
  type FollowUpStatus,
  type LeadSource,
} from "@cardplaza/contract/leads/lead-words";
import type { LeadStep } from "@cardplaza/contract/leads/received-leads";
import { atLeast, inOrder, oneOf } from "../../platform/column-rules.ts";
import { time } from "../../platform/columns.ts";
import { members } from "../accounts/accounts.table.ts";
import { cards } from "../cards/cards.table.ts";

export const leads = pgTable(
  "leads",
  {
    id: text("id").primaryKey(),
    cardId: text("card_id")
      .notNull()
      .references(() => cards.id, { onDelete: "cascade" }),
    /** The card's owner, or the member who claimed the team card. */
    ownerId: text("owner_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    senderId: text("sender_id").references(() => members.id, { onDelete: "set null" }),
    /** The card that came with it, when a member sent their own. */
    sentCardId: text("sent_card_id").references(() => cards.id, { onDelete: "set null" }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    /** E.164 if it is a valid number; empty if none was given. */
    phone: text("phone").notNull().default(""),
    /** Finds the leads of an address, even after the address itself was withdrawn. */
    addressHash: text("address_hash"),
    message: text("message").notNull(),
    followUpStatus: text("follow_up_status").$type<FollowUpStatus>().notNull().default("pending"),
    source: text("source").$type<LeadSource>().notNull(),
    tags: text("tags").array().notNull().default([]),
    remindAt: time("remind_at"),
    /** A merged lead stays, hidden: it is what that person wrote. */
    mergedIntoId: text("merged_into_id").references((): AnyPgColumn => leads.id, { onDelete: "cascade" }),
    /** When the sender withdrew it; then only their name is left. */
    withdrawnAt: time("withdrawn_at"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("leads_owner").on(table.ownerId, table.id.desc().nullsFirst()),
    index("leads_owner_status").on(table.ownerId, table.followUpStatus, table.id.desc().nullsFirst()),
    // What waits for an answer: by its age, or by the reminder.
    index("leads_to_answer")
      .on(table.ownerId, table.createdAt, table.id)
      .where(
        sql`${table.followUpStatus} = 'pending' and ${table.mergedIntoId} is null and ${table.withdrawnAt} is null and ${table.remindAt} is null`,
      ),
    index("leads_to_answer_reminded")
      .on(table.ownerId, table.remindAt, table.id)
      .where(
        sql`${table.followUpStatus} = 'pending' and ${table.mergedIntoId} is null and ${table.withdrawnAt} is null and ${table.remindAt} is not null`,
      ),
    index("leads_owner_email").on(table.ownerId, table.email),
    index("leads_owner_sender")
      .on(table.ownerId, table.senderId)
      .where(sql`${table.senderId} is not null`),
    index("leads_owner_tagged")
      .on(table.ownerId, table.id.desc().nullsFirst())
      .where(sql`${table.tags} <> '{}'`),
    index("leads_card").on(table.cardId, table.id.desc().nullsFirst()),
    index("leads_sender").on(table.cardId, table.senderId, table.createdAt),
    index("leads_address").on(table.addressHash),
    index("leads_merged")
      .on(table.mergedIntoId)
      .where(sql`${table.mergedIntoId} is not null`),
    index("leads_reminders")
      .on(table.remindAt)
      .where(sql`${table.remindAt} is not null`),
    index("leads_tags").using("gin", table.tags),
    // What the search reads, parts of words included.
    index("leads_text").using(
      "gin",
      sql`(${table.name} || ' ' || ${table.email} || ' ' || ${table.message}) gin_trgm_ops`,
    ),
    index("leads_sent_by")
      .on(table.senderId)
      .where(sql`${table.senderId} is not null`),
    index("leads_sent_card")
      .on(table.sentCardId)
      .where(sql`${table.sentCardId} is not null`),
    oneOf(table.followUpStatus, FOLLOW_UP_STATUSES),
    oneOf(table.source, LEAD_SOURCES),
  ],
);
export type LeadRow = typeof leads.$inferSelect;

export const leadNotes = pgTable(
  "lead_notes",
  {
    id: text("id").primaryKey(),
    leadId: text("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    text: text("text").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("lead_notes_lead").on(table.leadId, table.id)],
);

/** What happened to a lead, beyond its own row and its notes. */
export const leadSteps = pgTable(
  "lead_steps",
  {
    id: text("id").primaryKey(),
    leadId: text("lead_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    type: text("type").$type<LeadStep["type"]>().notNull(),
    details: jsonb("details").$type<Partial<LeadStep>>().notNull().default({}),
    at: time("at").notNull(),
  },
  (table) => [index("lead_steps_lead").on(table.leadId, table.id), oneOf(table.type, LEAD_STEP_TYPES)],
);

/** How a lead was before it was merged into another. */
export interface MergedLead {
  id: string;
  mergedIntoId: string | null;
  remindAt: string | null;
  noteIds: string[];
  stepIds: string[];
}

interface BeforeMerge {
  merged: MergedLead[];
  /** What the remaining lead got from the others. */
  addedTags: string[];
  addedReminder: string | null;
}

/** What a merge changed, for as long as it can be undone. */
export const leadMerges = pgTable(
  "lead_merges",
  {
    id: text("id").primaryKey(),
    keepId: text("keep_id")
      .notNull()
      .references(() => leads.id, { onDelete: "cascade" }),
    before: jsonb("before").$type<BeforeMerge>().notNull(),
    mergedAt: time("merged_at").notNull(),
    undoUntil: time("undo_until").notNull(),
  },
  (table) => [
    index("lead_merges_lead").on(table.keepId, table.id),
    index("lead_merges_until").on(table.undoUntil),
    inOrder(table.mergedAt, table.undoUntil),
  ],
);

/**
 * How many leads an owner has, by status. A trigger on `leads` updates it (see its migration), because
 * counting a hundred thousand for every page takes longer than the page.
 */
export const leadCounts = pgTable(
  "lead_counts",
  {
    ownerId: text("owner_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    status: text("status").$type<FollowUpStatus>().notNull(),
    count: integer("count").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.status] }),
    oneOf(table.status, FOLLOW_UP_STATUSES),
    atLeast(table.count, 0),
  ],
);

/** The links by which people see what we store about them; only hashes, of the code and of the address. */
export const leadLinks = pgTable(
  "lead_links",
  {
    codeHash: text("code_hash").primaryKey(),
    addressHash: text("address_hash").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [index("lead_links_address").on(table.addressHash, table.createdAt)],
);
