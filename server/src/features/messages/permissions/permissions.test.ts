import { describe, expect, test } from "vitest";
import { conversations } from "@cardplaza/contract/messages/conversations";
import { messageCases } from "@cardplaza/contract/messages/message-cases";
import { CONVERSATION_EVENT, MESSAGE_EVENT, TYPING_EVENT } from "@cardplaza/contract/messages/message-words";
import { messages } from "@cardplaza/contract/messages/messages";
import { hearLive } from "../../../testing/hear-live.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { newKey, writerOf } from "../messages.fixtures.ts";
import { conversationMembers } from "../conversations.table.ts";
import {
  CALL_NAMES,
  callOf,
  isAboutOne,
  leavesAll,
  madeUp,
  type CallName,
  type Subject,
} from "./permission-calls.fixtures.ts";
import { casesIn, SECRET, type Case, type Role } from "./permission-cases.fixtures.ts";

const app = await sharedTestApp();
const CASES = casesIn(app);
const ROLES = Object.keys(CASES) as Role[];

/** Set up once, for all calls that leave everything as it was. */
const shared = new Map<Role, Promise<Case>>();
const sharedCase = (role: Role): Promise<Case> => {
  const known = shared.get(role) ?? CASES[role]();
  shared.set(role, known);
  return known;
};

/** What each call answers about a conversation that the caller is or was in, in the order of the roles above. */
const ANSWERS: Record<CallName, number[]> = {
  "GET /api/conversations": [200, 200, 200, 200, 200, 200, 200],
  "GET /api/conversations/changes": [200, 200, 200, 200, 200, 200, 200],
  "GET /api/conversations/unread-count": [200, 200, 200, 200, 200, 200, 200],
  "GET /api/conversations/labels": [200, 200, 200, 200, 200, 200, 200],
  "GET /api/conversations/with/:userId": [200, 200, 200, 200, 200, 200, 200],
  // Nobody of them is in a chapter.
  "GET /api/conversations/of-chapter/:chapterId": [404, 404, 404, 404, 404, 404, 404],
  // A stranger may ask; who is blocked cannot go on; a receiver answers; a sender waits; a connection writes.
  "POST /api/conversations": [201, 422, 201, 201, 422, 422, 201],
  "GET /api/conversations/:id": [404, 200, 200, 200, 200, 200, 200],
  "PATCH /api/conversations/:id": [404, 422, 422, 422, 422, 422, 422],
  "GET /api/conversations/:id/together": [404, 200, 200, 200, 200, 200, 200],
  "GET /api/conversations/:id/messages": [404, 200, 200, 200, 200, 200, 200],
  "POST /api/conversations/:id/messages": [404, 422, 422, 201, 422, 422, 422],
  "PUT /api/conversations/:id/read": [404, 200, 200, 200, 200, 200, 200],
  "PUT /api/conversations/:id/draft": [404, 204, 204, 204, 204, 204, 204],
  "PUT /api/conversations/:id/archive": [404, 204, 204, 204, 204, 204, 204],
  "PUT /api/conversations/:id/mute": [404, 200, 200, 200, 200, 200, 200],
  "PUT /api/conversations/:id/labels": [404, 200, 200, 200, 200, 200, 200],
  "PUT /api/conversations/:id/typing": [404, 204, 204, 204, 204, 204, 204],
  "POST /api/conversations/:id/accept": [404, 200, 200, 200, 200, 200, 200],
  "POST /api/conversations/:id/decline": [404, 204, 204, 204, 204, 204, 204],
  "POST /api/conversations/:id/clear": [404, 204, 204, 204, 204, 204, 204],
  "POST /api/conversations/:id/leave": [404, 422, 204, 422, 422, 422, 204],
  "POST /api/conversations/:id/members": [404, 422, 422, 422, 422, 422, 422],
  "DELETE /api/conversations/:id/members/:userId": [404, 422, 422, 422, 422, 422, 422],
  // A message of somebody else, besides for who sent the request: that one is their own, and still not theirs to change.
  "PATCH /api/messages/:id": [404, 403, 403, 403, 422, 422, 403],
  "DELETE /api/messages/:id": [404, 204, 204, 204, 204, 204, 204],
  "PUT /api/messages/:id/reaction": [404, 422, 422, 422, 422, 422, 422],
  "DELETE /api/messages/:id/reaction": [404, 422, 422, 422, 422, 422, 422],
  "PUT /api/messages/:id/pin": [404, 422, 422, 422, 422, 422, 422],
  "DELETE /api/messages/:id/pin": [404, 422, 422, 422, 422, 422, 422],
  "PUT /api/messages/:id/reminder": [404, 200, 200, 200, 200, 200, 200],
  // Their own message becomes nothing, and no message of a group does. A lead needs a card, a note a connection.
  "POST /api/messages/:id/lead": [404, 422, 422, 422, 422, 422, 422],
  "POST /api/messages/:id/contact": [404, 201, 422, 201, 422, 422, 422],
  "POST /api/messages/:id/note": [404, 422, 422, 422, 422, 422, 422],
  "POST /api/messages/:id/report": [404, 201, 201, 201, 409, 409, 201],
  "GET /api/messages/scheduled": [200, 200, 200, 200, 200, 200, 200],
  "PATCH /api/messages/scheduled/:id": [404, 404, 404, 404, 404, 404, 404],
  "DELETE /api/messages/scheduled/:id": [404, 404, 404, 404, 404, 404, 404],
  "GET /api/message-settings": [200, 200, 200, 200, 200, 200, 200],
  "PUT /api/message-settings": [200, 200, 200, 200, 200, 200, 200],
  "GET /api/admin/messages": [401, 401, 401, 401, 401, 401, 401],
  "GET /api/admin/messages/:id": [401, 401, 401, 401, 401, 401, 401],
  "PATCH /api/admin/messages/:id": [401, 401, 401, 401, 401, 401, 401],
};

const answer = async (name: CallName, subject: Subject, as?: Person) => {
  const [method, path, body] = callOf(name, subject);
  return app.send(method, path, { as, body });
};

test("every call of the room is here", () => {
  const all = [conversations, messages, messageCases].flatMap((table) => Object.keys(table));
  expect(CALL_NAMES.toSorted()).toEqual(all.toSorted());
});

describe.each(CALL_NAMES)("%s", (name) => {
  test("of who is beside the conversation, none learns more than they had", async () => {
    const found: Record<string, number> = {};
    for (const [at, role] of ROLES.entries()) {
      const isLeft = leavesAll(name, ANSWERS[name][at]!);
      const { caller, own } = await (isLeft ? sharedCase(role) : CASES[role]());
      const { status, text } = await answer(name, own, caller);
      found[role] = status;
      expect([role, text.includes(SECRET)]).toEqual([role, false]);
    }
    expect(found).toEqual(Object.fromEntries(ROLES.map((role, at) => [role, ANSWERS[name][at]])));
  });

  test("a visitor is asked to sign in, whatever it is about", async () => {
    const { secret } = await sharedCase("stranger");
    const { status, text } = await answer(name, secret);
    expect([status, text]).toEqual([401, (await answer(name, madeUp(secret.memberId))).text]);
  });
});

describe.each(CALL_NAMES.filter(isAboutOne))("%s", (name) => {
  test("what one never was in is the same as nothing", async () => {
    for (const role of ROLES) {
      const { caller, own, secret } = await sharedCase(role);
      // A group that one left is known; what was written there later is not.
      if (
        name.includes("/conversations/") &&
        own.conversationId === secret.conversationId &&
        role !== "stranger"
      )
        continue;
      const real = await answer(name, secret, caller);
      const none = await answer(name, madeUp(secret.memberId), caller);
      expect([role, real.status, real.text]).toEqual([role, 404, none.text]);
    }
  });
});

test("no open page hears of what one is not in, or not in any more", async () => {
  for (const role of ROLES.filter((each) => !each.includes("request"))) {
    const { caller, asha, own, secret } = await CASES[role]();
    const heard = [MESSAGE_EVENT, CONVERSATION_EVENT, TYPING_EVENT].map((event) =>
      hearLive(app, caller, event),
    );
    for (const each of [own, secret])
      for (const name of [
        "POST /api/conversations/:id/messages",
        "PUT /api/conversations/:id/typing",
        "PATCH /api/messages/:id",
        "PUT /api/messages/:id/pin",
      ] as const)
        await answer(name, each, asha);
    for (const hear of heard) expect([role, await hear()]).toEqual([role, []]);
  }
});

test("who sent a request hears nothing of how it is read, kept or declined", async () => {
  const { caller, asha, own } = await CASES["sender of a request"]();
  const heard = [MESSAGE_EVENT, CONVERSATION_EVENT, TYPING_EVENT].map((event) =>
    hearLive(app, caller, event),
  );
  const before = (await writerOf(app, caller).show(own.conversationId)).text;
  for (const name of [
    "PUT /api/conversations/:id/read",
    "PUT /api/conversations/:id/typing",
    "PUT /api/conversations/:id/mute",
    "PUT /api/conversations/:id/draft",
    "PUT /api/messages/:id/pin",
    "PUT /api/messages/:id/reaction",
    "POST /api/messages/:id/report",
    "POST /api/conversations/:id/decline",
  ] as const)
    await answer(name, own, asha);
  for (const hear of heard) expect(await hear()).toEqual([]);
  expect((await writerOf(app, caller).show(own.conversationId)).text).toBe(before);
});

test("a newcomer sees nothing from before, not even in an answer to it", async () => {
  const asha = await app.signIn("Asha Menon");
  const ravi = await app.signIn("Ravi Kulkarni");
  const meera = await app.signIn("Meera Shah");
  for (const each of [ravi, meera]) await connect(app, asha, each);
  const { json } = await app.call("POST", "/api/conversations", {
    as: asha,
    body: {
      userIds: [ravi.member.id],
      name: "Fair",
      message: { clientId: newKey(), body: `The ${SECRET} is sold` },
    },
  });
  const { _id: id, headSeq } = json.conversation;
  await app.db.insert(conversationMembers).values({
    conversationId: id,
    memberId: meera.member.id,
    joinedSeq: headSeq,
    changed: 1,
  });
  const hear = hearLive(app, meera, MESSAGE_EVENT);
  await writerOf(app, ravi).write(id, "To whom?", { replyTo: json.message._id });
  const m = writerOf(app, meera);
  const [heard, thread, shown, list, found] = [
    JSON.stringify(await hear()),
    (await m.thread(id)).text,
    (await m.show(id)).text,
    (await m.list()).text,
    (await m.list(`q=${SECRET}`)).text,
  ];
  expect([heard, thread, shown, list, found].filter((text) => text.includes(SECRET))).toEqual([]);
  expect([thread, list].every((text) => text.includes("To whom?"))).toBe(true);
});
