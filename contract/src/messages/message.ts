import { z } from "zod";
import { LinkPreview } from "../connect/post.ts";
import { Id, Timestamp } from "../shapes.ts";
import {
  FILE_KINDS,
  MESSAGE_KINDS,
  MESSAGE_REACTIONS,
  MESSAGE_WARNINGS,
  NOTE_EVENTS,
  OUTCOME_KINDS,
  SHARE_TYPES,
  SUBJECT_TYPES,
} from "./message-words.ts";

const Count = z.number().int();

/** A file of a message. Its link works for the people of the conversation, for a limited time. */
export const MessageFile = z.object({
  _id: Id,
  kind: z.enum(FILE_KINDS),
  name: z.string(),
  type: z.string(),
  bytes: Count,
  width: Count.nullable(),
  height: Count.nullable(),
  /** Of a voice note. */
  seconds: Count.nullable(),
  url: z.string(),
});
export type MessageFile = z.infer<typeof MessageFile>;

/** What was shared, as this reader may see it now; `preview` is null if they may not. */
export const MessageShare = z.object({
  type: z.enum(SHARE_TYPES),
  id: z.string(),
  preview: z
    .object({ title: z.string(), text: z.string(), picture: z.string(), path: z.string() })
    .nullable(),
});
export type MessageShare = z.infer<typeof MessageShare>;

/** What a conversation was begun about. */
export const MessageSubject = z.object({
  type: z.enum(SUBJECT_TYPES),
  id: Id,
  text: z.string(),
  path: z.string(),
});
export type MessageSubject = z.infer<typeof MessageSubject>;

export const Message = z.object({
  _id: Id,
  conversationId: Id,
  /** Its place in the conversation. */
  seq: Count,
  /** The number of its last change: an edit, a reaction, a deletion. At least `seq`. */
  changedSeq: Count,
  kind: z.enum(MESSAGE_KINDS),
  /** Null if the member has left Cardplaza. */
  senderId: Id.nullable(),
  senderName: z.string(),
  /** The sender's own key, so that their browser knows it again. */
  clientId: z.string(),
  body: z.string(),
  /** What happened, for a note of the product, in words for the reader: "Asha Menon added you." */
  note: z.object({ event: z.enum(NOTE_EVENTS), names: z.array(z.string()), text: z.string() }).nullable(),
  subject: MessageSubject.nullable(),
  replyTo: z.object({ _id: Id, seq: Count, senderName: z.string(), text: z.string() }).nullable(),
  isForwarded: z.boolean(),
  files: z.array(MessageFile),
  share: MessageShare.nullable(),
  link: LinkPreview.nullable(),
  reactions: z.array(z.object({ emoji: z.enum(MESSAGE_REACTIONS), by: z.array(Id) })),
  pinned: z.boolean(),
  /** Only for who receives it. */
  warning: z.enum(MESSAGE_WARNINGS).nullable(),
  /** The reader's own reminder. */
  remindAt: Timestamp.nullable(),
  /** What the reader has made of it: a lead, a contact, a private note, a referral. */
  made: z.array(z.object({ kind: z.enum(OUTCOME_KINDS), path: z.string() })),
  /** A moderator looks at it first: only its sender sees it. */
  isWaiting: z.boolean(),
  editedAt: Timestamp.nullable(),
  deletedAt: Timestamp.nullable(),
  at: Timestamp,
});
export type Message = z.infer<typeof Message>;
