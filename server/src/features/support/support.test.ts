import { eq, isNull } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { CONTACT_TEXT } from "@cardplaza/contract/support/support-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { messagesTo, newestMessage } from "../../testing/outbox.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { sharedTestApp, type TestApp } from "../../testing/test-app.ts";
import { auditLog } from "../audit/admin.table.ts";
import { signInAs } from "../admin/admin.fixtures.ts";
import { notifications } from "../notifications/notifications.table.ts";
import { pdf } from "../uploads/files.fixtures.ts";
import { documentKey } from "../uploads/upload-keys.ts";
import { uploads } from "../uploads/uploads.table.ts";
import { supportPart } from "./account-part.ts";
import { tickets } from "./support.table.ts";
import { eraseVisitorsTickets } from "./erase-visitors-tickets.ts";
import { eventually } from "../../testing/eventually.ts";

const app = await sharedTestApp({ settings: { TRUST_PROXY: "1", RATE_LIMIT_FACTOR: "1" } });
let sana: Awaited<ReturnType<typeof signInAs>>;
beforeAll(async () => {
  sana = await signInAs(app, "Sana", "support");
});

let count = 0;
/** From a new network address, so that the messages of one test do not count in another. */
const from = (address = `203.0.113.${++count}`) => ({ "x-forwarded-for": address });
const MESSAGE = {
  topic: "grievance",
  name: "Divya Pillai",
  email: "divya@example.in",
  subject: "A listing uses my photo",
  message: "The shop at Church Street shows a photo that I took.",
};
const write = (change: object = {}, options: Parameters<TestApp["call"]>[2] = {}) =>
  app.call("POST", "/api/contact", { body: { ...MESSAGE, ...change }, headers: from(), ...options });
const move = (id: string, action: string, reason?: string, as: { token: string } = sana) =>
  app.send("PATCH", `/api/admin/tickets/${id}`, { as, body: { action, reason } });
const cases = async (query: string) =>
  (await app.call("GET", `/api/admin/tickets?${query}`, { as: sana })).json;

test("a visitor's message gets a number; both sides get a mail, the sender's without their own text", async () => {
  const email = "divya.one@example.in";
  const { status, json } = await write({ email });
  expect([status, json]).toEqual([201, { ticketNo: expect.stringMatching(/^CT-\d{4}-\d{6}$/) }]);
  const receipt = await newestMessage(app, email);
  expect(receipt.text).toContain(json.ticketNo);
  expect(receipt.text).toContain("within 24 hours");
  expect(receipt.text + receipt.subject).not.toMatch(/Divya|photo|Church/);
  const ours = await newestMessage(app, "support@cardplaza.in", 1, new RegExp(json.ticketNo));
  expect(ours.text).toContain(MESSAGE.message);
  const { tickets: found } = await cases(`q=${json.ticketNo}`);
  expect(found).toMatchObject([{ status: "open", isLate: false, memberId: null, document: null }]);
  const [grievance] = found;
  const hours = (by: string) => (Date.parse(by) - Date.parse(grievance!.createdAt)) / 3_600_000;
  expect([hours(grievance!.acknowledgeBy), hours(grievance!.resolveBy)]).toEqual([24, 7 * 24]);
});

test("a form may have a document, which only the team can open; other files are refused", async () => {
  const send = (file: File) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...MESSAGE, topic: "billing", phone: "" }))
      form.set(name, value);
    form.set("file", file);
    return app.call("POST", "/api/contact", { body: form, headers: from() });
  };
  const script = new File(["<script>alert(1)</script>"], "bill.pdf", { type: "application/pdf" });
  const refused = await send(script);
  expect([refused.status, Object.keys(refused.json.fields)]).toEqual([415, ["file"]]);
  const { status, json } = await send(new File([new Uint8Array(pdf)], "bill.pdf"));
  expect(status).toBe(201);
  const [found] = (await cases(`q=${json.ticketNo}`)).tickets;
  expect((await fetch(app.url + found!.document)).status).toBe(200);
  expect((await fetch(app.url + found!.document!.split("?")[0])).status).toBe(404);
});

test("a visitor's ticket and its file are erased a year after it was closed; a file without a ticket after a day", async () => {
  const send = async (as?: { token: string }) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(MESSAGE)) form.set(name, value);
    form.set("file", new File([new Uint8Array(pdf)], "bill.pdf"));
    const { json } = await app.call("POST", "/api/contact", { as, body: form, headers: from() });
    const { _id: id } = (await cases(`q=${json.ticketNo}`)).tickets[0]!;
    return { id, number: json.ticketNo };
  };
  const [old, recent, open] = [await send(), await send(), await send()];
  const members = await send(await app.signIn("Asha Menon"));
  const lost = await send();
  await app.db.update(tickets).set({ document: null }).where(eq(tickets.id, lost.id));
  for (const { id } of [old, recent, members]) await move(id, "resolve", "We have taken the photo down.");
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);
  const closed = (id: string, closedAt: Date) =>
    app.db.update(tickets).set({ closedAt }).where(eq(tickets.id, id));
  await closed(old.id, daysAgo(366));
  await closed(members.id, daysAgo(366));
  await closed(recent.id, daysAgo(360));
  const rowOf = async ({ id }: { id: string }) =>
    (await app.db.select().from(tickets).where(eq(tickets.id, id)))[0];
  const files = () => app.db.$count(uploads, isNull(uploads.memberId));
  const [before, file] = [
    await files(),
    documentKey({ id: (await rowOf(old))?.document?.split("/").at(-1) ?? "", type: "application/pdf" }),
  ];
  expect(await app.services.files.get(file)).not.toBeNull();

  await eraseVisitorsTickets({ ...app.services, now: new Date() });
  expect(await rowOf(old)).toMatchObject({
    number: old.number,
    status: "resolved",
    name: "A former member",
    email: "",
    message: "",
    document: null,
  });
  for (const ticket of [recent, open, members])
    expect(await rowOf(ticket)).toMatchObject({ email: MESSAGE.email, document: expect.any(String) });
  // Both files are from today, and one of them may still be waiting for its ticket.
  expect(await files()).toBe(before);
  await eraseVisitorsTickets({ ...app.services, now: new Date(Date.now() + DAY_MS + 1000) });
  expect(await files()).toBe(before - 2);
  await eventually(async () => expect(await app.services.files.get(file)).toBeNull());
  for (const ticket of [recent, open, members])
    expect(await rowOf(ticket)).toHaveProperty("document", expect.any(String));
});

test("numbers have no gaps, also with parallel messages", async () => {
  const numbers = (await Promise.all(Array.from({ length: 8 }, () => write()))).map(({ json }) =>
    Number(json.ticketNo.slice(-6)),
  );
  const first = Math.min(...numbers);
  expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => first + index));
  // Of eight messages with the same address, five were mailed.
  await newestMessage(app, MESSAGE.email, 5);
  expect((await messagesTo(app, MESSAGE.email)).length).toBeLessThanOrEqual(5);
});

test("invalid input is reported by field, bots get a success response, and five messages an hour are the limit", async () => {
  const headers = from();
  for (const [field, value] of [
    ["topic", "other"],
    ["name", "D"],
    ["email", "divya"],
    ["subject", "Hi"],
    ["message", "Too short."],
    ["phone", "1"],
    ["status", "resolved"],
  ] as const) {
    const { status, json } = await write({ [field]: value }, { headers });
    expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
  }
  const ticketCount = await app.db.$count(tickets);
  const machine = await write({ fax: "http://spam.example" }, { headers });
  expect([machine.status, machine.json.ticketNo]).toEqual([201, expect.stringMatching(/^CT-\d{4}-9\d{5}$/)]);
  expect(await app.db.$count(tickets)).toBe(ticketCount);
  for (let times = 0; times < 5; times++) expect((await write({}, { headers })).status).toBe(201);
  const { status, json } = await write({}, { headers });
  expect([status, json.message]).toEqual([429, CONTACT_TEXT.tooMany]);
});

test("the team works on a ticket, the member reads the decision, reopens it within seven days and leaves", async () => {
  const [asha, mal] = [await app.signIn("Asha Menon"), await app.signIn("Mal")];
  const { json } = await write({ topic: "support" }, { as: asha });
  const own = async () => (await app.call("GET", "/api/contact/mine", { as: asha })).json.tickets;
  const { _id: id } = (await own())[0]!;
  const kabir = await signInAs(app, "Kabir", "moderator");
  expect((await move(id, "start", undefined, kabir)).status).toBe(403);
  expect((await app.call("GET", "/api/admin/tickets", { as: asha })).status).toBe(401);
  expect((await move(id, "acknowledge")).json.status).toBe("acknowledged");
  expect((await move(id, "acknowledge")).status).toBe(409);
  expect((await move(id, "start")).json.status).toBe("in_progress");
  const reopen = (as: { token: string }, note = "It is still there.") =>
    app.call("POST", `/api/contact/${id}/reopen`, { as, body: { note } });
  expect((await reopen(asha)).json.message).toBe(CONTACT_TEXT.stillOpen);
  expect((await move(id, "resolve")).status).toBe(400);
  expect((await move(id, "resolve", "We have taken the photo down.")).json.status).toBe("resolved");
  expect(await own()).toMatchObject([
    {
      ticketNo: json.ticketNo,
      status: "resolved",
      steps: [{}, {}, { note: "We have taken the photo down." }],
    },
  ]);
  const toAsha = eq(notifications.recipientId, asha.member.id);
  expect(await app.db.select().from(notifications).where(toAsha)).toMatchObject([
    { type: "message_received" },
  ]);
  expect((await reopen(mal)).status).toBe(404);
  expect((await reopen(asha, "no")).status).toBe(400);
  expect((await reopen(asha)).json.status).toBe("open");
  await move(id, "reject", "There is nothing more to do.");
  await app.db
    .update(tickets)
    .set({ closedAt: new Date(Date.now() - 8 * DAY_MS) })
    .where(eq(tickets.id, id));
  expect((await reopen(asha)).json.message).toBe(CONTACT_TEXT.notOpen);
  const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, id));
  expect(lines.map(({ action }) => action)).toEqual([
    "ticket.acknowledge",
    "ticket.start",
    "ticket.resolve",
    "ticket.reject",
  ]);

  expect(await supportPart.kinds.tickets?.(app.db, asha.member.id)).toMatchObject([{ id }]);
  const now = new Date();
  await inTransaction(app.db, (tx) => supportPart.erase({ ...app.services, now }, tx, asha.member.id));
  const [left] = await app.db.select().from(tickets).where(eq(tickets.id, id));
  expect(left).toMatchObject({ number: json.ticketNo, email: "", message: "", memberId: null });
});

test("a visitor reopens with the link in our mail; not without it, and not after seven days", async () => {
  const email = "divya.two@example.in";
  const { json } = await write({ email });
  const { _id: id } = (await cases(`q=${json.ticketNo}`)).tickets[0]!;
  await move(id, "resolve", "We have taken the photo down.");
  const mail = await newestMessage(app, email, 1, /^Your message/);
  const link = new URL(/https?:\S+\/contact-us\?\S+/.exec(mail.text)?.[0] ?? "");
  expect(link.searchParams.get("ticket")).toBe(id);
  const [expires, signature] = ["expires", "signature"].map((name) => link.searchParams.get(name));
  const reopen = async (change: object, as?: { token: string }) => {
    const body = { note: "It is back.", seal: { expires, signature }, ...change };
    return app.send("POST", `/api/contact/${id}/reopen`, { as, body, headers: from() });
  };
  expect((await reopen({ seal: undefined })).status).toBe(401);
  expect((await reopen({ seal: undefined }, await app.signIn("Mal"))).status).toBe(404);
  expect((await reopen({ seal: { expires: `${expires}0`, signature } })).status).toBe(404);
  const opened = await reopen({});
  // Somebody else may have typed this address, so the link shows nothing of the message.
  expect([opened.status, opened.json]).toMatchObject([200, { status: "open", message: "", steps: [] }]);
  expect((await reopen({})).json.message).toBe(CONTACT_TEXT.stillOpen);
  await newestMessage(app, "support@cardplaza.in", 1, new RegExp(`^${json.ticketNo}[^]*It is back\\.`));
  await move(id, "reject", "There is nothing more to do.");
  const closedAt = new Date(Date.now() - 8 * DAY_MS);
  await app.db.update(tickets).set({ closedAt }).where(eq(tickets.id, id));
  expect((await reopen({})).json.message).toBe(CONTACT_TEXT.notOpen);
});

test("an answer is mailed to a visitor, joins the thread and leaves the ticket open; a stale one is refused", async () => {
  const email = "divya.three@example.in";
  const { json } = await write({ email, topic: "general" });
  const [before] = (await cases(`q=${json.ticketNo}`)).tickets;
  const answer = (given: object) =>
    app.send("PATCH", `/api/admin/tickets/${before!._id}`, {
      as: sana,
      body: { action: "answer", ...given },
    });
  expect((await answer({})).json.fields).toEqual({ answer: CONTACT_TEXT.needAnswer });
  const text = "Which of the photos is yours?\nPlease send us its link.";
  const { status, json: after } = await answer({ answer: text, version: before!.version });
  expect([status, after.status, after.steps]).toMatchObject([
    200,
    "in_progress",
    [{ byUs: true, note: text }],
  ]);
  const mail = await newestMessage(app, email, 1, /^Our answer to your message/);
  expect(mail.text).toContain("Please send us its link.");
  // A colleague who saw the ticket before the answer does not answer a second time.
  expect((await answer({ answer: text, version: before!.version })).json.message).toBe(
    CONTACT_TEXT.wrongStep,
  );
  const one = await app.call("GET", `/api/admin/tickets/${before!._id}`, { as: sana });
  expect(one.json).toEqual(after);
});

test("the list goes on behind its cursor, open ones by deadline and closed ones the newest first", async () => {
  const numbers = [];
  for (const topic of ["general", "grievance", "general", "billing"])
    numbers.push((await write({ topic, name: "Kavya Iyer" })).json.ticketNo);
  const walk = async (query: string) => {
    const found: string[] = [];
    for (let cursor: string | null = ""; cursor !== null;) {
      const page = await cases(`q=Kavya&limit=1&${query}${cursor && `&cursor=${cursor}`}`);
      found.push(...page.tickets.map(({ ticketNo }) => ticketNo));
      cursor = page.nextCursor;
    }
    return found;
  };
  const [one, grievance, three, four] = numbers;
  expect(await walk("status=waiting")).toEqual([grievance, one, three, four]);
  for (const number of [three, one]) {
    const [ticket] = (await cases(`q=${number}`)).tickets;
    await move(ticket!._id, "resolve", "We have helped by phone.");
  }
  expect(await walk("status=resolved")).toEqual([one, three]);
  expect((await cases("q=Kavya&limit=1&page=2")).tickets[0]!.ticketNo).toBe(four);
});
