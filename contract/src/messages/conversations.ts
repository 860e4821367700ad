import { z } from "zod";
import { endpoints } from "../endpoint.ts";
import { Id, Timestamp } from "../shapes.ts";
import { Line } from "../text.ts";
import { SEARCH_MAX } from "../text-limits.ts";
import { PictureUrl } from "../uploads/uploads.ts";
import { Moment } from "../dates.ts";
import { LEAD_TAG_MAX, MAX_LEAD_TAGS } from "../leads/lead-words.ts";
import { Conversation, ConversationDetail, Together } from "./conversation.ts";
import { Message, MessageSubject } from "./message.ts";
import { GROUP_NAME_MAX, MAX_GROUP, MESSAGE_MAX } from "./message-limits.ts";
import { CONVERSATION_FILTERS, SUBJECT_TYPES } from "./message-words.ts";
import { ClientId, NewMessage } from "./new-message.ts";

const One = z.object({ id: Id });
const LAST_SEQ = 2_147_483_647;
const Count = z.number().int().min(0);
const Seq = z.coerce.number().int().min(0).max(LAST_SEQ);
const WRITES = { points: 600, seconds: 3600, by: "account" } as const;

export const SubjectRef = z.object({ type: z.enum(SUBJECT_TYPES), id: Id });

export const conversations = endpoints({
  "GET /api/conversations": {
    summary:
      "Your conversations, the one with the newest line first; with `q` those of people and texts that fit",
    auth: "member",
    query: z.object({
      filter: z.enum(CONVERSATION_FILTERS).catch("all").default("all"),
      label: Line(0, LEAD_TAG_MAX).default(""),
      q: Line(0, SEARCH_MAX).default(""),
      cursor: z.string().max(100).optional(),
    }),
    hiddenFromAdmins: true,
    returns: z.object({ conversations: z.array(Conversation), nextCursor: z.string().nullable() }),
  },
  "GET /api/conversations/changes": {
    summary: "What changed for you since a number: at most 50 conversations, and where to go on",
    auth: "member",
    query: z.object({ since: z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(0) }),
    hiddenFromAdmins: true,
    returns: z.object({ conversations: z.array(Conversation), next: Count, more: z.boolean() }),
  },
  "GET /api/conversations/unread-count": {
    summary: "How many conversations have something that you have not read, and how many requests wait",
    auth: "member",
    hiddenFromAdmins: true,
    returns: z.object({ count: Count, requests: Count }),
  },
  "GET /api/conversations/labels": {
    summary: "The labels that you use for conversations and leads, and those that we offer",
    auth: "member",
    hiddenFromAdmins: true,
    returns: z.object({ labels: z.array(z.string()) }),
  },
  "GET /api/conversations/with/:userId": {
    summary: "The conversation with a member, or how you could begin one",
    auth: "member",
    params: z.object({ userId: Id }),
    query: z.object({ subject: z.string().max(40).default("") }),
    hiddenFromAdmins: true,
    returns: z.object({
      conversationId: Id.nullable(),
      person: z.object({ _id: Id, name: z.string(), profile_image: z.string().nullable(), path: z.string() }),
      /** Written freely, as a request, or not at all. */
      may: z.enum(["write", "request", "none"]),
      /** Why not, in words for the reader. */
      why: z.string(),
      requestsLeft: Count,
      /** How they are known to you: "You are both in Kochi Central." */
      knownBy: z.array(z.string()),
      subject: MessageSubject.nullable(),
    }),
  },
  "GET /api/conversations/of-chapter/:chapterId": {
    summary: "The announcement thread of a chapter, for its members",
    auth: "member",
    params: z.object({ chapterId: Id }),
    hiddenFromAdmins: true,
    returns: z.object({ conversationId: Id }),
  },
  "POST /api/conversations": {
    summary: "Begin a conversation, a request or a group; with one member the existing conversation goes on",
    auth: "member",
    body: z.object({
      userIds: z
        .array(Id)
        .min(1, "Choose a person.")
        .max(MAX_GROUP - 1),
      message: NewMessage.omit({ sendAt: true }).optional(),
      name: Line(1, GROUP_NAME_MAX).optional(),
      /** Of a group: its creation is repeated with the same key. */
      clientId: ClientId.optional(),
      subject: SubjectRef.optional(),
    }),
    returns: z.object({ conversation: ConversationDetail, message: Message.nullable() }),
    status: 201,
    limit: WRITES,
  },
  "GET /api/conversations/:id": {
    summary: "A conversation",
    auth: "member",
    params: One,
    hiddenFromAdmins: true,
    returns: ConversationDetail,
  },
  "PATCH /api/conversations/:id": {
    summary: "Rename a group, or change its picture",
    auth: "member",
    params: One,
    body: z.object({ name: Line(1, GROUP_NAME_MAX).optional(), picture: PictureUrl.nullable().optional() }),
    returns: ConversationDetail,
    limit: WRITES,
  },
  "GET /api/conversations/:id/together": {
    summary: "What the two of you have done together, who owes an answer, and what you could do next",
    auth: "member",
    params: One,
    hiddenFromAdmins: true,
    returns: Together,
  },
  "GET /api/conversations/:id/messages": {
    summary:
      "Messages by their place: the newest, before or after one, around one, or those changed since a number",
    auth: "member",
    params: One,
    query: z.object({
      before: Seq.optional(),
      after: Seq.optional(),
      around: Seq.optional(),
      /** Its id. Where the reader does not see it, the newest are returned. */
      aroundMessage: Id.optional(),
      changedSince: Seq.optional(),
    }),
    hiddenFromAdmins: true,
    returns: z.object({
      /** In their order. */
      messages: z.array(Message),
      hasEarlier: z.boolean(),
      hasLater: z.boolean(),
      /** The number up to which this is complete. */
      headSeq: Count,
    }),
  },
  "POST /api/conversations/:id/messages": {
    summary: "Write; a repeated `clientId` returns the first message",
    auth: "member",
    params: One,
    body: NewMessage,
    returns: z.object({
      /** Null if it is sent later. */
      message: Message.nullable(),
      scheduledId: Id.nullable().default(null),
    }),
    status: 201,
    repeatable: false,
  },
  "PUT /api/conversations/:id/read": {
    summary: "You have read up to here; a smaller number marks it unread again",
    auth: "member",
    params: One,
    body: z.object({ seq: Count.max(LAST_SEQ) }),
    returns: z.object({ readSeq: Count, unread: Count }),
  },
  "PUT /api/conversations/:id/draft": {
    summary: "Save what you have typed, for all your devices",
    auth: "member",
    params: One,
    body: z.object({ body: z.string().max(MESSAGE_MAX) }),
    returns: null,
  },
  "PUT /api/conversations/:id/archive": {
    summary: "Archive a conversation, or take it back",
    auth: "member",
    params: One,
    body: z.object({ archived: z.boolean() }),
    returns: null,
  },
  "PUT /api/conversations/:id/mute": {
    summary: "No bell, push or mail until a time; null ends it",
    auth: "member",
    params: One,
    body: z.object({ until: Moment.nullable() }),
    returns: z.object({ mutedUntil: Timestamp.nullable() }),
  },
  "PUT /api/conversations/:id/labels": {
    summary: "Your labels for a conversation",
    auth: "member",
    params: One,
    body: z.object({ labels: z.array(Line(1, LEAD_TAG_MAX)).max(MAX_LEAD_TAGS) }),
    returns: z.object({ labels: z.array(z.string()) }),
  },
  "PUT /api/conversations/:id/typing": {
    summary: "You are typing",
    auth: "member",
    params: One,
    body: z.object({}),
    returns: null,
  },
  "POST /api/conversations/:id/accept": {
    summary: "Accept a request, or the invitation to a group",
    auth: "member",
    params: One,
    returns: ConversationDetail,
    status: 200,
  },
  "POST /api/conversations/:id/decline": {
    summary: "Decline a request, or the invitation to a group; the sender is not told",
    auth: "member",
    params: One,
    returns: null,
  },
  "POST /api/conversations/:id/clear": {
    summary: "Delete the conversation for yourself; a new message brings it back empty",
    auth: "member",
    params: One,
    returns: null,
  },
  "POST /api/conversations/:id/leave": {
    summary: "Leave a group",
    auth: "member",
    params: One,
    returns: null,
  },
  "POST /api/conversations/:id/members": {
    summary: "Add connections to a group, or invite others",
    auth: "member",
    params: One,
    body: z.object({
      userIds: z
        .array(Id)
        .min(1, "Choose a person.")
        .max(MAX_GROUP - 1),
    }),
    returns: ConversationDetail,
    status: 200,
    limit: WRITES,
  },
  "DELETE /api/conversations/:id/members/:userId": {
    summary: "Remove somebody from a group",
    auth: "member",
    params: One.extend({ userId: Id }),
    returns: ConversationDetail,
  },
});
