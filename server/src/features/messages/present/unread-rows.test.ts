import { beforeEach, describe, expect, test } from "vitest";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { connect } from "../../connect/connect.fixtures.ts";
import { groupCalls, writerOf } from "../messages.fixtures.ts";

const app = await sharedTestApp();
const groups = groupCalls(app);
let asha: Person;
let ravi: Person;
let a: ReturnType<typeof writerOf>;
let r: ReturnType<typeof writerOf>;
let id: string;
/** What Asha wrote. */
let mine: string;
beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  [a, r] = [writerOf(app, asha), writerOf(app, ravi)];
  await connect(app, asha, ravi);
  const { json } = await a.begin(ravi, "The almirah is ready");
  id = json.conversation._id;
  mine = json.message?._id ?? "";
});

const react = (as: Person, messageId: string, emoji: "👍" | "🙏" = "👍") =>
  app.call("PUT", `/api/messages/${messageId}/reaction`, { as, body: { emoji } });
const remove = (as: Person, messageId: string, forWhom: "me" | "all") =>
  app.call("DELETE", `/api/messages/${messageId}?for=${forWhom}`, { as });
const clear = (as: Person) => app.call("POST", `/api/conversations/${id}/clear`, { as });
/** What the conversation, the badge and the list of unread ones say. */
const unreadOf = async (writer: typeof a, conversationId = id) => [
  (await writer.show(conversationId)).json.unread,
  (await writer.unread()).count,
  (await writer.list("filter=unread")).json.conversations.length,
];
const isListed = async (writer: typeof a) =>
  (await writer.list()).json.conversations.some(({ _id }) => _id === id);

describe("a reaction is unread only where its writer sees the message", () => {
  test("not to one that they deleted for themselves, before or after it", async () => {
    await react(ravi, mine);
    expect(await unreadOf(a)).toEqual([1, 1, 1]);
    await remove(asha, mine, "me");
    expect(await unreadOf(a)).toEqual([0, 0, 0]);
    await react(ravi, mine, "🙏");
    expect(await unreadOf(a)).toEqual([0, 0, 0]);
  });

  test("nor to one that they deleted for all", async () => {
    await react(ravi, mine);
    await remove(asha, mine, "all");
    expect(await unreadOf(a)).toEqual([0, 0, 0]);
    expect((await a.show(id)).json.last).toMatchObject({ isReaction: false });
  });

  test("nor to one of a conversation that they deleted, which stays out of their list", async () => {
    await clear(asha);
    await react(ravi, mine);
    expect(await unreadOf(a)).toEqual([0, 0, 0]);
    expect(await isListed(a)).toBe(false);
  });

  test("nor to what they wrote before they left a group and returned", async () => {
    const group = await groups.begin(ravi, [asha]);
    const before = (await a.write(group, "Who brings the tables?")).json.message?._id ?? "";
    await groups.leave(asha, group);
    await groups.add(ravi, group, [asha]);
    await groups.accept(asha, group);
    await react(ravi, before);
    expect(await unreadOf(a, group)).toEqual([0, 0, 0]);
  });

  test("nor once it was changed after they left", async () => {
    const group = await groups.begin(ravi, [asha]);
    const before = (await a.write(group, "Who brings the tables?")).json.message?._id ?? "";
    await react(ravi, before);
    await groups.leave(asha, group);
    expect(await unreadOf(a, group)).toEqual([1, 1, 1]);
    await react(ravi, before, "🙏");
    expect(await unreadOf(a, group)).toEqual([0, 0, 0]);
  });
});

describe("marked unread where nothing unread is shown", () => {
  test("a conversation that was deleted has no badge", async () => {
    await r.read(id, 1);
    await clear(ravi);
    await r.write(id, "I come at six");
    await r.read(id, 0);
    expect(await unreadOf(r)).toEqual([0, 0, 0]);
  });

  test("nor has a group to which one has just come", async () => {
    const group = await groups.begin(asha, [ravi]);
    await r.read(group, 0);
    await r.read(id, 1);
    expect(await unreadOf(r, group)).toEqual([0, 0, 0]);
  });

  test("nor a message that was deleted for oneself; one that was deleted for all is a line, until it is read", async () => {
    const second = (await a.write(id, "And the table")).json.message?._id ?? "";
    await r.read(id, 2);
    await remove(ravi, second, "me");
    await r.read(id, 1);
    expect(await unreadOf(r)).toEqual([0, 0, 0]);
    await remove(asha, mine, "all");
    await r.read(id, 0);
    expect(await unreadOf(r)).toEqual([1, 1, 1]);
    await r.read(id, 1);
    expect(await unreadOf(r)).toEqual([0, 0, 0]);
  });
});
