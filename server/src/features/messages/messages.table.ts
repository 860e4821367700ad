import { sql, type SQLWrapper } from "drizzle-orm";
import {
  boolean,
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { StoredLink } from "../connect/posts/posts.table.ts";
import {
  CONVERSATION_KINDS,
  FILE_KINDS,
  MEMBER_ROLES,
  MESSAGE_CASE_STATUSES,
  MESSAGE_KINDS,
  MESSAGE_REACTIONS,
  MESSAGE_WARNINGS,
  OUTCOME_KINDS,
  REQUESTS_FROM,
  type ConversationKind,
  type FileKind,
  type MemberRole,
  type MessageReaction,
  type MessageWarning,
  type NoteEvent,
  type OutcomeKind,
  type RequestsFrom,
  type ShareType,
  type SubjectType,
} from "@cardplaza/contract/messages/message-words";
import { atLeast, givenWith, notBelow, oneOf, together } from "../../platform/column-rules.ts";
import { time } from "../../platform/columns.ts";
import { members } from "../accounts/accounts.table.ts";
import { chapters } from "../chapters/chapter/chapters.table.ts";
import { uploads } from "../uploads/uploads.table.ts";

export const REQUEST_STATES = ["asked", "accepted", "declined"] as const;
export const STANDINGS = ["in", "invited", "left", "removed"] as const;
export type Standing = (typeof STANDINGS)[number];
/** `waiting` for a moderator: only its sender sees it. `removed`: by a moderator, for all. */
export const MESSAGE_STATUSES = ["sent", "waiting", "removed"] as const;

export interface SubjectValue {
  type: SubjectType;
  id: string;
  /** What was quoted, in the words of that day. */
  text: string;
  path: string;
  /** Where the other of the two finds it. */
  otherPath: string;
}

/** What is given on of a contact, as it was when it was shared. */
export interface SharedContactValue {
  name: string;
  company: string;
  phone: string;
  email: string;
}

export interface ShareValue {
  type: ShareType;
  id: string;
  /** Only of a contact: its receiver cannot look it up. */
  contact?: SharedContactValue;
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

export const messages = pgTable(
  "messages",
  {
    id: text("id").primaryKey(),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    seq: integer("seq").notNull(),
    changedSeq: integer("changed_seq").notNull(),
    kind: text("kind").$type<(typeof MESSAGE_KINDS)[number]>().notNull().default("text"),
    /** Null for lines of the product without an actor. */
    senderId: text("sender_id").references(() => members.id, { onDelete: "set null" }),
    clientId: text("client_id").notNull(),
    body: text("body").notNull().default(""),
    note: jsonb("note").$type<{ event: NoteEvent; memberIds: string[]; name?: string }>(),
    replyTo: text("reply_to"),
    isForwarded: boolean("is_forwarded").notNull().default(false),
    subject: jsonb("subject").$type<SubjectValue>(),
    share: jsonb("share").$type<ShareValue>(),
    link: jsonb("link").$type<StoredLink>(),
    hasFiles: boolean("has_files").notNull().default(false),
    warning: text("warning").$type<MessageWarning>(),
    /** A hash of what strangers were told, to find the same text to many. */
    textHash: text("text_hash"),
    status: text("status").$type<(typeof MESSAGE_STATUSES)[number]>().notNull().default("sent"),
    pinnedAt: time("pinned_at"),
    editedAt: time("edited_at"),
    deletedAt: time("deleted_at"),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    unique("messages_seq").on(table.conversationId, table.seq),
    unique("messages_client_id").on(table.senderId, table.clientId),
    index("messages_changed")
      .on(table.conversationId, table.changedSeq)
      .where(sql`${table.changedSeq} > ${table.seq}`),
    index("messages_pinned")
      .on(table.conversationId)
      .where(sql`${table.pinnedAt} is not null`),
    index("messages_same_text")
      .on(table.senderId, table.textHash)
      .where(sql`${table.textHash} is not null`),
    index("messages_text").using("gin", sql`to_tsvector('simple', ${table.body})`),
    oneOf(table.kind, MESSAGE_KINDS),
    oneOf(table.warning, MESSAGE_WARNINGS),
    oneOf(table.status, MESSAGE_STATUSES),
    atLeast(table.seq, 1),
    notBelow(table.seq, table.changedSeq),
    givenWith(table.note, table.kind, "note"),
  ],
);
export type MessageRow = typeof messages.$inferSelect;

export const messageFiles = pgTable(
  "message_files",
  {
    id: text("id").primaryKey(),
    messageId: text("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    /** Null once its owner is erased: the file is gone then. */
    uploadId: text("upload_id").references(() => uploads.id, { onDelete: "set null" }),
    place: smallint("place").notNull(),
    kind: text("kind").$type<FileKind>().notNull(),
    /** Of a voice note. */
    seconds: smallint("seconds"),
  },
  (table) => [
    index("message_files_message").on(table.messageId, table.place),
    index("message_files_upload")
      .on(table.uploadId)
      .where(sql`${table.uploadId} is not null`),
    oneOf(table.kind, FILE_KINDS),
    givenWith(table.seconds, table.kind, "voice"),
    atLeast(table.seconds, 1),
    atLeast(table.place, 0),
  ],
);

export const messageReactions = pgTable(
  "message_reactions",
  {
    messageId: text("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    conversationId: text("conversation_id").notNull(),
    /** Who wrote the message: for them it is unread. */
    toId: text("to_id"),
    seq: integer("seq").notNull(),
    emoji: text("emoji").$type<MessageReaction>().notNull(),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.memberId] }),
    index("message_reactions_to").on(table.conversationId, table.toId, table.seq),
    index("message_reactions_member").on(table.memberId),
    oneOf(table.emoji, MESSAGE_REACTIONS),
    atLeast(table.seq, 1),
  ],
);

/** Messages that a member deleted for themselves. */
export const hiddenMessages = pgTable(
  "hidden_messages",
  {
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    messageId: text("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.messageId] }),
    index("hidden_messages_message").on(table.messageId),
  ],
);

export const messageReminders = pgTable(
  "message_reminders",
  {
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    messageId: text("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    at: time("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.messageId] }),
    index("message_reminders_message").on(table.messageId),
    index("message_reminders_at").on(table.at),
  ],
);

export const scheduledMessages = pgTable(
  "scheduled_messages",
  {
    id: text("id").primaryKey(),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    clientId: text("client_id").notNull(),
    /** The rest of the message, as it was given. */
    contents: jsonb("contents")
      .$type<{
        body: string;
        replyTo?: string;
        files: { url: string; seconds?: number }[];
        share?: { type: ShareType; id: string; agreed?: true };
        forward?: string;
      }>()
      .notNull(),
    sendAt: time("send_at").notNull(),
    /** Why it could not be sent. It then waits for its writer. */
    problem: text("problem").notNull().default(""),
    createdAt: time("created_at").notNull(),
  },
  (table) => [
    unique("scheduled_messages_client_id").on(table.memberId, table.clientId),
    index("scheduled_messages_conversation").on(table.conversationId),
    index("scheduled_messages_due")
      .on(table.sendAt)
      .where(sql`${table.problem} = ''`),
  ],
);
export type ScheduledRow = typeof scheduledMessages.$inferSelect;

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

/** What a member chose; without a row, the defaults. */
export const messageSettings = pgTable(
  "message_settings",
  {
    memberId: text("member_id")
      .primaryKey()
      .references(() => members.id, { onDelete: "cascade" }),
    seen: boolean("seen").notNull().default(true),
    typing: boolean("typing").notNull().default(true),
    requestsFrom: text("requests_from").$type<RequestsFrom>().notNull().default("everybody"),
    awayOn: boolean("away_on").notNull().default(false),
    awayText: text("away_text").notNull().default(""),
    /** Office hours, in India's time. */
    officeFrom: text("office_from").notNull().default("09:00"),
    officeTo: text("office_to").notNull().default("19:00"),
    officeDays: integer("office_days").array().notNull().default([1, 2, 3, 4, 5, 6]),
  },
  (table) => [oneOf(table.requestsFrom, REQUESTS_FROM)],
);
export type MessageSettingsRow = typeof messageSettings.$inferSelect;

/** Who was sent the away message of whom, and when. */
export const awayReplies = pgTable(
  "away_replies",
  {
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    toId: text("to_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    at: time("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.memberId, table.toId] }), index("away_replies_to").on(table.toId)],
);

/** What the bell, a push or a mail is still to tell a member of a conversation. */
export const messageNotices = pgTable(
  "message_notices",
  {
    conversationId: text("conversation_id")
      .notNull()
      .references(() => conversations.id, { onDelete: "cascade" }),
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    senderId: text("sender_id").references(() => members.id, { onDelete: "cascade" }),
    /** Told of everything up to here. */
    toldSeq: integer("told_seq").notNull().default(0),
    /** When the bell is due; null if it has rung for everything. */
    ringAt: time("ring_at"),
    /** When a mail is due, unless it is read before. */
    mailAt: time("mail_at"),
    mailedAt: time("mailed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.memberId] }),
    index("message_notices_member").on(table.memberId),
    index("message_notices_sender")
      .on(table.senderId)
      .where(sql`${table.senderId} is not null`),
    index("message_notices_ring")
      .on(table.ringAt)
      .where(sql`${table.ringAt} is not null`),
    index("message_notices_mail")
      .on(table.mailAt)
      .where(sql`${table.mailAt} is not null`),
  ],
);

/** A message as it was when it was reported or stopped. */
export interface KeptMessageValue {
  _id: string;
  senderId: string | null;
  senderName: string;
  body: string;
  files: { name: string; type: string }[];
  at: string;
}

export const messageCases = pgTable(
  "message_cases",
  {
    id: text("id").primaryKey(),
    /** No foreign key: the case stays after the message is gone. */
    messageId: text("message_id").notNull().unique("message_cases_message"),
    conversationId: text("conversation_id").notNull(),
    senderId: text("sender_id").references(() => members.id, { onDelete: "set null" }),
    status: text("status").$type<(typeof MESSAGE_CASE_STATUSES)[number]>().notNull(),
    reason: text("reason").notNull(),
    message: jsonb("message").$type<KeptMessageValue>().notNull(),
    before: jsonb("before").$type<KeptMessageValue[]>().notNull(),
    reports: integer("reports").notNull().default(0),
    decisionReason: text("decision_reason").notNull().default(""),
    decidedBy: text("decided_by"),
    decidedAt: time("decided_at"),
    version: integer("version").notNull().default(1),
    createdAt: time("created_at").notNull(),
    updatedAt: time("updated_at").notNull(),
  },
  (table) => [
    index("message_cases_status").on(table.status, table.id.desc()),
    index("message_cases_sender")
      .on(table.senderId)
      .where(sql`${table.senderId} is not null`),
    oneOf(table.status, MESSAGE_CASE_STATUSES),
    atLeast(table.reports, 0),
  ],
);
export type MessageCaseRow = typeof messageCases.$inferSelect;

/** What members have made of messages: a lead, a contact, a note, a referral. */
export const messageOutcomes = pgTable(
  "message_outcomes",
  {
    memberId: text("member_id")
      .notNull()
      .references(() => members.id, { onDelete: "cascade" }),
    messageId: text("message_id")
      .notNull()
      .references(() => messages.id, { onDelete: "cascade" }),
    kind: text("kind").$type<OutcomeKind>().notNull(),
    path: text("path").notNull(),
    at: time("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.memberId, table.messageId, table.kind] }),
    index("message_outcomes_message").on(table.messageId),
    oneOf(table.kind, OUTCOME_KINDS),
  ],
);
