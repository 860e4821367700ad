import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import { newId } from "../../platform/ids.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { signInAs } from "../admin/admin.fixtures.ts";
import { listAuditLog } from "../audit/audit-log-queries.ts";
import { connect } from "../connect/connect.fixtures.ts";
import { noticesTo } from "../notifications/notify.fixtures.ts";
import { reports } from "../moderation/moderation.table.ts";
import { newKey, writerOf } from "./messages.fixtures.ts";
import { messageNotices } from "./notices/notices.table.ts";

const app = await sharedTestApp();
const moderator = await signInAs(app, "Kabir Rao", "moderator");
let asha: Person;
let ravi: Person;
let a: ReturnType<typeof writerOf>;
let r: ReturnType<typeof writerOf>;
beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  [a, r] = [writerOf(app, asha), writerOf(app, ravi)];
});

const report = (as: Person, id: string) =>
  app.call("POST", `/api/messages/${id}/report`, { as, body: { reason: "Asks for money" } });
const cases = async (query = "") =>
  (await app.call("GET", `/api/admin/messages?${query}`, { as: moderator })).json.cases;
const caseOf = async ({ member }: Person, query = "") =>
  (await cases(query)).find(({ senderId }) => senderId === member.id)!;
const look = (id: string) => app.call("GET", `/api/admin/messages/${id}`, { as: moderator });
const decide = (id: string, body: { action: "approve" | "remove"; reason?: string; version: number }) =>
  app.call("PATCH", `/api/admin/messages/${id}`, { as: moderator, body });
const write = async (writer: typeof a, id: string, body: string) =>
  (await writer.write(id, body)).json.message;
const bodiesOf = async (writer: typeof a, id: string) =>
  (await writer.thread(id)).json.messages.map(({ body }) => body);

describe("a reported message", () => {
  let id: string;
  let messageId: string;
  beforeEach(async () => {
    await connect(app, asha, ravi);
    id = (await a.begin(ravi, "Line 0")).json.conversation._id;
    for (let line = 1; line <= 6; line++) await write(line % 2 ? r : a, id, `Line ${line}`);
    messageId = (await write(a, id, "Pay ₹500 to join."))._id;
  });

  test("is kept as it was with five before it, also after an edit and a deletion; one's own is not reported", async () => {
    const [hidden] = (await r.thread(id)).json.messages.slice(-2);
    await app.call("DELETE", `/api/messages/${hidden!._id}`, { as: ravi });
    expect((await report(asha, messageId)).json.message).toBe(MESSAGE_TEXT.own);
    expect([(await report(ravi, messageId)).status, (await report(ravi, messageId)).status]).toEqual([
      201, 200,
    ]);
    await app.call("PATCH", `/api/messages/${messageId}`, { as: asha, body: { body: "Good morning" } });
    await app.call("DELETE", `/api/messages/${messageId}?for=all`, { as: asha });
    const line = await caseOf(asha, "status=reported");
    expect(line).toMatchObject({
      senderName: "Asha Menon",
      reason: "Asks for money",
      reports: 1,
      version: 1,
    });
    expect(JSON.stringify(line)).not.toContain("₹500");
    const { json } = await look(line._id);
    expect(json.message).toMatchObject({ _id: messageId, body: "Pay ₹500 to join." });
    expect(json.before.map(({ body }) => body)).toEqual(["Line 1", "Line 2", "Line 3", "Line 4", "Line 5"]);
  });

  test("each look is recorded, and the record has no word of it; only moderators look", async () => {
    await report(ravi, messageId);
    const { _id } = await caseOf(asha);
    await look(_id);
    await look(_id);
    const log = async () => (await listAuditLog(app.db, { targetId: _id })).items;
    expect((await log()).map(({ action, adminId }) => [action, adminId])).toEqual([
      ["message.look", moderator.admin.id],
      ["message.look", moderator.admin.id],
    ]);
    await decide(_id, { action: "remove", reason: "A fee for a job", version: 1 });
    expect((await log())[0]).toMatchObject({ action: "message.remove", reason: "A fee for a job" });
    expect(JSON.stringify(await log())).not.toMatch(/₹500|Line/);
    const support = await signInAs(app, "Meera Shah", "support");
    expect((await app.call("GET", `/api/admin/messages/${_id}`, { as: support })).status).toBe(403);
    expect((await look(newId())).json.message).toBe(MESSAGE_TEXT.caseNotFound);
  });

  test("removed: it is gone for both, the sender reads why, and it is not decided twice", async () => {
    await report(ravi, messageId);
    const { _id } = await caseOf(asha);
    expect((await decide(_id, { action: "remove", version: 1 })).status).toBe(400);
    expect((await decide(_id, { action: "remove", reason: "A fee for a job", version: 7 })).status).toBe(409);
    const decided = await decide(_id, { action: "remove", reason: "A fee for a job", version: 1 });
    expect(decided.json).toMatchObject({ status: "removed", decisionReason: "A fee for a job", version: 2 });
    for (const each of [a, r]) {
      const last = (await each.thread(id)).json.messages.at(-1)!;
      expect([last.body, last.deletedAt === null, last.changedSeq]).toEqual(["", false, last.seq + 1]);
    }
    expect((await noticesTo(app, asha))[0]).toBe("We removed one of your messages. A fee for a job");
    const again = await decide(_id, { action: "remove", reason: "A fee for a job", version: 2 });
    expect([again.status, again.json.message]).toEqual([422, MESSAGE_TEXT.nowClosed.remove]);
  });

  test("nothing wrong: it stays, its reports are dismissed, and nobody is told", async () => {
    await report(ravi, messageId);
    const first = await caseOf(asha);
    expect((await decide(first._id, { action: "approve", version: 1 })).json.status).toBe("approved");
    expect(await noticesTo(app, asha)).not.toContain("Your message was reviewed and is delivered.");
    const [stored] = await app.db.select().from(reports).where(eq(reports.targetId, messageId));
    expect(stored?.dismissedAt).not.toBeNull();
    expect(await bodiesOf(r, id)).toContain("Pay ₹500 to join.");
  });
});

describe("a message in a group, reported by two", () => {
  let meera: Person;
  let messageId: string;
  beforeEach(async () => {
    meera = await app.signIn("Meera Shah");
    for (const person of [ravi, meera]) await connect(app, asha, person);
    const body = {
      userIds: [ravi.member.id, meera.member.id],
      name: "Fair",
      message: { clientId: newKey(), body: "Pay here" },
    };
    messageId = (await app.call("POST", "/api/conversations", { as: asha, body })).json.message._id;
  });

  test("at once is one case with two reports", async () => {
    await Promise.all([report(ravi, messageId), report(meera, messageId)]);
    const all = (await cases()).filter(({ senderId }) => senderId === asha.member.id);
    expect(all).toMatchObject([{ reports: 2 }]);
  });

  test("stays as it was first, until it is decided; after that it is kept as it became", async () => {
    const edit = (body: string) =>
      app.call("PATCH", `/api/messages/${messageId}`, { as: asha, body: { body } });
    await report(ravi, messageId);
    await edit("Good morning");
    await report(meera, messageId);
    const { _id } = await caseOf(asha);
    expect((await look(_id)).json).toMatchObject({ reports: 2, message: { body: "Pay here" } });
    await decide(_id, { action: "approve", version: 1 });
    await edit("Send me the OTP");
    await report(ravi, messageId);
    expect((await look(_id)).json.status).toBe("approved");
    const zoya = await app.signIn("Zoya Khan");
    await app.db
      .update(reports)
      .set({ reporterId: zoya.member.id })
      .where(eq(reports.reporterId, meera.member.id));
    await report(meera, messageId);
    expect((await look(_id)).json).toMatchObject({
      status: "reported",
      reports: 3,
      version: 3,
      message: { body: "Send me the OTP" },
    });
  });
});

test("the list is read page by page, the newest first", async () => {
  await connect(app, asha, ravi);
  const id = (await a.begin(ravi, "Line 0")).json.conversation._id;
  for (let line = 0; line < 21; line++) await report(ravi, (await write(a, id, `Line ${line}`))._id);
  const read = async (query: string) =>
    (await app.call("GET", `/api/admin/messages?status=reported${query}`, { as: moderator })).json;
  const first = await read("");
  const second = await read(`&cursor=${first.nextCursor}`);
  const ids = [...first.cases, ...second.cases].map(({ _id }) => _id);
  expect(first.cases).toHaveLength(20);
  expect(ids).toEqual(ids.toSorted().toReversed());
  expect(new Set(ids).size).toBe(ids.length);
});

describe("one text to five strangers", () => {
  const TEXT = "We print visiting cards. Call me.";
  const held = async (last: Person) => {
    for (let count = 0; count < 4; count++) await a.begin(await app.signIn(`Person ${count}`), TEXT);
    return (await a.begin(last, TEXT)).json.message;
  };

  test("waits: its sender sees it, and the other learns of nothing", async () => {
    const message = await held(ravi);
    expect(message.isWaiting).toBe(true);
    const id = message.conversationId;
    expect([(await r.show(id)).status, (await r.thread(id)).status]).toEqual([404, 404]);
    expect((await r.list("filter=requests")).json.conversations).toEqual([]);
    expect((await r.changes(0)).json.conversations).toEqual([]);
    expect(await r.unread()).toEqual({ count: 0, requests: 0 });
    const about = await app.call("GET", `/api/conversations/with/${asha.member.id}`, { as: ravi });
    expect(about.json.conversationId).toBeNull();
    expect(await caseOf(asha, "status=waiting")).toMatchObject({
      reason: "The same text to 5 strangers",
      reports: 0,
    });
  });

  test("is delivered when approved, as what is said now: unread for who has read on, and its sender is told", async () => {
    const message = await held(ravi);
    const id = message.conversationId;
    // They write meanwhile, from their side.
    expect((await r.begin(asha, "Do you print cards?")).json.conversation._id).toBe(id);
    await a.write(id, "I do.");
    await r.read(id, (await r.show(id)).json.headSeq);
    const { next } = (await r.changes(0)).json;
    const { _id } = await caseOf(asha);
    expect((await decide(_id, { action: "approve", version: 1 })).json.status).toBe("approved");
    expect(await bodiesOf(r, id)).toEqual(["Do you print cards?", "I do.", TEXT]);
    expect(await bodiesOf(a, id)).toEqual(["Do you print cards?", "I do.", TEXT]);
    expect((await r.changes(next)).json.conversations).toMatchObject([
      { _id: id, unread: 1, last: { text: TEXT } },
    ]);
    expect(await r.unread()).toEqual({ count: 1, requests: 0 });
    expect(await noticesTo(app, asha)).toContain("Your message was reviewed and is delivered.");
    const due = await app.db.select().from(messageNotices).where(eq(messageNotices.memberId, ravi.member.id));
    expect(due).toMatchObject([{ senderId: asha.member.id, conversationId: id }]);
  });

  test("is never shown when removed", async () => {
    const message = await held(ravi);
    const { _id } = await caseOf(asha);
    await decide(_id, { action: "remove", reason: "The same to everybody", version: 1 });
    expect((await r.changes(0)).json.conversations).toEqual([]);
    expect((await r.show(message.conversationId)).status).toBe(404);
    expect((await noticesTo(app, asha))[0]).toContain("The same to everybody");
  });

  test("is not delivered after a block", async () => {
    const message = await held(ravi);
    await app.call("PUT", `/api/blocks/${asha.member.id}`, { as: ravi });
    const { _id } = await caseOf(asha);
    await decide(_id, { action: "approve", version: 1 });
    expect((await r.show(message.conversationId)).status).toBe(404);
    expect(await noticesTo(app, asha)).toEqual([]);
  });

  test("is not reached by an edit either", async () => {
    for (let count = 0; count < 4; count++) await a.begin(await app.signIn(`Person ${count}`), TEXT);
    const { json } = await a.begin(ravi, "Good morning");
    await app.call("POST", `/api/conversations/${json.conversation._id}/accept`, { as: ravi });
    const path = `/api/messages/${json.message._id}` as const;
    const edited = await app.call("PATCH", path, { as: asha, body: { body: TEXT } });
    expect([edited.status, edited.json.message]).toEqual([422, MESSAGE_TEXT.sameText]);
  });
});
