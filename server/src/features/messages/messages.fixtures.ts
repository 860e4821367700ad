import { newId } from "../../platform/ids.ts";
import type { Person, TestApp } from "../../testing/test-app.ts";

/** A key as a browser makes one. */
export const newKey = () => `key-${newId()}`;

/** Calls of one member, as their browser makes them. */
export function writerOf(app: TestApp, person: Person) {
  return {
    begin: (to: Person, body: string, clientId = newKey()) =>
      app.call("POST", "/api/conversations", {
        as: person,
        body: { userIds: [to.member.id], message: { clientId, body } },
      }),
    write: (conversationId: string, body: string, more: { clientId?: string; replyTo?: string } = {}) =>
      app.call("POST", `/api/conversations/${conversationId}/messages`, {
        as: person,
        body: { clientId: newKey(), body, ...more },
      }),
    read: (conversationId: string, seq: number) =>
      app.call("PUT", `/api/conversations/${conversationId}/read`, { as: person, body: { seq } }),
    list: (query = "") => app.call("GET", `/api/conversations?${query}`, { as: person }),
    thread: (conversationId: string, query = "") =>
      app.call("GET", `/api/conversations/${conversationId}/messages?${query}`, { as: person }),
    show: (conversationId: string) => app.call("GET", `/api/conversations/${conversationId}`, { as: person }),
    changes: (since: number) => app.call("GET", `/api/conversations/changes?since=${since}`, { as: person }),
    unread: async () => (await app.call("GET", "/api/conversations/unread-count", { as: person })).json,
  };
}
