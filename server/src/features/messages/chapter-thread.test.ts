import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { CONVERSATION_EVENT, MESSAGE_EVENT, MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import { hearLive } from "../../testing/hear-live.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { insertChapter } from "../chapters/chapter.fixtures.ts";
import { chapterCalls } from "../chapters/chapter/chapter-calls.fixtures.ts";
import { chapterMembers, type ChapterRow } from "../chapters/chapter/chapters.table.ts";
import { writerOf } from "./messages.fixtures.ts";
import { conversations } from "./conversations.table.ts";

const app = await sharedTestApp();
const calls = chapterCalls(app);
let [asha, ravi, meera, outsider]: Person[] = [];
let chapter: ChapterRow;
let id: string;
beforeEach(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
  ravi = await app.signIn("Ravi Kulkarni");
  meera = await app.signIn("Meera Iyer");
  outsider = await app.signIn("Sunil Rao");
  chapter = await insertChapter(app, [asha, ravi, meera], { oneSeatPerCategory: false });
  id = (await find(meera)).json.conversationId;
});

const find = (as: Person) => app.call("GET", `/api/conversations/of-chapter/${chapter.id}`, { as });
const announce = (as: Person, body: string) => writerOf(app, as).write(id, body);
const show = async (as: Person) => (await writerOf(app, as).show(id)).json;
const linesOf = async (as: Person) =>
  (await writerOf(app, as).thread(id)).json.messages.map(({ body }) => body);
const listOf = async (as: Person) =>
  (await writerOf(app, as).list()).json.conversations.map(({ _id }) => _id);
const refusal = ({ status, json }: { status: number; json: unknown }) => [
  status,
  (json as { message: string }).message,
];

describe("the announcement thread of a chapter", () => {
  test("there is one, its members find it, and it is in nobody's list before the first line", async () => {
    expect((await find(asha!)).json.conversationId).toBe(id);
    expect((await find(outsider!)).status).toBe(404);
    expect([await listOf(asha!), await listOf(meera!)]).toEqual([[], []]);
    await announce(asha!, "We meet at seven.");
    expect([await listOf(asha!), await listOf(meera!)]).toEqual([[id], [id]]);
    expect(await show(meera!)).toMatchObject({
      kind: "chapter",
      title: chapter.name,
      chapterId: chapter.id,
      unread: 1,
    });
  });

  test("officers write, members react, and answer the officer in a conversation of their own", async () => {
    const sent = await announce(asha!, "We meet at seven.");
    expect(refusal(await announce(meera!, "Thanks"))).toEqual([403, MESSAGE_TEXT.officersWrite]);
    expect(await show(meera!)).toMatchObject({ canWrite: false, closedText: MESSAGE_TEXT.officersWrite });
    const path = `/api/messages/${sent.json.message?._id ?? ""}/reaction` as const;
    expect((await app.call("PUT", path, { as: meera!, body: { emoji: "👍" } })).status).toBe(200);
    const answer = await writerOf(app, meera!).begin(asha!, "I will be late.");
    expect(answer.json.conversation).toMatchObject({ kind: "direct", state: "open" });
  });

  test("muted, it says nothing of the next announcement in the count", async () => {
    await announce(asha!, "One");
    expect(await writerOf(app, meera!).unread()).toMatchObject({ count: 1 });
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await app.call("PUT", `/api/conversations/${id}/mute`, { as: meera!, body: { until } });
    await announce(asha!, "Two");
    expect(await writerOf(app, meera!).unread()).toMatchObject({ count: 0 });
  });

  test("who joins sees what comes from then on; who leaves keeps what they had and hears nothing more", async () => {
    await announce(asha!, "Before");
    await calls.join(outsider!, chapter, "lawyers");
    await calls.act(asha!, chapter, outsider!, "accept");
    const [changed, written] = [
      hearLive(app, meera!, CONVERSATION_EVENT),
      hearLive(app, meera!, MESSAGE_EVENT),
    ];
    await calls.leave(meera!, chapter);
    await announce(asha!, "After");
    expect(await linesOf(outsider!)).toEqual(["After"]);
    expect(await linesOf(meera!)).toEqual(["Before"]);
    expect(await show(meera!)).toMatchObject({ state: "closed", canWrite: false, headSeq: 1 });
    expect([await changed(), await written()]).toEqual([[{ conversationId: id }], []]);
  });

  test("who is suspended is out until they are restored, and who is on leave stays", async () => {
    await announce(asha!, "One");
    await calls.act(asha!, chapter, ravi!, "leave_of_absence", { until: "2099-01-31", reason: "Away" });
    await calls.act(asha!, chapter, meera!, "suspend", { reason: "Not paid" });
    await announce(asha!, "Two");
    expect([await linesOf(ravi!), await linesOf(meera!)]).toEqual([["One", "Two"], ["One"]]);
    await calls.act(asha!, chapter, meera!, "restore");
    await announce(asha!, "Three");
    // As after every return: what was before is not shown.
    expect(await linesOf(meera!)).toEqual(["Three"]);
  });

  test("a new officer writes at once, a former one no more", async () => {
    await calls.act(asha!, chapter, ravi!, "role", { role: "secretary" });
    expect(await show(ravi!)).toMatchObject({ canWrite: true, isAdmin: true });
    expect((await announce(ravi!, "Minutes are online.")).status).toBe(201);
    const { next } = (await writerOf(app, ravi!).changes(0)).json;
    await calls.act(asha!, chapter, ravi!, "role", { role: "member" });
    expect((await writerOf(app, ravi!).changes(next)).json.conversations).toMatchObject([
      { _id: id, canWrite: false, isAdmin: false },
    ]);
    expect((await announce(ravi!, "One more")).status).toBe(403);
  });

  test("a chapter that ends closes it for all, and its return opens it again", async () => {
    const sent = await announce(asha!, "Goodbye");
    await calls.change(asha!, chapter, { archived: true });
    expect(refusal(await announce(asha!, "Still here?"))).toEqual([422, MESSAGE_TEXT.closed]);
    for (const each of [asha!, meera!])
      expect(await show(each)).toMatchObject({ state: "closed", canWrite: false });
    const path = `/api/messages/${sent.json.message?._id ?? ""}/reaction` as const;
    expect((await app.call("PUT", path, { as: meera!, body: { emoji: "👍" } })).status).toBe(422);
    expect(await linesOf(meera!)).toEqual(["Goodbye"]);
    await calls.change(asha!, chapter, { archived: false });
    expect((await announce(asha!, "We are back.")).status).toBe(201);
  });

  test("its name is the chapter's", async () => {
    await announce(asha!, "One");
    await calls.change(asha!, chapter, { name: "Deccan Early Birds" });
    expect((await writerOf(app, meera!).list("q=deccan")).json.conversations).toMatchObject([
      { _id: id, title: "Deccan Early Birds" },
    ]);
  });

  test("nobody leaves it but with the chapter", async () => {
    const leaving = await app.call("POST", `/api/conversations/${id}/leave`, { as: meera! });
    expect(refusal(leaving)).toEqual([422, MESSAGE_TEXT.notGroup]);
  });

  test("a new chapter has one from its first day", async () => {
    const { json } = await calls.create(asha!);
    const [thread] = await app.db.select().from(conversations).where(eq(conversations.chapterId, json._id));
    expect(thread).toMatchObject({ kind: "chapter", name: json.name });
  });
});

test("members of one chapter write to each other freely, until one of them is out of it", async () => {
  const ask = async () =>
    (await app.call("GET", `/api/conversations/with/${meera!.member.id}`, { as: ravi! })).json.may;
  expect(await ask()).toBe("write");
  await app.db
    .update(chapterMembers)
    .set({ status: "suspended" })
    .where(eq(chapterMembers.memberId, meera!.member.id));
  expect(await ask()).toBe("request");
});
