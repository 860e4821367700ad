import { sql } from "drizzle-orm";
import {
  bigint,
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
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import type { EnquiryOrder } from "@cardplaza/contract/enquiries/enquiry";
import type { SavedReply } from "@cardplaza/contract/enquiries/enquiry-saved-replies";
import {
  ENQUIRY_SIDES,
  ENQUIRY_STATUSES,
  ENQUIRY_TARGET_TYPES,
  QUOTE_STATUSES,
  type EnquiryStatus,
  type EnquiryTargetType,
  type QuoteStatus,
} from "@cardplaza/contract/enquiries/enquiry-words";
import { atLeast, inOrder, moreThan, oneOf } from "../../platform/column-rules.ts";
import { time } from "../../platform/columns.ts";
import { members } from "../accounts/accounts.table.ts";
import { uploads } from "../uploads/uploads.table.ts";

const line = (name: string) => text(name).notNull().default("");

/** What one member asks many cards at once; each of them gets an enquiry that refers to this row. */
export const asks = pgTable(
  "asks",
  {
    id: text("id").primaryKey(),
    askerId: text("asker_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    need: text("need").notNull(),
    category: text("category").notNull(),
    city: text("city").notNull(),
    budgetPaise: bigint("budget_paise", { mode: "number" }),
    deadline: date("deadline"),
    createdAt: time("created_at").notNull(),
    endsAt: time("ends_at").notNull(),
  },
  (table) => [
    index("asks_asker").on(table.askerId, table.id.desc().nullsFirst()),
    atLeast(table.budgetPaise, 0),
    inOrder(table.createdAt, table.endsAt),
  ],
);
export type AskRow = typeof asks.$inferSelect;

export const enquiries = pgTable(
  "enquiries",
  {
    id: text("id").primaryKey(),
    targetType: text("target_type").$type<EnquiryTargetType>().notNull(),
    /** In the table of its kind, so there is no foreign key. */
    targetId: text("target_id").notNull(),
    /** Whose inbox it is in: a member's id, or a company's, so there is no foreign key. */
    inboxId: text("inbox_id").notNull(),
    /** The member who answers for it: the target's owner when it was sent, or the company's owner now. */
    ownerId: text("owner_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    /** The member of the company's team who takes care of it. */
    assigneeId: text("assignee_id").references(() => members.id, { onDelete: "set null" }),
    senderId: text("sender_id").references(() => members.id, { onDelete: "set null" }),
    askId: text("ask_id").references(() => asks.id, { onDelete: "set null" }),
    forwardedFromId: text("forwarded_from_id").references((): AnyPgColumn => enquiries.id, {
      onDelete: "set null",
    }),
    name: text("name").notNull(),
    email: text("email").notNull(),
    phone: line("phone"),
    sharePhone: boolean("share_phone").notNull().default(false),
    message: text("message").notNull(),
    quantity: doublePrecision("quantity"),
    unit: line("unit"),
    budgetPaise: bigint("budget_paise", { mode: "number" }),
    neededBy: date("needed_by"),
    city: line("city"),
    status: text("status").$type<EnquiryStatus>().notNull().default("new"),
    lostReason: line("lost_reason"),
    wonPaise: bigint("won_paise", { mode: "number" }),
    /** What was ordered, copied when the enquiry was sent. */
    order: jsonb("order").$type<EnquiryOrder>(),
    /** Only the owner sees it. */
    ownerNote: line("owner_note"),
    /** The other side wrote, and this one has not opened it. */
    ownerUnread: boolean("owner_unread").notNull().default(true),
    senderUnread: boolean("sender_unread").notNull().default(false),
    firstResponseAt: time("first_response_at"),
    /** Answers of cards are accepted before contacts are shown. */
    acceptedAt: time("accepted_at"),
    /** An ask ends automatically. */
    endsAt: time("ends_at"),
    lastActivityAt: time("last_activity_at").notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("enquiries_newest").on(table.inboxId, table.id.desc().nullsFirst()),
    index("enquiries_owner").on(table.ownerId),
    // One index scan for each kind and status, merged: any filter costs a page, not the inbox.
    index("enquiries_inbox").on(table.inboxId, table.targetType, table.status, table.id.desc().nullsFirst()),
    index("enquiries_assigned").on(
      table.assigneeId,
      table.inboxId,
      table.targetType,
      table.status,
      table.id.desc().nullsFirst(),
    ),
    index("enquiries_sender").on(table.senderId, table.id.desc().nullsFirst()),
    index("enquiries_target").on(table.targetType, table.targetId, table.id.desc().nullsFirst()),
    index("enquiries_answered")
      .on(table.inboxId, table.targetType, table.firstResponseAt.desc().nullsFirst())
      .where(sql`${table.firstResponseAt} is not null`),
    index("enquiries_ask")
      .on(table.askId)
      .where(sql`${table.askId} is not null`),
    index("enquiries_forwarded")
      .on(table.forwardedFromId)
      .where(sql`${table.forwardedFromId} is not null`),
    // What waits for an answer, by inbox and by the one who takes care of it.
    index("enquiries_to_answer")
      .on(table.inboxId, sql`(coalesce(${table.assigneeId}, ''))`, table.createdAt, table.id)
      .where(
        sql`${table.status} in ('new', 'viewed') and ${table.firstResponseAt} is null and ${table.senderId} is not null`,
      ),
    index("enquiries_asked_again")
      .on(table.inboxId, sql`(coalesce(${table.assigneeId}, ''))`, table.id)
      .where(
        sql`${table.ownerUnread} and ${table.status} in ('responded', 'quoted', 'won', 'lost') and ${table.senderId} is not null`,
      ),
    index("enquiries_idle")
      .on(table.lastActivityAt)
      .where(sql`${table.status} in ('new', 'viewed', 'responded', 'quoted')`),
    index("enquiries_ending")
      .on(table.endsAt)
      .where(
        sql`${table.status} in ('new', 'viewed', 'responded', 'quoted') and ${table.acceptedAt} is null`,
      ),
    // What the search reads, parts of words included.
    index("enquiries_text").using(
      "gin",
      sql`(${table.name} || ' ' || ${table.message} || ' ' || ${table.city}) gin_trgm_ops`,
    ),
    oneOf(table.targetType, ENQUIRY_TARGET_TYPES),
    oneOf(table.status, ENQUIRY_STATUSES),
    atLeast(table.budgetPaise, 0),
    atLeast(table.wonPaise, 1),
    moreThan(table.quantity, 0),
    inOrder(table.createdAt, table.endsAt),
  ],
);
export type EnquiryRow = typeof enquiries.$inferSelect;

export const enquiryMessages = pgTable(
  "enquiry_messages",
  {
    id: text("id").primaryKey(),
    enquiryId: text("enquiry_id")
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    from: text("from_side").$type<(typeof ENQUIRY_SIDES)[number]>().notNull(),
    /** The author; null once the member is erased. */
    authorId: text("author_id").references(() => members.id, { onDelete: "set null" }),
    body: text("body").notNull(),
    uploadId: text("upload_id").references(() => uploads.id, { onDelete: "set null" }),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    index("enquiry_messages_enquiry").on(table.enquiryId, table.id),
    index("enquiry_messages_upload")
      .on(table.uploadId)
      .where(sql`${table.uploadId} is not null`),
    index("enquiry_messages_author")
      .on(table.authorId)
      .where(sql`${table.authorId} is not null`),
    oneOf(table.from, ENQUIRY_SIDES),
  ],
);

/** Prices offered in an enquiry. */
export const enquiryQuotes = pgTable(
  "enquiry_quotes",
  {
    id: text("id").primaryKey(),
    enquiryId: text("enquiry_id")
      .notNull()
      .references(() => enquiries.id, { onDelete: "cascade" }),
    authorId: text("author_id").references(() => members.id, { onDelete: "set null" }),
    amountPaise: bigint("amount_paise", { mode: "number" }).notNull(),
    validTill: date("valid_till").notNull(),
    note: line("note"),
    status: text("status").$type<QuoteStatus>().notNull().default("sent"),
    createdAt: time("created_at").notNull(),
    endedAt: time("ended_at"),
  },
  (table) => [
    index("enquiry_quotes_enquiry").on(table.enquiryId, table.id),
    uniqueIndex("enquiry_quotes_one_open")
      .on(table.enquiryId)
      .where(sql`${table.status} = 'sent'`),
    uniqueIndex("enquiry_quotes_one_accepted")
      .on(table.enquiryId)
      .where(sql`${table.status} = 'accepted'`),
    index("enquiry_quotes_author")
      .on(table.authorId)
      .where(sql`${table.authorId} is not null`),
    oneOf(table.status, QUOTE_STATUSES),
    atLeast(table.amountPaise, 1),
    inOrder(table.createdAt, table.endedAt),
  ],
);
export type QuoteRow = typeof enquiryQuotes.$inferSelect;

/**
 * How many enquiries an inbox has, by kind and status. A trigger on `enquiries` updates it (see its
 * migration), because counting a million for every page takes longer than the page.
 */
export const enquiryCounts = pgTable(
  "enquiry_counts",
  {
    inboxId: text("inbox_id").notNull(),
    targetType: text("target_type").$type<EnquiryTargetType>().notNull(),
    status: text("status").$type<EnquiryStatus>().notNull(),
    count: integer("count").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.inboxId, table.targetType, table.status] }),
    oneOf(table.targetType, ENQUIRY_TARGET_TYPES),
    oneOf(table.status, ENQUIRY_STATUSES),
    atLeast(table.count, 0),
  ],
);

/** Replies that a member has prepared. */
export const savedReplies = pgTable("saved_replies", {
  memberId: text("member_id")
    .primaryKey()
    .references(() => members.id, { onDelete: "cascade" }),
  replies: jsonb("replies").$type<SavedReply[]>().notNull(),
});
