import { eq } from "drizzle-orm";
import Papa from "papaparse";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ENQUIRY_TEXT, LOST_AUTO } from "@cardplaza/contract/enquiry-words";
import { newId } from "../../platform/ids.ts";
import { newestMessage } from "../../testing/outbox.ts";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { listings } from "../listings/listings.table.ts";
import { putListing } from "../listings/test-listing.ts";
import { listOf } from "../notifications/test-notify.ts";
import { jpegFrom } from "../uploads/test-files.ts";
import { sendFile } from "../uploads/test-upload.ts";
import { endEnquiriesJob } from "./end-enquiries.ts";
import { enquiries, type EnquiryRow } from "./enquiries.table.ts";
import { measureRepliesJob } from "./measure-replies.ts";
import { todayInIndia } from "./today.ts";

type Person = Awaited<ReturnType<TestApp["signIn"]>>;
const HOUR_MS = 60 * 60 * 1000;
let app: TestApp;
let asha: Person;
let ravi: Person;
let shop: typeof listings.$inferSelect;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  shop = await putListing(app, asha);
});

const FORM = {
  name: "Ravi Kulkarni",
  email: "ravi@kulkarni.example",
  message: "We need a new kitchen of twelve feet.",
};
const send = (as: Person, more: object = {}) =>
  app.call("POST", "/api/enquiries", {
    as,
    body: { targetType: "business", targetId: shop.id, ...FORM, ...more },
  });
const at = (method: string, as: Person, path: string, body?: unknown) =>
  app.call(method, `/api/enquiries${path}`, { as, body });
const say = (as: Person, id: string, more: object = {}) =>
  at("POST", as, `/${id}/messages`, { body: "Gladly, we come on Monday.", ...more });
const told = async (as: Person, type: string) =>
  (await listOf(app, as)).notifications.filter((each: { type: string }) => each.type === type);
const rowsOf = ({ member }: Person) =>
  app.db.select().from(enquiries).where(eq(enquiries.ownerId, member.id));
/** One that came in so many hours ago, put straight into the database. */
async function put(fields: Partial<EnquiryRow>, hoursAgo = 0): Promise<string> {
  const createdAt = new Date(Date.now() - hoursAgo * HOUR_MS);
  const id = newId(createdAt.getTime());
  await app.db.insert(enquiries).values({
    ...FORM,
    id,
    targetType: "business",
    targetId: shop.id,
    ownerId: asha.member.id,
    senderId: ravi.member.id,
    createdAt,
    lastActivityAt: createdAt,
    ...fields,
  });
  return id;
}

describe("an enquiry", () => {
  test("reaches the owner, who is told and mailed at once; the number only where it is shared", async () => {
    const { status, json } = await send(ravi, {
      phone: "98765 43210",
      quantity: 12,
      unit: "feet",
      budgetPaise: 25_000_000,
      neededBy: todayInIndia(new Date()),
      city: "Bengaluru",
    });
    expect(status).toBe(201);
    expect(json.enquiry).toMatchObject({
      ...FORM,
      status: "new",
      side: "buyer",
      phone: "+919876543210",
      sharePhone: false,
      quantity: 12,
      target: { name: "Menon Interiors", url: expect.stringContaining("/business/") },
    });
    expect(await told(asha, "enquiry_sent")).toMatchObject([
      {
        message: "Ravi Kulkarni sent an enquiry to Menon Interiors.",
        targetUrl: `/business-enquiries?enquiry=${json.enquiry._id}`,
      },
    ]);
    const mail = await newestMessage(app, asha.member.email as string, 1, /sent an enquiry/);
    expect(mail.text).toContain("Reply to this e-mail to answer Ravi Kulkarni.");
    expect(mail.text).not.toContain("kitchen");
    expect((await at("GET", asha, "/unread-count")).json).toEqual({ count: 1 });

    const seen = await at("GET", asha, `/${json.enquiry._id}`);
    expect(seen.json.enquiry).toMatchObject({
      status: "viewed",
      side: "owner",
      email: FORM.email,
      phone: null,
    });
    expect((await at("GET", asha, "/unread-count")).json).toEqual({ count: 0 });
    await app.db.update(enquiries).set({ sharePhone: true });
    expect((await at("GET", asha, `/${json.enquiry._id}`)).json.enquiry.phone).toBe("+919876543210");
  });

  test("goes to one business once a day, also with ten clicks at once, and to ten in all", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(ravi)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, ...Array(9).fill(409)]);
    expect(answers.find(({ status }) => status === 409)?.json.message).toBe(
      "You already sent an enquiry today.",
    );
    expect(await rowsOf(asha)).toHaveLength(1);
    for (let number = 0; number < 9; number++) await put({ targetId: newId() }, 1);
    const other = await putListing(app, await app.signIn("Meera Iyer"));
    const refused = await send(ravi, { targetId: other.id });
    expect([refused.status, refused.json.message]).toEqual([429, ENQUIRY_TEXT.tooMany]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(80_000);
  });

  test("is for members, about others' published businesses, and not between people who blocked", async () => {
    expect((await app.call("POST", "/api/enquiries", { body: {} })).status).toBe(401);
    expect(await send(asha)).toMatchObject({ status: 403, json: { message: ENQUIRY_TEXT.own } });
    expect((await send(ravi, { targetId: newId() })).status).toBe(404);
    const draft = await putListing(app, await app.signIn("Meera"), { status: "draft" });
    expect((await send(ravi, { targetId: draft.id })).status).toBe(404);
    const nobodys = await putListing(app, null);
    expect(await send(ravi, { targetId: nobodys.id })).toMatchObject({
      status: 422,
      json: { code: "STATE" },
    });
    await app.call("PUT", `/api/blocks/${ravi.member.id}`, { as: asha });
    expect((await send(ravi)).status).toBe(404);
    expect(await rowsOf(asha)).toEqual([]);
  });

  test.each([
    ["name", "R"],
    ["email", "ravi"],
    ["message", "Too short for it."],
    ["message", "m".repeat(2001)],
    ["phone", "not a number"],
    ["neededBy", "2020-01-01"],
    ["neededBy", "tomorrow"],
    ["budgetPaise", -1],
    ["quantity", 0],
    ["targetType", "planet"],
    ["status", "won"],
    ["ownerId", "x"],
  ])("refuses a wrong or planted %s", async (field, value) => {
    const { status, json } = await send(ravi, { [field]: value });
    expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
  });
});

describe("the conversation", () => {
  test("is the two's alone; the first answer stops the clock and each unread one is told once", async () => {
    const id = await put({}, 3);
    const bytes = new Uint8Array(await jpegFrom());
    const { url } = await sendFile(app, bytes, { as: asha, purpose: "document", name: "plan.jpg" });
    const answered = await say(asha, id, { file: url });
    expect(answered.status).toBe(201);
    expect(answered.json.enquiry).toMatchObject({
      status: "responded",
      thread: [{ from: "owner", body: "Gladly, we come on Monday.", file: { name: "plan.jpg" } }],
    });
    await say(asha, id, { body: "Or on Tuesday." });
    expect(await told(ravi, "message_received")).toMatchObject([
      {
        message: "Menon Interiors answered your enquiry.",
        targetUrl: `/business-enquiries?tab=sent&enquiry=${id}`,
      },
    ]);
    const read = await at("GET", ravi, `/${id}`);
    expect(read.json.enquiry).toMatchObject({ replyMedianMin: 180, unread: false, ownerNote: null });
    const [first] = read.json.enquiry.thread;
    expect((await app.call("GET", first.file.url)).status).toBe(200);
    expect((await app.call("GET", first.file.url.split("?")[0])).status).not.toBe(200);
    await say(ravi, id, { body: "Monday is fine." });
    expect(await told(asha, "message_received")).toHaveLength(1);
    const [listing] = await app.db.select().from(listings).where(eq(listings.id, shop.id));
    expect(listing?.replyMedianMin).toBe(180);

    const meera = await app.signIn("Meera Iyer");
    const tries = [
      at("GET", meera, `/${id}`),
      say(meera, id),
      at("PATCH", meera, `/${id}`, { status: "closed" }),
    ];
    for (const answer of await Promise.all(tries)) expect(answer.status).toBe(404);
    expect((await say(meera, id, { file: url })).status).toBe(404);
    expect((await say(ravi, id, { file: url })).json.fields).toHaveProperty("file");
    expect((await say(ravi, id, { body: "" })).status).toBe(400);
    await app.call("PUT", `/api/blocks/${asha.member.id}`, { as: ravi });
    expect((await say(asha, id)).status).toBe(404);
  });

  test("moves on as designed and in no other way", async () => {
    const id = await put({});
    const move = (as: Person, body: object) => at("PATCH", as, `/${id}`, body);
    expect(await move(asha, { status: "won" })).toMatchObject({ status: 422, json: { code: "STATE" } });
    await at("GET", asha, `/${id}`);
    expect((await move(asha, { status: "quoted" })).status).toBe(422);
    await say(asha, id);
    expect((await move(asha, { status: "spam" })).status).toBe(422);
    expect((await move(asha, { status: "lost" })).status).toBe(422);
    expect((await move(ravi, { status: "quoted" })).status).toBe(422);
    expect((await move(ravi, { ownerNote: "mine" })).status).toBe(403);
    expect((await move(asha, { status: "quoted", ownerNote: "₹2.4 lakh" })).json.enquiry).toMatchObject({
      status: "quoted",
      ownerNote: "₹2.4 lakh",
    });
    expect((await move(asha, { lostReason: "Price" })).status).toBe(400);
    expect((await move(asha, { status: "lost", lostReason: "Price" })).json.enquiry).toMatchObject({
      status: "lost",
      lostReason: "Price",
    });
    expect((await at("GET", ravi, `/${id}`)).json.enquiry).toMatchObject({
      lostReason: null,
      ownerNote: null,
    });
    expect((await move(ravi, { status: "closed" })).status).toBe(422);

    const junk = await put({});
    expect((await at("PATCH", asha, `/${junk}`, { status: "spam" })).json.enquiry.status).toBe("spam");
    expect((await at("GET", ravi, `/${junk}`)).json.enquiry.status).toBe("viewed");
    expect((await say(ravi, junk)).status).toBe(422);
    const done = await put({});
    expect((await at("PATCH", ravi, `/${done}`, { status: "closed" })).json.enquiry.status).toBe("closed");
    expect((await say(asha, done)).status).toBe(422);
  });

  test("is lost by itself after 90 quiet days", async () => {
    const [old, fresh] = [await put({ status: "viewed" }, 91 * 24), await put({ status: "viewed" }, 89 * 24)];
    await endEnquiriesJob.run({ ...app.services, now: new Date() }, {}, new AbortController().signal);
    const rows = await rowsOf(asha);
    expect(rows.find(({ id }) => id === old)).toMatchObject({ status: "lost", lostReason: LOST_AUTO });
    expect(rows.find(({ id }) => id === fresh)?.status).toBe("viewed");
  });

  test("goes to up to three others after 48 hours without an answer", async () => {
    const others = [
      await putListing(app, await app.signIn("Meera"), { name: "Iyer Kitchens" }),
      await putListing(app, await app.signIn("Vikram"), { name: "Rao Interiors" }),
    ];
    const ids = others.map(({ id }) => id);
    const early = await put({}, 47);
    expect((await at("POST", ravi, `/${early}/forward`, { targetIds: ids })).status).toBe(422);
    const id = await put({ phone: "+919876543210" }, 49);
    expect((await at("GET", ravi, `/${id}`)).json.enquiry.canForward).toBe(true);
    const { targets } = (await at("GET", ravi, `/${id}/others`)).json;
    expect(targets.map((each: { _id: string }) => each._id)).toEqual(expect.arrayContaining(ids));
    expect((await at("POST", asha, `/${id}/forward`, { targetIds: ids })).status).toBe(404);
    expect((await at("POST", ravi, `/${id}/forward`, { targetIds: [...ids, newId(), newId()] })).status).toBe(
      400,
    );
    const sent = await at("POST", ravi, `/${id}/forward`, { targetIds: ids });
    expect(sent.status).toBe(201);
    expect(sent.json.enquiries).toMatchObject([
      { message: FORM.message, target: { name: "Iyer Kitchens" } },
      { message: FORM.message, target: { name: "Rao Interiors" } },
    ]);
    expect((await at("POST", ravi, `/${id}/forward`, { targetIds: ids })).status).toBe(422);
    expect((await at("POST", ravi, `/${id}/forward`, { targetIds: [ids[0]] })).status).toBe(409);
  });
});

describe("replying", () => {
  test("too seldom takes the lift away, until answers come again", async () => {
    for (let number = 0; number < 4; number++) await put({}, 60 + number);
    const last = await put({}, 50);
    const measure = () =>
      measureRepliesJob.run({ ...app.services, now: new Date() }, {}, new AbortController().signal);
    const listing = async () => (await app.db.select().from(listings).where(eq(listings.id, shop.id)))[0];
    await measure();
    expect(await listing()).toMatchObject({ slowReplies: true, replyMedianMin: null });
    const rest = (await rowsOf(asha)).filter(({ id }) => id !== last).slice(0, 2);
    for (const { id } of [{ id: last }, ...rest]) await say(asha, id);
    expect(await listing()).toMatchObject({ slowReplies: false, replyMedianMin: expect.any(Number) });
  });
});

describe("the inbox", () => {
  test("has its counters, filters and pages", async () => {
    const others = { senderId: null, city: "Mysuru" };
    for (let number = 0; number < 33; number++)
      await put({ ...others, message: `Wish number ${number}.` }, 90 - number);
    await put({ ...others, status: "won", name: "Farah 100%" });
    await put({ ...others, status: "quoted", firstResponseAt: new Date(Date.now() + HOUR_MS) });
    await put({ ...others, status: "spam" });
    const page = (query = "", as = asha) => at("GET", as, `?box=received${query}`).then(({ json }) => json);
    const first = await page();
    expect(first.counts).toEqual({ new: 33, open: 1, won: 1, avgReplyMin: 60 });
    expect(first.enquiries).toHaveLength(30);
    expect(first.enquiries[0].status).toBe("quoted");
    const second = await page(`&cursor=${first.nextCursor}`);
    expect([second.enquiries.length, second.nextCursor]).toEqual([5, null]);
    expect((await page("&status=spam")).enquiries).toHaveLength(1);
    expect((await page("&status=won&targetType=business,card")).enquiries).toHaveLength(1);
    expect((await page("&targetType=card")).enquiries).toEqual([]);
    expect((await page("&q=100%25")).enquiries).toMatchObject([{ name: "Farah 100%" }]);
    expect((await page("&q=NUMBER 7")).enquiries).toHaveLength(1);
    expect((await page("", ravi)).enquiries).toEqual([]);
    await put({});
    const sent = (await at("GET", ravi, "?box=sent")).json;
    expect([sent.enquiries.length, sent.counts]).toEqual([1, undefined]);
    expect((await at("GET", ravi, "?box=sent&status=closed")).json.enquiries).toEqual([]);
    expect((await app.call("GET", "/api/enquiries")).status).toBe(401);
  });

  test("is exported, and answers are kept ready, on the premium plan", async () => {
    expect(await at("GET", asha, "/export.csv")).toMatchObject({
      status: 403,
      json: { code: "PREMIUM_REQUIRED" },
    });
    expect((await at("GET", asha, "/saved-replies")).status).toBe(403);
    const farah = await app.signIn("Farah Siddiqui", { premium: true });
    const evil = { ownerId: farah.member.id, message: "=1+1", name: "@evil", phone: "+919876543210" };
    await put({ ...evil, sharePhone: true });
    await put(evil, 1);
    const { text, headers } = await at("GET", farah, "/export.csv");
    expect(headers.get("content-disposition")).toContain("enquiries.csv");
    const rows = Papa.parse<Record<string, string>>(text.trim(), { header: true }).data;
    expect(rows.map((row) => [row["Name"] ?? row["\uFEFFName"], row["Message"], row["Phone"]])).toEqual([
      ["'@evil", "'=1+1", "'+919876543210"],
      ["'@evil", "'=1+1", ""],
    ]);

    const replies = [{ title: "Thanks", body: "Thank you. We call you today." }];
    expect((await at("PUT", farah, "/saved-replies", { replies })).json).toEqual({ replies });
    expect((await at("GET", farah, "/saved-replies")).json).toEqual({ replies });
    const tooMany = Array(21).fill(replies[0]);
    expect((await at("PUT", farah, "/saved-replies", { replies: tooMany })).status).toBe(400);
  });
});
