import { sql, type SQLWrapper } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  CONVERSATION_KINDS,
  MEMBER_ROLES,
  type ConversationKind,
  type MemberRole,
  type SubjectType,
} from "@cardplaza/contract/messages/message-words";
import { atLeast, givenWith, notBelow, oneOf, together } from "../../platform/column-rules.ts";
import { time } from "../../platform/columns.ts";
import { members } from "../accounts/accounts.table.ts";
import { chapters } from "../chapters/chapter/chapters.table.ts";

export const REQUEST_STATES = ["asked", "accepted", "declined"] as const;
export const STANDINGS = ["in", "invited", "left", "removed"] as const;
export type Standing = (typeof STANDINGS)[number];

export interface SubjectValue {
  type: SubjectType;
  id: string;
  /** What was quoted, in the words of that day. */
  text: string;
  path: string;
  /** Where the other of the two finds it. */
  otherPath: string;
}

/** Of a request: who is asked. */
export const askedOf = ({ pair, requestedBy }: Record<"pair" | "requestedBy", SQLWrapper>) =>
  sql<string>`(case when starts_with(${pair}, ${requestedBy}) then split_part(${pair}, ':', 2) else split_part(${pair}, ':', 1) end)`;

/** Everything that happens in a conversation takes its next number, under the lock of its row. */
export const conversations = pgTable(
  "conversations",
  {
    id: text("id").primaryKey(),
    kind: text("kind").$type<ConversationKind>().notNull(),
    /** Of two members: their ids, the smaller one first. Null once one of them is erased. */
    pair: text("pair").unique("conversations_pair"),
    chapterId: text("chapter_id")
      .unique("conversations_chapter")
      .references(() => chapters.id, { onDelete: "cascade" }),
    name: text("name").notNull().default(""),
    picture: text("picture"),
    /** The number of its last change. */
    headSeq: integer("head_seq").notNull().default(0),
    /** Who began it with a stranger; null if no request was needed. */
    requestedBy: text("requested_by").references(() => members.id, { onDelete: "set null" }),
    request: text("request").$type<(typeof REQUEST_STATES)[number]>(),
    requestAt: time("request_at"),
    subject: jsonb("subject").$type<SubjectValue>(),
    createdBy: text("created_by").references(() => members.id, { onDelete: "set null" }),
    /** The creator's own key: a repeated creation finds the first. */
    clientId: text("client_id"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    unique("conversations_creation").on(table.createdBy, table.clientId),
    // What waits for whose answer: they are the other one of the pair.
    index("conversations_asked")
      .on(askedOf(table), table.id)
      .where(sql`${table.request} = 'asked'`),
    index("conversations_requests").on(table.requestedBy, table.requestAt),
    oneOf(table.kind, CONVERSATION_KINDS),
    oneOf(table.request, REQUEST_STATES),
    together(table.request, table.requestAt),
    givenWith(table.chapterId, table.kind, "chapter"),
    atLeast(table.headSeq, 0),
  ],
);
export type ConversationRow = typeof conversations.$inferSelect;

/** A member's place in a conversation. What is unread is computed from these numbers, never counted up. */
export const conversationMembers = pgTable(
  "conversation_members",
  {
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    role: text("role").$type<MemberRole>().notNull().default("member"),
    standing: text("standing").$type<Standing>().notNull().default("in"),
    addedBy: text("added_by").references(() => members.id, { onDelete: "set null" }),
    /** They see what comes after it. */
    joinedSeq: integer("joined_seq").notNull().default(0),
    /** Nothing after it, once they have left. */
    leftSeq: integer("left_seq"),
    /** What they deleted for themselves: everything up to here. */
    clearedSeq: integer("cleared_seq").notNull().default(0),
    /** An id as old as the newest line that they see: the order of the list and its cursor. Null: not in the list. */
    placeId: text("place_id"),
    /** The newest change that counts as unread: by somebody else. */
    otherSeq: integer("other_seq").notNull().default(0),
    readSeq: integer("read_seq").notNull().default(0),
    /** How far others may know that they have read. Never goes back. */
    seenSeq: integer("seen_seq").notNull().default(0),
    archivedAt: time("archived_at"),
    mutedUntil: time("muted_until"),
    draft: text("draft").notNull().default(""),
    labels: text("labels").array().notNull().default([]),
    /** Counts what the member changed of its messages for themselves alone: deleted, marked, reminded. */
    ownChanges: integer("own_changes").notNull().default(0),
    /** The member's own number of the last change that they must learn of. */
    changed: bigint("changed", { mode: "number" }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.memberId] }),
    index("conversation_members_list")
      .on(table.memberId, table.placeId.desc())
      .where(sql`${table.placeId} is not null`),
    index("conversation_members_invited")
      .on(table.memberId, table.placeId)
      .where(sql`${table.standing} = 'invited'`),
    index("conversation_members_unread")
      .on(table.memberId)
      .where(sql`${table.otherSeq} > ${table.readSeq}`),
    uniqueIndex("conversation_members_changed").on(table.memberId, table.changed),
    index("conversation_members_added_by")
      .on(table.addedBy)
      .where(sql`${table.addedBy} is not null`),
    oneOf(table.role, MEMBER_ROLES),
    oneOf(table.standing, STANDINGS),
    notBelow(table.joinedSeq, table.leftSeq),
  ],
);
export type PlaceRow = typeof conversationMembers.$inferSelect;

/** Numbers the changes that a member must learn of, and counts what they send. */
export const messageClocks = pgTable(
  "message_clocks",
  {
    memberId: text("member_id")
      .primaryKey()
      .references(() => members.id, { onDelete: "cascade" }),
    change: bigint("change", { mode: "number" }).notNull(),
    /** The minute and the day, in India, of the two counts. */
    minute: integer("minute").notNull().default(0),
    minuteCount: integer("minute_count").notNull().default(0),
    day: integer("day").notNull().default(0),
    dayCount: integer("day_count").notNull().default(0),
  },
  (table) => [atLeast(table.change, 0), atLeast(table.minuteCount, 0), atLeast(table.dayCount, 0)],
);
