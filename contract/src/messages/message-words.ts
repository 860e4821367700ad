// Separate from the endpoints, so that the browser can import it without zod.
import { liveEvent } from "../live/live-stream.ts";
import { MESSAGES_PATH } from "../screen-paths.ts";
import type { Message } from "./message.ts";

export const CONVERSATION_FILTERS = ["all", "unread", "requests", "archived"] as const;
export type ConversationFilter = (typeof CONVERSATION_FILTERS)[number];

export const CONVERSATION_KINDS = ["direct", "group", "chapter"] as const;
export type ConversationKind = (typeof CONVERSATION_KINDS)[number];

/**
 * What the reader can do with it. `request_received` waits for their answer, `request_sent` for the other's;
 * `declined` was declined by the reader, who may still write; `invited` is a group that they may join; `closed` can
 * only be read.
 */
export const CONVERSATION_STATES = [
  "open",
  "request_received",
  "request_sent",
  "declined",
  "invited",
  "closed",
] as const;
export type ConversationState = (typeof CONVERSATION_STATES)[number];

export const MEMBER_ROLES = ["member", "admin"] as const;
export type MemberRole = (typeof MEMBER_ROLES)[number];

/** `note` is a line of the product: "Asha added Ravi." */
export const MESSAGE_KINDS = ["text", "note"] as const;
export const NOTE_EVENTS = ["created", "added", "joined", "left", "removed", "renamed", "picture"] as const;
export type NoteEvent = (typeof NOTE_EVENTS)[number];

export const MESSAGE_REACTIONS = ["👍", "❤️", "😂", "🎉", "🙏", "👏"] as const;
export type MessageReaction = (typeof MESSAGE_REACTIONS)[number];
export const REACTION_NAMES: Record<MessageReaction, string> = {
  "👍": "Thumbs up",
  "❤️": "Heart",
  "😂": "Laughing",
  "🎉": "Celebration",
  "🙏": "Thank you",
  "👏": "Applause",
};

export const SHARE_TYPES = ["card", "product", "job", "listing", "post", "contact"] as const;
export type ShareType = (typeof SHARE_TYPES)[number];

/** What stands above a conversation of two. */
export const TOGETHER_KINDS = [
  "met",
  "referrals",
  "won",
  "quotes",
  "enquiries",
  "introductions",
  "applications",
] as const;

/** What a message becomes. */
export const OUTCOME_KINDS = ["lead", "contact", "note", "referral"] as const;
export type OutcomeKind = (typeof OUTCOME_KINDS)[number];

export const SUBJECT_TYPES = [
  "card",
  "application",
  "referral",
  "chapter",
  "product",
  "job",
  "post",
] as const;
export type SubjectType = (typeof SUBJECT_TYPES)[number];

/** A subject, quoted above the conversation. The name is the prospect's, the job's, the author's. */
export const SUBJECT_TEXT: Record<SubjectType, (title: string) => string> = {
  card: (title) => `Card: ${title}`,
  application: (title) => `Application: ${title}`,
  /** The name of a prospect is erased after a while. */
  referral: (title) => (title ? `Referral: ${title}` : "Referral"),
  chapter: (title) => `Chapter: ${title}`,
  product: (title) => `Product: ${title}`,
  job: (title) => `Job: ${title}`,
  post: (title) => `Post by ${title}`,
};

export const FILE_KINDS = ["picture", "document", "voice"] as const;
export type FileKind = (typeof FILE_KINDS)[number];

export const MESSAGE_WARNINGS = ["payment", "fee", "code", "short_link"] as const;
export type MessageWarning = (typeof MESSAGE_WARNINGS)[number];

export const REQUESTS_FROM = ["everybody", "proven", "nobody"] as const;
export type RequestsFrom = (typeof REQUESTS_FROM)[number];

export const MESSAGE_CASE_STATUSES = ["waiting", "reported", "approved", "removed"] as const;
export const MESSAGE_DECISIONS = ["approve", "remove"] as const;

/** Labels that are offered besides the member's. They are the tags of leads. */
export const OFFERED_LABELS = ["New", "Quoted", "To pay", "Paid"] as const;

export interface MessageEvent {
  conversationId: string;
  /** The number of the change in its conversation: of a new message, an edit, a reaction. */
  seq: number;
  /** The message, if it is short and all who are in the conversation see the same of it. */
  message?: Message;
}
/** Something was written or changed in a conversation of the member. */
export const MESSAGE_EVENT = liveEvent<MessageEvent>("message");

export interface ConversationEvent {
  conversationId: string;
}
/** The member's own place in a conversation changed, or who is in it: read elsewhere, muted, removed. */
export const CONVERSATION_EVENT = liveEvent<ConversationEvent>("conversation");

export interface TypingEvent {
  conversationId: string;
  memberId: string;
}
export const TYPING_EVENT = liveEvent<TypingEvent>("typing");

export const conversationPath = (id: string, messageId?: string) =>
  `${MESSAGES_PATH}?conversation=${id}${messageId ? `&message=${messageId}` : ""}`;
/** Opens the conversation with a member, or begins one. */
export const writePath = (memberId: string, subject?: { type: SubjectType; id: string }) =>
  `${MESSAGES_PATH}?to=${memberId}${subject ? `&subject=${subject.type}:${subject.id}` : ""}`;

export const MESSAGE_TEXT = {
  none: "No conversations yet. Message a connection to start.",
  notSent: "Not sent. Tap to retry.",
  notFound: "We cannot find this conversation.",
  messageNotFound: "We cannot find this message. It may have been deleted.",
  noSuchPerson: "We cannot find this person.",
  toSelf: "You cannot message yourself.",
  closed: "You can no longer write in this conversation.",
  officersWrite: "Officers of the chapter write here. You can react, or answer one of them privately.",
  /** True also after it was declined, of which they are not told. */
  requestWaits: (name: string) => `You sent ${name} a request. You can write again if they accept it.`,
  noRequests: (name: string) =>
    `${name} takes messages from connections only. Send an invitation to connect first.`,
  requestTextOnly: "A first message to somebody you don't know is text only: no links and no files.",
  tooManyRequests: (limit: number) =>
    `You have sent ${limit} message requests today. Your connections and chapter members you can message any time.`,
  tooFast: "You are sending very fast. Wait a minute, then try again.",
  tooManyToday: "You have sent 2,000 messages today. You can write again tomorrow.",
  tooLateToChange: "A message can be changed for 15 minutes. This one is older.",
  notYours: "Only the person who wrote a message can change it.",
  nothingToSend: "Write something, or add a file.",
  tooManyPins: "Three messages are pinned already. Unpin one first.",
  notGroup: "This works in a group only.",
  notInGroup: "This person is not in the group.",
  leaveYourself: "To go yourself, leave the group.",
  groupFull: "A group can have up to 20 people.",
  notAdmin: "Only admins of the group can do this.",
  badTime: "Choose a time from now on, within a year.",
  tooManyScheduled: "You have 50 messages to send later. Delete one first.",
  cannotShare: "This is no longer there, or you cannot see it yourself. Choose something else to share.",
  contactNotAgreed: "Ask them first, then tick “They agreed”. It is their number and address.",
  fileGone: "This file is no longer here.",
  deleted: "This message was deleted.",
  notDirect: "This works in a conversation between two people.",
  nowClosed: { approve: "This case is closed already.", remove: "This message is removed already." },
  own: "This is your own message.",
  sameText: "You have sent this text to several people. Write each of them something of their own.",
  caseNotFound: "We cannot find this case.",
  waits: "We are checking this message. It is delivered when it is approved.",
} as const;

const FILE_NAMES: Record<FileKind, string> = {
  picture: "Picture",
  document: "Document",
  voice: "Voice note",
};
const SHARE_NAMES: Record<ShareType, string> = {
  card: "Card",
  product: "Product",
  job: "Job",
  listing: "Business",
  post: "Post",
  contact: "Contact",
};

interface LineParts {
  text: string;
  /** What the product says happened, in words for the reader. */
  note: string | null;
  files: readonly string[];
  share: string | null;
  isDeleted: boolean;
  /** Of a reaction to it. */
  emoji: string | null;
}

/** A message in one line of the list. */
export function lineText({ text, note, files, share, isDeleted, emoji }: LineParts): string {
  if (isDeleted) return MESSAGE_TEXT.deleted;
  if (note) return note;
  const [first] = files;
  const what =
    text ||
    (first
      ? FILE_NAMES[first as FileKind] + (files.length > 1 ? ` and ${files.length - 1} more` : "")
      : "") ||
    (share ? SHARE_NAMES[share as ShareType] : "");
  return emoji ? `${emoji} to “${what}”` : what;
}
