import { z } from "zod";
import { Person } from "../people/person.ts";
import { Id, Timestamp } from "../shapes.ts";
import { MessageSubject } from "./message.ts";
import { CONVERSATION_KINDS, CONVERSATION_STATES, MEMBER_ROLES, TOGETHER_KINDS } from "./message-words.ts";

const Count = z.number().int();

/** Somebody in a conversation, as the reader may see them. */
export const Participant = z.object({
  _id: Id,
  name: z.string(),
  profile_image: z.string().nullable(),
  path: z.string(),
  role: z.enum(MEMBER_ROLES),
  /** Invited to a group, and not in it yet. */
  isInvited: z.boolean(),
  /** They have read up to here; null if one of the two does not show it. */
  seenSeq: Count.nullable(),
});
export type Participant = z.infer<typeof Participant>;

/** The newest line of a conversation: a message, or a reaction to the reader's own. */
export const LastLine = z.object({
  seq: Count,
  /** Null: the product, or a former member. */
  senderId: Id.nullable(),
  senderName: z.string(),
  text: z.string(),
  isReaction: z.boolean(),
  /** A line of the product, which names who did it. */
  isNote: z.boolean(),
  at: Timestamp,
});

export const Conversation = z.object({
  _id: Id,
  kind: z.enum(CONVERSATION_KINDS),
  /** The other person's name, the group's, or the chapter's. */
  title: z.string(),
  picture: z.string().nullable(),
  /** Of a conversation of two; null if they have left. */
  other: Person.nullable(),
  chapterId: Id.nullable(),
  memberCount: Count,
  state: z.enum(CONVERSATION_STATES),
  canWrite: z.boolean(),
  /** Why the reader cannot write, in words for them. */
  closedText: z.string(),
  isAdmin: z.boolean(),
  /** The number of the last change in it. */
  headSeq: Count,
  /** The reader has read up to here. */
  readSeq: Count,
  /** What others wrote after it, counted up to 100. */
  unread: Count,
  last: LastLine.nullable(),
  draft: z.string(),
  mutedUntil: Timestamp.nullable(),
  archived: z.boolean(),
  labels: z.array(z.string()),
  /**
   * Grows when the reader changed messages of it for themselves alone: deleted one or all, set a reminder; and when they
   * came back into a group. What is shown of it must then be read again, because these changes have no number in the
   * conversation.
   */
  ownChanges: Count,
  /** Its place in the list, where the highest is first. Null: it is not in the list. */
  listPlace: z.string().nullable(),
  /** The reader's number of its last change: of two states the one with the higher number is newer. */
  change: Count,
  /** Where the search found its text. */
  found: z.object({ messageId: Id, seq: Count, text: z.string(), at: Timestamp }).nullable(),
});
export type Conversation = z.infer<typeof Conversation>;

/** What an open conversation shows besides its line in the list. */
export const ConversationDetail = Conversation.extend({
  participants: z.array(Participant),
  /** How the reader knows who sent a request or invites them to a group: "You are both in Kochi Central." */
  knownBy: z.array(z.string()),
  subject: MessageSubject.nullable(),
  pinned: z.array(z.object({ _id: Id, seq: Count, senderName: z.string(), text: z.string() })),
});
export type ConversationDetail = z.infer<typeof ConversationDetail>;

/** What two members have done together, for the top of their conversation. Empty for groups and chapters. */
export const Together = z.object({
  /** "Met at Kochi Central, 12 Nov", "2 referrals given, 1 won". */
  facts: z.array(z.object({ kind: z.enum(TOGETHER_KINDS), text: z.string(), path: z.string() })),
  /** Who owes an answer, and until when. */
  owed: z.array(
    z.object({ byMe: z.boolean(), text: z.string(), path: z.string(), dueAt: Timestamp.nullable() }),
  ),
  /** Next steps: "Give a referral". */
  steps: z.array(z.object({ text: z.string(), path: z.string() })),
});
export type Together = z.infer<typeof Together>;
