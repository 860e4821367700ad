import { beforeEach, describe, expect, test } from "vitest";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { connect } from "../connect/connect.fixtures.ts";
import { newKey, writerOf } from "./messages.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let a: ReturnType<typeof writerOf>;
let r: ReturnType<typeof writerOf>;
beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  [a, r] = [writerOf(app, asha), writerOf(app, ravi)];
});

const beginConnected = async (body = "Good morning") => {
  await connect(app, asha, ravi);
  return (await a.begin(ravi, body)).json.conversation._id;
};
const bodiesOf = (page: { json: { messages: { body: string }[] } }) =>
  page.json.messages.map(({ body }) => body);

describe("between connections", () => {
  test("a message is the first line of both lists, and unread for the other alone", async () => {
    const id = await beginConnected();
    const [own] = (await a.list()).json.conversations;
    const [theirs] = (await r.list()).json.conversations;
    expect(own).toMatchObject({ _id: id, title: "Ravi Kulkarni", unread: 0, state: "open", canWrite: true });
    expect(theirs).toMatchObject({ title: "Asha Menon", unread: 1, last: { text: "Good morning", seq: 1 } });
    expect(await r.unread()).toEqual({ count: 1, requests: 0 });
    expect(await a.unread()).toEqual({ count: 0, requests: 0 });
  });

  test("the same key is one message, also when it is sent five times at once", async () => {
    const id = await beginConnected();
    const clientId = newKey();
    const sent = await Promise.all(Array.from({ length: 5 }, () => r.write(id, "Once", { clientId })));
    expect(sent.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(sent.map(({ json }) => json.message?._id)).size).toBe(1);
    expect(bodiesOf(await a.thread(id))).toEqual(["Good morning", "Once"]);
  });

  test("many at once get numbers without a gap, in the same order for both", async () => {
    const id = await beginConnected();
    await Promise.all(Array.from({ length: 10 }, (_, at) => (at % 2 ? a : r).write(id, `Line ${at}`)));
    const [one, other] = [(await a.thread(id)).json, (await r.thread(id)).json];
    expect(one.messages.map(({ seq }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(one.messages.map(({ _id }) => _id)).toEqual(other.messages.map(({ _id }) => _id));
  });

  test("a long thread is read by pages: the newest, before and after a place, around a place or a message", async () => {
    const id = await beginConnected();
    for (const writer of [a, r])
      await Promise.all(Array.from({ length: 55 }, (_, at) => writer.write(id, `Line ${at}`)));
    const page = async (query: string) => {
      const { messages, hasEarlier, hasLater } = (await a.thread(id, query)).json;
      return [messages[0]?.seq, messages.at(-1)?.seq, hasEarlier, hasLater];
    };
    const around = [6, 55, true, true];
    expect(await page("")).toEqual([62, 111, true, false]);
    expect(await page("before=62")).toEqual([12, 61, true, true]);
    expect(await page("after=11")).toEqual([12, 61, true, true]);
    expect(await page("around=31")).toEqual(around);
    const message = (await a.thread(id, "around=31")).json.messages.find(({ seq }) => seq === 31);
    expect(await page(`aroundMessage=${message?._id}`)).toEqual(around);
    expect(await page(`aroundMessage=${asha.member.id}`)).toEqual([62, 111, true, false]);
  });

  test("reading may go back: it is unread again, and still seen", async () => {
    const id = await beginConnected();
    expect((await r.read(id, 1)).json).toEqual({ readSeq: 1, unread: 0 });
    const seenBy = async () =>
      (await a.show(id)).json.participants.find(({ _id }) => _id === ravi.member.id)?.seenSeq;
    expect(await seenBy()).toBe(1);
    expect((await r.read(id, 0)).json).toEqual({ readSeq: 0, unread: 1 });
    expect(await r.unread()).toMatchObject({ count: 1 });
    expect(await seenBy()).toBe(1);
  });

  test("a reaction is the newest line and unread for who wrote, and gone when taken back", async () => {
    const id = await beginConnected();
    const [message] = (await r.thread(id)).json.messages;
    const path = `/api/messages/${message?._id}/reaction` as const;
    await r.read(id, 1);
    const { json } = await app.call("PUT", path, { as: ravi, body: { emoji: "🙏" } });
    expect(json.message).toMatchObject({
      seq: 1,
      changedSeq: 2,
      reactions: [{ emoji: "🙏", by: [ravi.member.id] }],
    });
    const [line] = (await a.list()).json.conversations;
    expect(line).toMatchObject({ unread: 1, last: { isReaction: true, text: "🙏 to “Good morning”" } });
    expect((await r.list()).json.conversations[0]).toMatchObject({ unread: 0, last: { isReaction: false } });
    await app.call("DELETE", path, { as: ravi });
    expect((await a.list()).json.conversations[0]).toMatchObject({ unread: 0, last: { isReaction: false } });
    expect(await a.unread()).toMatchObject({ count: 0 });
  });

  test("changes are told by the member's own numbers, each conversation once", async () => {
    const id = await beginConnected();
    const first = (await r.changes(0)).json;
    expect(first.conversations.map(({ _id }) => _id)).toEqual([id]);
    expect((await r.changes(first.next)).json.conversations).toEqual([]);
    await a.write(id, "Two");
    await a.write(id, "Three");
    const second = (await r.changes(first.next)).json;
    expect(second.conversations).toMatchObject([{ _id: id, headSeq: 3, unread: 3 }]);
    const gap = (await r.thread(id, "changedSince=1")).json;
    expect(gap.messages.map(({ body }) => body)).toEqual(["Two", "Three"]);
  });

  test("an edit keeps its place and is marked; a deletion leaves no word", async () => {
    const id = await beginConnected();
    const [message] = (await a.thread(id)).json.messages;
    const path = `/api/messages/${message?._id}` as const;
    expect((await app.call("PATCH", path, { as: ravi, body: { body: "Mine" } })).status).toBe(403);
    const edited = await app.call("PATCH", path, { as: asha, body: { body: "Good evening" } });
    expect(edited.json.message).toMatchObject({ seq: 1, changedSeq: 2, body: "Good evening" });
    expect((await r.thread(id, "changedSince=1")).json.messages[0]?.editedAt).not.toBeNull();
    expect((await app.call("DELETE", `${path}?for=all`, { as: asha })).status).toBe(204);
    expect((await r.thread(id)).json.messages[0]).toMatchObject({ body: "", seq: 1 });
    expect((await r.list()).json.conversations[0]?.last?.text).toBe(MESSAGE_TEXT.deleted);
  });

  test("deleted for oneself alone, a message and a conversation; a new message brings it back empty", async () => {
    const id = await beginConnected();
    await a.write(id, "Second");
    const [message] = (await r.thread(id)).json.messages;
    await app.call("DELETE", `/api/messages/${message?._id ?? ""}`, { as: ravi });
    expect(bodiesOf(await r.thread(id))).toEqual(["Second"]);
    expect((await r.list()).json.conversations[0]?.unread).toBe(1);
    await app.call("POST", `/api/conversations/${id}/clear`, { as: ravi });
    expect((await r.list()).json.conversations).toEqual([]);
    await a.write(id, "Third");
    expect(bodiesOf(await r.thread(id))).toEqual(["Third"]);
    expect(bodiesOf(await a.thread(id))).toEqual(["Good morning", "Second", "Third"]);
  });

  test("found by people and by text, with the place", async () => {
    const id = await beginConnected("The almirah costs ₹12,000");
    const found = (await r.list("q=almir")).json.conversations;
    expect(found).toMatchObject([{ _id: id, found: { seq: 1, text: "The almirah costs ₹12,000" } }]);
    expect((await r.list("q=asha")).json.conversations).toMatchObject([{ _id: id, found: null }]);
    expect((await r.list("q=cupboard")).json.conversations).toEqual([]);
  });
});

describe("between strangers", () => {
  test("one request, which the other sees with how they know the sender; accepted, both write", async () => {
    const { status, json } = await a.begin(ravi, "I saw your card at the fair.");
    expect(status).toBe(201);
    const id = json.conversation._id;
    expect(json.conversation.state).toBe("request_sent");
    const again = await a.write(id, "Are you there?");
    expect([again.status, again.json.message]).toEqual([422, MESSAGE_TEXT.requestWaits("Ravi Kulkarni")]);
    expect((await r.list()).json.conversations).toEqual([]);
    expect((await r.list("filter=requests")).json.conversations).toMatchObject([
      { state: "request_received" },
    ]);
    expect(await r.unread()).toEqual({ count: 0, requests: 1 });
    expect((await r.show(id)).json.knownBy.length).toBeGreaterThan(0);
    await r.read(id, 1);
    expect((await a.show(id)).json.participants.map(({ seenSeq }) => seenSeq)).not.toContain(1);
    await app.call("POST", `/api/conversations/${id}/accept`, { as: ravi });
    expect((await a.write(id, "Thank you.")).status).toBe(201);
  });

  test("a declined request is silent and final, unless the receiver writes", async () => {
    const { json } = await a.begin(ravi, "Please call me.");
    const id = json.conversation._id;
    await app.call("POST", `/api/conversations/${id}/decline`, { as: ravi });
    expect((await a.show(id)).json.state).toBe("request_sent");
    expect((await a.write(id, "Hello?")).status).toBe(422);
    expect((await r.list("filter=archived")).json.conversations).toMatchObject([{ state: "declined" }]);
    expect((await r.write(id, "I have time now.")).status).toBe(201);
    expect((await a.write(id, "Good.")).status).toBe(201);
  });

  test("text only, five a day, and a warning above what asks for money", async () => {
    const link = await a.begin(ravi, "See www.example.com");
    expect([link.status, link.json.fields.body]).toEqual([400, MESSAGE_TEXT.requestTextOnly]);
    await a.begin(ravi, "Pay the registration fee of ₹500 today.");
    const [request] = (await r.list("filter=requests")).json.conversations;
    expect((await r.thread(request?._id ?? "")).json.messages[0]?.warning).toBe("fee");
    expect((await a.thread(request?._id ?? "")).json.messages[0]?.warning).toBeNull();
    const people = await Promise.all(Array.from({ length: 5 }, (_, at) => app.signIn(`Person ${at}`)));
    const statuses: number[] = [];
    for (const [at, person] of people.entries())
      statuses.push((await a.begin(person, `Hello number ${at}`)).status);
    expect(statuses).toEqual([201, 201, 201, 201, 403]);
  });

  test("after a block both read what they had and nobody writes", async () => {
    const id = await beginConnected();
    await app.call("PUT", `/api/blocks/${asha.member.id}`, { as: ravi });
    for (const each of [a, r]) {
      expect((await each.write(id, "Still here?")).status).toBe(422);
      expect(bodiesOf(await each.thread(id))).toEqual(["Good morning"]);
      expect((await each.show(id)).json).toMatchObject({ state: "closed", canWrite: false });
    }
  });
});
