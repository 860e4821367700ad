import type { conversations } from "@cardplaza/contract/messages/conversations";
import type { messageCases } from "@cardplaza/contract/messages/message-cases";
import type { messages } from "@cardplaza/contract/messages/messages";
import { newId } from "../../../platform/ids.ts";
import { newKey } from "../messages.fixtures.ts";

export type CallName = keyof typeof conversations | keyof typeof messages | keyof typeof messageCases;

/** What a call is about. */
export interface Subject {
  conversationId: string;
  messageId: string;
  /** Somebody who is in the conversation. */
  memberId: string;
}

interface Given {
  query?: string;
  body?: (subject: Subject) => object;
  /** Changes nothing on which another call's answer depends. */
  isHarmless?: true;
}

const text = () => ({ clientId: newKey(), body: "From outside" });
const TOMORROW = new Date(Date.now() + 86_400_000).toISOString();

/** A correct call of every kind. The test fails if one of the contract is missing here. */
export const CALLS: Record<CallName, Given> = {
  "GET /api/conversations": { query: "?filter=all" },
  "GET /api/conversations/changes": { query: "?since=0" },
  "GET /api/conversations/unread-count": {},
  "GET /api/conversations/labels": {},
  "GET /api/conversations/with/:userId": {},
  "GET /api/conversations/of-chapter/:chapterId": {},
  "POST /api/conversations": { body: ({ memberId }) => ({ userIds: [memberId], message: text() }) },
  "GET /api/conversations/:id": {},
  "PATCH /api/conversations/:id": { body: () => ({ name: "Another name" }) },
  "GET /api/conversations/:id/together": {},
  "GET /api/conversations/:id/messages": {},
  "POST /api/conversations/:id/messages": { body: text },
  "PUT /api/conversations/:id/read": { body: () => ({ seq: 1 }) },
  "PUT /api/conversations/:id/draft": { body: () => ({ body: "Unfinished" }), isHarmless: true },
  "PUT /api/conversations/:id/archive": { body: () => ({ archived: true }), isHarmless: true },
  "PUT /api/conversations/:id/mute": { body: () => ({ until: TOMORROW }), isHarmless: true },
  "PUT /api/conversations/:id/labels": { body: () => ({ labels: ["Quoted"] }), isHarmless: true },
  "PUT /api/conversations/:id/typing": { body: () => ({}), isHarmless: true },
  "POST /api/conversations/:id/accept": {},
  "POST /api/conversations/:id/decline": {},
  "POST /api/conversations/:id/clear": {},
  "POST /api/conversations/:id/leave": {},
  "POST /api/conversations/:id/members": { body: ({ memberId }) => ({ userIds: [memberId] }) },
  "DELETE /api/conversations/:id/members/:userId": {},
  "PATCH /api/messages/:id": { body: () => ({ body: "Changed" }) },
  "DELETE /api/messages/:id": { query: "?for=me" },
  "PUT /api/messages/:id/reaction": { body: () => ({ emoji: "👍" }) },
  "DELETE /api/messages/:id/reaction": {},
  "PUT /api/messages/:id/pin": { body: () => ({}) },
  "DELETE /api/messages/:id/pin": {},
  "PUT /api/messages/:id/reminder": { body: () => ({ at: TOMORROW }) },
  "POST /api/messages/:id/lead": {},
  "POST /api/messages/:id/contact": {},
  "POST /api/messages/:id/note": {},
  "POST /api/messages/:id/report": { body: () => ({ reason: "Spam" }) },
  "GET /api/messages/scheduled": {},
  "PATCH /api/messages/scheduled/:id": { body: () => ({ body: "Changed" }) },
  "DELETE /api/messages/scheduled/:id": {},
  "GET /api/message-settings": {},
  "PUT /api/message-settings": { body: () => ({ typing: true }), isHarmless: true },
  "GET /api/admin/messages": {},
  "GET /api/admin/messages/:id": {},
  "PATCH /api/admin/messages/:id": { body: () => ({ action: "approve", version: 1 }) },
};

export const CALL_NAMES = Object.keys(CALLS) as CallName[];

/** Whether a call that is answered in this way leaves everything as it was for the next one. */
export const leavesAll = (name: CallName, status: number) =>
  status >= 400 || name.startsWith("GET") || CALLS[name].isHarmless === true;

/** Calls about one conversation or one message. */
export const isAboutOne = (name: CallName) =>
  /^\S+ \/api\/(conversations|messages)\/:id/.test(name) || name.includes("scheduled/:id");

/** Method, path and body of a call. */
export function callOf(name: CallName, subject: Subject): [method: string, path: string, body?: object] {
  const { query = "", body } = CALLS[name];
  const [method = "", path = ""] = name.split(" ");
  const id = path.startsWith("/api/conversations") ? subject.conversationId : subject.messageId;
  const filled =
    path
      .replace(":id", id)
      .replace(":userId", subject.memberId)
      .replace(":chapterId", subject.conversationId) + query;
  return [method, filled, body?.(subject)];
}

/** Ids of nothing. */
export const madeUp = (memberId: string): Subject => ({
  conversationId: newId(),
  messageId: newId(),
  memberId,
});
