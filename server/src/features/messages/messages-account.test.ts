import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { newId } from "../../platform/ids.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { eraseAccountsJob } from "../account-data/erase-accounts.ts";
import { members } from "../accounts/accounts.table.ts";
import { signInAs } from "../admin/admin.fixtures.ts";
import { connect } from "../connect/connect.fixtures.ts";
import { uploads } from "../uploads/uploads.table.ts";
import { messagesPart } from "./account/account-part.ts";
import { newKey, writerOf } from "./messages.fixtures.ts";
import { conversationMembers, messageClocks } from "./conversations.table.ts";
import { hiddenMessages, messageFiles, messages } from "./messages.table.ts";
import { messageCases } from "./cases/cases.table.ts";
import { messageReminders, scheduledMessages } from "./later/later.table.ts";
import { messageSettings } from "./settings/settings.table.ts";

const app = await sharedTestApp();
const context = () => ({ ...app.services, now: app.clock.now() });

/** A message whose only content is a file of this member. */
async function writeFile(person: Person, conversationId: string): Promise<string> {
  const id = newId();
  await app.db.insert(uploads).values({
    id,
    memberId: person.member.id,
    purpose: "message",
    kind: "document",
    type: "application/pdf",
    name: "quote.pdf",
    bytes: 9,
    createdAt: new Date(),
  });
  const body = { clientId: newKey(), files: [{ url: `/api/documents/${id}` }] };
  const { status } = await app.call("POST", `/api/conversations/${conversationId}/messages`, {
    as: person,
    body,
  });
  expect(status).toBe(201);
  return id;
}

const erase = async ({ member }: Person) => {
  await app.db.update(members).set({ erasesAt: new Date() }).where(eq(members.id, member.id));
  app.clock.advance({ minutes: 1 });
  await eraseAccountsJob.run(context(), {}, new AbortController().signal);
};

async function exported({ member }: Person) {
  const kinds = await Promise.all(
    Object.entries(messagesPart.kinds).map(
      async ([kind, read]) => [kind, await read(app.db, member.id)] as const,
    ),
  );
  return Object.fromEntries(kinds);
}

test("an export has one's conversations with what one sees in them, one's settings and what waits", async () => {
  const [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  const [a, r] = [writerOf(app, asha), writerOf(app, ravi)];
  await connect(app, asha, ravi);
  const id = (await a.begin(ravi, "Good morning")).json.conversation._id;
  const hidden = (await r.write(id, "Not for the export")).json.message;
  const answer = (await r.write(id, "Good morning, Asha")).json.message;
  await app.call("DELETE", `/api/messages/${hidden._id}`, { as: asha });
  await app.call("PUT", `/api/conversations/${id}/draft`, { as: asha, body: { body: "Unfinished" } });
  await app.call("PUT", `/api/conversations/${id}/labels`, { as: asha, body: { labels: ["To pay"] } });
  await app.call("PUT", "/api/message-settings", { as: asha, body: { seen: false } });
  await app.call("PUT", `/api/messages/${answer._id}/reaction`, { as: asha, body: { emoji: "🙏" } });
  const uploadId = await writeFile(asha, id);
  const found = await exported(asha);
  expect(found).toMatchObject({
    conversations: [{ id, with: "Ravi Kulkarni", draft: "Unfinished", labels: ["To pay"], standing: "in" }],
    messages: [
      { body: "Good morning", byMe: true, sender: "Asha Menon" },
      { body: "Good morning, Asha", byMe: false, sender: "Ravi Kulkarni" },
      { body: "", files: [{ name: "quote.pdf", uploadId }] },
    ],
    "message-reactions": [{ messageId: answer._id, emoji: "🙏" }],
    "message-settings": [{ seen: false }],
    "scheduled-messages": [],
    "message-reminders": [],
  });
  expect(JSON.stringify(found)).not.toMatch(/textHash|clientId/);
  expect(JSON.stringify(await exported(ravi))).not.toMatch(/Unfinished|To pay/);
});

test("after erasure others keep what was written, as from a former member, in a closed conversation without files", async () => {
  const [asha, ravi, meera] = [
    await app.signIn("Asha Menon"),
    await app.signIn("Ravi Kulkarni"),
    await app.signIn("Meera Shah"),
  ];
  const [a, r, m] = [writerOf(app, asha), writerOf(app, ravi), writerOf(app, meera)];
  for (const [one, other] of [
    [asha, ravi],
    [asha, meera],
    [ravi, meera],
  ] as const)
    await connect(app, one, other);
  const direct = (await a.begin(ravi, "Good morning")).json.conversation._id;
  await writeFile(asha, direct);
  const shown = (await r.thread(direct)).json.messages[1]!;
  const elsewhere = (await r.begin(meera, "See this")).json.conversation._id;
  await app.call("POST", `/api/conversations/${elsewhere}/messages`, {
    as: ravi,
    body: { clientId: newKey(), forward: shown._id },
  });
  const group = (
    await app.call("POST", "/api/conversations", {
      as: asha,
      body: {
        userIds: [ravi.member.id, meera.member.id],
        name: "Fair",
        message: { clientId: newKey(), body: "Welcome" },
      },
    })
  ).json;
  const seen = (await r.write(direct, "For you")).json.message;
  const own = eq(scheduledMessages.memberId, asha.member.id);
  await app.db
    .insert(messageReminders)
    .values({ memberId: asha.member.id, messageId: seen._id, at: new Date() });
  await app.db.insert(hiddenMessages).values({ memberId: asha.member.id, messageId: group.message._id });
  await app.db.insert(scheduledMessages).values({
    id: newId(),
    memberId: asha.member.id,
    conversationId: direct,
    clientId: newKey(),
    contents: { body: "Later", files: [] },
    sendAt: new Date(),
    createdAt: new Date(),
  });
  await app.call("PUT", "/api/message-settings", { as: asha, body: { seen: false } });
  await app.call("PUT", `/api/conversations/${direct}/draft`, { as: asha, body: { body: "Unfinished" } });
  await app.call("POST", `/api/messages/${group.message._id}/report`, {
    as: ravi,
    body: { reason: "Spam" },
  });
  const before = { ravi: (await r.changes(0)).json.next, meera: (await m.changes(0)).json.next };
  const heads = (await r.show(direct)).json.headSeq;

  await erase(asha);
  // A second time changes nothing and fails at nothing.
  await inTransaction(app.db, (tx) => messagesPart.erase(context(), tx, asha.member.id));

  expect((await r.thread(direct)).json.messages).toMatchObject([
    { body: "Good morning", senderId: null, senderName: "A former member", deletedAt: null },
    { body: "", files: [], deletedAt: expect.any(String) },
    { body: "For you", senderName: "Ravi Kulkarni" },
  ]);
  expect((await r.thread(direct, `changedSince=${heads}`)).json.messages).toMatchObject([
    { seq: 2, files: [] },
  ]);
  const shownTo = (await r.show(direct)).json;
  expect(shownTo).toMatchObject({ title: "A former member", other: null, state: "closed", canWrite: false });
  expect((await r.write(direct, "Still there?")).json.message).toBe(MESSAGE_TEXT.closed);
  expect((await r.thread(elsewhere)).json.messages[1]).toMatchObject({
    files: [],
    deletedAt: expect.any(String),
  });
  const groupNow = (await m.show(group.conversation._id)).json;
  expect(groupNow.participants.map(({ name, role }) => [name, role])).toEqual([
    ["Ravi Kulkarni", "admin"],
    ["Meera Shah", "member"],
  ]);
  expect((await m.thread(group.conversation._id)).json.messages.map(({ body }) => body)).toContain("Welcome");
  const told = async (writer: typeof r, since: number) =>
    (await writer.changes(since)).json.conversations.map(({ _id }) => _id).toSorted();
  expect(await told(r, before.ravi)).toEqual([direct, elsewhere, group.conversation._id].toSorted());
  expect(await told(m, before.meera)).toEqual([elsewhere, group.conversation._id].toSorted());

  const ofAsha = eq(conversationMembers.memberId, asha.member.id);
  const places = await app.db.select().from(conversationMembers).where(ofAsha);
  for (const place of places)
    expect(place).toMatchObject({
      standing: "left",
      draft: "",
      labels: [],
      placeId: null,
      joinedSeq: place.leftSeq,
    });
  for (const [table, which] of [
    [scheduledMessages, own],
    [messageReminders, eq(messageReminders.memberId, asha.member.id)],
    [hiddenMessages, eq(hiddenMessages.memberId, asha.member.id)],
    [messageSettings, eq(messageSettings.memberId, asha.member.id)],
    [messageClocks, eq(messageClocks.memberId, asha.member.id)],
    [messageFiles, eq(messageFiles.messageId, shown._id)],
    [uploads, eq(uploads.memberId, asha.member.id)],
  ] as const)
    expect(await app.db.$count(table, which)).toBe(0);
  const [kept] = await app.db
    .select()
    .from(messageCases)
    .where(eq(messageCases.messageId, group.message._id));
  expect(kept?.message).toMatchObject({ body: "Welcome", senderId: null, senderName: "A former member" });
});

test("nobody reads the id of a member who has left, before and after the erasure", async () => {
  const [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  const [a, r] = [writerOf(app, asha), writerOf(app, ravi)];
  await connect(app, asha, ravi);
  const { json } = await a.begin(ravi, "Good morning");
  const id = json.conversation._id;
  const own = (await r.write(id, "Good morning, Asha")).json.message;
  await app.call("PUT", `/api/messages/${own._id}/reaction`, { as: asha, body: { emoji: "🙏" } });
  const readAll = async () =>
    [await r.show(id), await r.thread(id), await r.list(), await r.changes(0)].map(({ text }) => text).join();
  expect(await readAll()).toContain(asha.member.id);
  await app.db
    .update(members)
    .set({ erasesAt: new Date(Date.now() + DAY_MS) })
    .where(eq(members.id, asha.member.id));
  expect(await readAll()).not.toContain(asha.member.id);
  await erase(asha);
  expect(await readAll()).not.toContain(asha.member.id);
});

test("what only waited for a moderator is erased with its sender", async () => {
  const asha = await app.signIn("Asha Menon");
  const a = writerOf(app, asha);
  for (let count = 0; count < 5; count++)
    await a.begin(await app.signIn(`Person ${count}`), "We print cards.");
  await erase(asha);
  const rows = await app.db.select().from(messages).where(eq(messages.senderId, asha.member.id));
  expect(rows.filter(({ status }) => status === "waiting")).toMatchObject([{ body: "", textHash: null }]);
  const moderator = await signInAs(app, "Kabir Rao", "moderator");
  const { json } = await app.call("GET", "/api/admin/messages?status=waiting", { as: moderator });
  expect(json.cases).toEqual([]);
});

test("a reaction to a file that was passed on is not unread any more once the file's owner is erased", async () => {
  const [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  const meera = await app.signIn("Meera Shah");
  await connect(app, asha, ravi);
  await connect(app, ravi, meera);
  const r = writerOf(app, ravi);
  const direct = (await r.begin(asha, "Which rates?")).json.conversation._id;
  await writeFile(asha, direct);
  const file = (await r.thread(direct)).json.messages[1]!;
  const elsewhere = (await r.begin(meera, "See this")).json.conversation._id;
  const passedOn = await app.call("POST", `/api/conversations/${elsewhere}/messages`, {
    as: ravi,
    body: { clientId: newKey(), forward: file._id },
  });
  const path = `/api/messages/${passedOn.json.message?._id ?? ""}/reaction` as const;
  await app.call("PUT", path, { as: meera, body: { emoji: "👍" } });
  await r.read(direct, file.seq);
  expect(await r.unread()).toMatchObject({ count: 1 });
  await erase(asha);
  expect(await r.unread()).toMatchObject({ count: 0 });
  expect((await r.list("filter=unread")).json.conversations).toEqual([]);
});
