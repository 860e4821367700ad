import type { Conversation } from "@cardplaza/contract/messages/conversation";
import type { Message } from "@cardplaza/contract/messages/message";

export const ASHA = "10000000-0000-4000-8000-000000000001";
export const RAVI = "10000000-0000-4000-8000-000000000002";
export const TALK = "20000000-0000-4000-8000-000000000001";

const idOf = (number: number) => `30000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** A message by Ravi at a place, which was never changed. */
export const messageAt = (seq: number, parts: Partial<Message> = {}): Message => ({
  _id: idOf(seq),
  conversationId: TALK,
  seq,
  changedSeq: seq,
  kind: "text",
  senderId: RAVI,
  senderName: "Ravi Shah",
  clientId: `key-of-message-${seq}`,
  body: `Message ${seq}`,
  note: null,
  subject: null,
  replyTo: null,
  isForwarded: false,
  files: [],
  share: null,
  link: null,
  reactions: [],
  pinned: false,
  warning: null,
  remindAt: null,
  made: [],
  isWaiting: false,
  editedAt: null,
  deletedAt: null,
  at: "2026-11-18T08:00:00.000Z",
  ...parts,
});

/** Messages of consecutive places. */
export const messagesFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, at) => messageAt(first + at));

export const conversationOf = (parts: Partial<Conversation> = {}): Conversation => ({
  _id: TALK,
  kind: "direct",
  title: "Ravi Shah",
  picture: null,
  other: null,
  chapterId: null,
  memberCount: 2,
  state: "open",
  canWrite: true,
  closedText: "",
  isAdmin: false,
  headSeq: 1,
  readSeq: 0,
  unread: 1,
  last: {
    seq: 1,
    senderId: RAVI,
    senderName: "Ravi Shah",
    text: "Message 1",
    isReaction: false,
    isNote: false,
    at: "2026-11-18T08:00:00.000Z",
  },
  draft: "",
  mutedUntil: null,
  archived: false,
  labels: [],
  ownChanges: 0,
  listPlace: "2026-11-18T08:00",
  change: 1,
  found: null,
  ...parts,
});
