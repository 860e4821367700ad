import type { NewMessage } from "@cardplaza/contract/messages/new-message";
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
    write: (conversationId: string, body: string, more: Partial<NewMessage> = {}) =>
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

/** What members do with groups. */
export function groupCalls(app: TestApp) {
  const idsOf = (people: readonly Person[]) => people.map(({ member }) => member.id);
  return {
    begin: async (as: Person, people: readonly Person[], name = "Diwali stall") => {
      const { json } = await app.call("POST", "/api/conversations", {
        as,
        body: { userIds: idsOf(people), name, clientId: newKey() },
      });
      return json.conversation._id;
    },
    add: (as: Person, id: string, people: readonly Person[]) =>
      app.call("POST", `/api/conversations/${id}/members`, { as, body: { userIds: idsOf(people) } }),
    remove: (as: Person, id: string, { member }: Person) =>
      app.call("DELETE", `/api/conversations/${id}/members/${member.id}`, { as }),
    change: (as: Person, id: string, body: { name?: string; picture?: string | null }) =>
      app.call("PATCH", `/api/conversations/${id}`, { as, body }),
    leave: (as: Person, id: string) => app.call("POST", `/api/conversations/${id}/leave`, { as }),
    accept: (as: Person, id: string) => app.call("POST", `/api/conversations/${id}/accept`, { as }),
    decline: (as: Person, id: string) => app.call("POST", `/api/conversations/${id}/decline`, { as }),
    /** Texts and notes as this member reads them, the oldest first. */
    lines: async (as: Person, id: string) =>
      (await app.call("GET", `/api/conversations/${id}/messages`, { as })).json.messages.map(
        ({ body, note }) => note?.text ?? body,
      ),
  };
}
