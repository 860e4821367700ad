import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from "drizzle-orm/pg-core";
import type { StoredLink } from "../connect/posts/posts.table.ts";
import {
  FILE_KINDS,
  MESSAGE_KINDS,
  MESSAGE_REACTIONS,
  MESSAGE_WARNINGS,
  type FileKind,
  type MessageReaction,
  type MessageWarning,
  type NoteEvent,
  type ShareType,
} from "@cardplaza/contract/messages/message-words";
import { atLeast, givenWith, notBelow, oneOf } from "../../platform/column-rules.ts";
import { time } from "../../platform/columns.ts";
import { members } from "../accounts/accounts.table.ts";
import { uploads } from "../uploads/uploads.table.ts";
import { type SubjectValue, conversations } from "./conversations.table.ts";

/** `waiting` for a moderator: only its sender sees it. `removed`: by a moderator, for all. */
export const MESSAGE_STATUSES = ["sent", "waiting", "removed"] as const;

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
