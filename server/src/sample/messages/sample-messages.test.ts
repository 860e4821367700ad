import { eq, gt } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { members } from "../../features/accounts/accounts.table.ts";
import { conversations } from "../../features/messages/conversations.table.ts";
import { messageNotices } from "../../features/messages/notices/notices.table.ts";
import { messages } from "../../features/messages/messages.table.ts";
import { signInAgain } from "../../features/connect/connect.fixtures.ts";
import { one } from "../../platform/one.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { loadSampleChapters } from "../chapters/load-sample-chapters.ts";
import { addPeople } from "../load-sample-data.ts";
import { SAMPLE_CONVERSATIONS } from "./conversations.ts";
import { loadSampleMessages } from "./load-sample-messages.ts";

// Drawing the chapters' pictures takes long on a busy machine.
vi.setConfig({ hookTimeout: 600_000 });

const app = await sharedTestApp();
let asha: Person;
beforeAll(async () => {
  await inTransaction(app.db, (tx) => addPeople(tx, new Date()));
  await loadSampleChapters(app.services, new Date());
  await loadSampleMessages(app.services, new Date());
  const member = one(
    await app.db.select().from(members).where(eq(members.email, "asha@sample.cardplaza.in")),
  );
  asha = await signInAgain(app, { member, token: "" });
});

const list = async (filter: string) =>
  (await app.call("GET", `/api/conversations?filter=${filter}` as "/api/conversations", { as: asha })).json
    .conversations;

test("Asha's list is alive: one of every kind and state, the newest first", async () => {
  const all = await list("all");
  expect(all.map(({ title }) => title)).toEqual([
    "Farah Siddiqui",
    "Joseph D'Souza",
    "Homestay at Fort Kochi",
    expect.stringContaining("Kochi"),
    "Vikram Deshmukh",
    "Imran Ansari",
  ]);
  expect(new Set(all.map(({ kind }) => kind))).toEqual(new Set(["direct", "group", "chapter"]));
  expect(all.filter(({ canWrite }) => canWrite)).toHaveLength(all.length);
  const [farah, joseph, group, chapter, vikram, imran] = all;
  expect(farah).toMatchObject({ unread: 2, last: { text: expect.stringContaining("₹85,000") } });
  expect(joseph).toMatchObject({ unread: 0, labels: ["Quoted"], last: { isReaction: true } });
  expect(group).toMatchObject({ unread: 1, memberCount: 4, mutedUntil: expect.any(String), isAdmin: true });
  expect(chapter).toMatchObject({ unread: 1 });
  expect(chapter!.memberCount).toBeGreaterThan(8);
  expect(vikram!.draft).not.toBe("");
  expect(imran!.labels).toEqual(["Paid"]);
  expect(await list("requests")).toMatchObject([{ state: "request_received", unread: 1 }]);
  expect(await list("archived")).toMatchObject([{ title: "Thomas Kurian", archived: true }]);
  expect((await list("unread")).map(({ title }) => title)).toEqual([
    "Farah Siddiqui",
    "Homestay at Fort Kochi",
    expect.stringContaining("Kochi"),
  ]);
});

test("the threads have answers, reactions, an edit, a deletion and a pin, and numbers without a gap", async () => {
  const joseph = (await list("all"))[1]!;
  const path = `/api/conversations/${joseph._id}/messages` as const;
  const { messages: shown } = (await app.call("GET", path, { as: asha })).json;
  expect(shown.filter(({ replyTo }) => replyTo)).toHaveLength(1);
  expect(shown.filter(({ editedAt }) => editedAt)).toHaveLength(1);
  expect(shown.filter(({ deletedAt }) => deletedAt)).toHaveLength(1);
  expect(shown.filter(({ reactions }) => reactions.length > 0)).toHaveLength(2);
  expect(new Set(shown.map(({ at }) => at.slice(0, 10))).size).toBeGreaterThan(2);
  for (const { id, headSeq } of await app.db.select().from(conversations)) {
    const rows = await app.db.select().from(messages).where(eq(messages.conversationId, id));
    const newest = Math.max(0, ...rows.map(({ changedSeq }) => changedSeq));
    expect(newest).toBe(headSeq);
    expect(rows.filter(({ createdAt }) => createdAt > new Date())).toEqual([]);
  }
  // The other chapters have a thread with nothing in it.
  expect(await app.db.$count(conversations, gt(conversations.headSeq, 0))).toBe(SAMPLE_CONVERSATIONS.length);
});

test("nobody is notified of it, and writing goes on", async () => {
  expect(await app.db.$count(messageNotices)).toBe(0);
  for (const { _id } of await list("all")) {
    const body = { clientId: `key-of-${_id}`, body: "Thank you." };
    const sent = await app.call("POST", `/api/conversations/${_id}/messages`, { as: asha, body });
    expect(sent.status).toBe(201);
  }
});
