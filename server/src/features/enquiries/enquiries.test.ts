import { eq } from "drizzle-orm";
import Papa from "papaparse";
import { beforeEach, describe, expect, test } from "vitest";
import { ENQUIRY_TEXT } from "@cardplaza/contract/enquiries/enquiry-words";
import { HOUR_MS, dateInIndia } from "@cardplaza/contract/time";
import { newId } from "../../platform/ids.ts";
import { newestMessage } from "../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { listings } from "../directory/listings/listings.table.ts";
import { insertListing } from "../directory/listings/listing.fixtures.ts";
import { premiumPeriods } from "../plan/plan.table.ts";
import { enquiries, type EnquiryRow } from "./enquiries.table.ts";
import { measureRepliesJob } from "./measure-replies.ts";
import { ENQUIRY, enquiryCalls, insertEnquiry } from "./enquiry.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let shop: typeof listings.$inferSelect;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  shop = await insertListing(app, asha);
});

const { at, reply, notices } = enquiryCalls(app);
const send = (as: Person, more: object = {}) =>
  app.call("POST", "/api/enquiries", {
    as,
    body: { targetType: "business", targetId: shop.id, ...ENQUIRY, ...more },
  });
const rowsOf = ({ member }: Person) =>
  app.db.select().from(enquiries).where(eq(enquiries.ownerId, member.id));
const insert = (fields: Partial<EnquiryRow>, hoursAgo = 0) =>
  insertEnquiry(app, { shop, senderId: ravi.member.id }, fields, hoursAgo);

describe("an enquiry", () => {
  test("reaches the owner, who is notified and mailed at once; the number only if it is shared", async () => {
    const { status, json } = await send(ravi, {
      phone: "98765 43210",
      quantity: 12,
      unit: "feet",
      budgetPaise: 25_000_000,
      neededBy: dateInIndia(new Date()),
      city: "Bengaluru",
    });
    expect(status).toBe(201);
    expect(json.enquiry).toMatchObject({
      ...ENQUIRY,
      status: "new",
      side: "buyer",
      phone: "+919876543210",
      sharePhone: false,
      quantity: 12,
      target: { name: "Menon Interiors", url: expect.stringContaining("/business/") },
    });
    expect(await notices(asha, "enquiry_sent")).toMatchObject([
      {
        message: "Ravi Kulkarni sent an enquiry to Menon Interiors.",
        targetUrl: `/business-enquiries?enquiry=${json.enquiry._id}`,
      },
    ]);
    const mail = await newestMessage(app, asha.member.email as string, 1, /New enquiry/);
    expect(mail.text).toContain("Your reply goes to Ravi Kulkarni's e-mail.");
    expect(mail.text).toContain("kitchen");
    expect((await at("GET", asha, "/unread-count")).json).toEqual({ count: 1, answers: 0 });

    const seen = await at("GET", asha, `/${json.enquiry._id}`);
    expect(seen.json.enquiry).toMatchObject({
      status: "viewed",
      side: "owner",
      email: ENQUIRY.email,
      phone: null,
    });
    expect((await at("GET", asha, "/unread-count")).json).toEqual({ count: 0, answers: 0 });
    await app.db.update(enquiries).set({ sharePhone: true });
    expect((await at("GET", asha, `/${json.enquiry._id}`)).json.enquiry.phone).toBe("+919876543210");
  });

  test("goes to one business once a day, also with ten clicks at once, and to ten in all", async () => {
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(ravi)));
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, ...Array(9).fill(409)]);
    expect(responses.find(({ status }) => status === 409)?.json.message).toBe(
      "You already sent an enquiry today.",
    );
    expect(await rowsOf(asha)).toHaveLength(1);
    for (let number = 0; number < 9; number++) await insert({ targetId: newId() }, 1);
    const other = await insertListing(app, await app.signIn("Meera Iyer"));
    const refused = await send(ravi, { targetId: other.id });
    expect([refused.status, refused.json.message]).toEqual([429, ENQUIRY_TEXT.tooMany]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(80_000);
  });

  test("may be short or empty where quantity and unit say what is needed", async () => {
    const { json } = await send(ravi, { message: "Need 200 spur gears", quantity: 200, unit: "piece" });
    expect(json.enquiry).toMatchObject({ message: "Need 200 spur gears", quantity: 200, unit: "piece" });
    const kiran = await app.signIn("Kiran Rao");
    const bare = await send(kiran, { message: undefined, quantity: 200, unit: "piece" });
    expect(bare.json.enquiry.message).toBe("Please send your best price for 200 pieces.");
    const meera = await app.signIn("Meera Iyer");
    const refused = await send(meera, { message: "Need spur gears", quantity: 200 });
    expect([refused.status, refused.json.fields]).toEqual([400, { message: ENQUIRY_TEXT.saysTooLittle }]);
  });

  test("is found again among those sent to one target", async () => {
    const { json } = await send(ravi);
    await insert({ targetId: newId() }, 1);
    const { enquiries: found } = (await at("GET", ravi, `?box=sent&targetId=${shop.id}`)).json;
    expect(found.map(({ _id }: { _id: string }) => _id)).toEqual([json.enquiry._id]);
  });

  test("is for members, about others' published businesses, and not between members who blocked each other", async () => {
    expect((await app.send("POST", "/api/enquiries", { body: {} })).status).toBe(401);
    expect(await send(asha)).toMatchObject({ status: 403, json: { message: ENQUIRY_TEXT.own } });
    expect((await send(ravi, { targetId: newId() })).status).toBe(404);
    const draft = await insertListing(app, await app.signIn("Meera"), { status: "draft" });
    expect((await send(ravi, { targetId: draft.id })).status).toBe(404);
    const nobodys = await insertListing(app, null);
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
    ["order", { tier: "Starter" }],
    ["status", "won"],
    ["ownerId", "x"],
  ])("refuses a wrong or planted %s", async (field, value) => {
    const { status, json } = await send(ravi, { [field]: value });
    expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
  });
});

describe("replying", () => {
  test("too seldom takes the higher place away, until answers come again", async () => {
    for (let number = 0; number < 4; number++) await insert({}, 60 + number);
    const last = await insert({}, 50);
    const measure = () =>
      measureRepliesJob.run({ ...app.services, now: new Date() }, {}, new AbortController().signal);
    const listing = async () => (await app.db.select().from(listings).where(eq(listings.id, shop.id)))[0];
    await measure();
    expect(await listing()).toMatchObject({ slowReplies: true, replyMedianMin: null });
    const rest = (await rowsOf(asha)).filter(({ id }) => id !== last).slice(0, 2);
    for (const { id } of [{ id: last }, ...rest]) await reply(asha, id);
    expect(await listing()).toMatchObject({ slowReplies: false, replyMedianMin: null });
  });
});

describe("the inbox", () => {
  test("has its counters, filters and pages", async () => {
    const others = { senderId: null, city: "Mysuru" };
    for (let number = 0; number < 33; number++)
      await insert({ ...others, message: `Wish number ${number}.` }, 90 - number);
    await insert({ ...others, status: "won", name: "Farah 100%" }, 1);
    await insert({ ...others, status: "quoted", firstResponseAt: new Date(Date.now() + HOUR_MS) });
    await insert({ ...others, status: "spam" });
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
    await insert({});
    const sent = (await at("GET", ravi, "?box=sent")).json;
    expect([sent.enquiries.length, sent.counts]).toEqual([1, undefined]);
    expect((await at("GET", ravi, "?box=sent&status=closed")).json.enquiries).toEqual([]);
    expect((await app.call("GET", "/api/enquiries")).status).toBe(401);
  });

  test("is exported on the premium plan", async () => {
    expect(await at("GET", asha, "/export.csv")).toMatchObject({
      status: 403,
      json: { code: "PREMIUM_REQUIRED" },
    });
    const farah = await app.signIn("Farah Siddiqui", { premium: true });
    const evil = { inboxId: farah.member.id, message: "=1+1", name: "@evil", phone: "+919876543210" };
    await insert({ ...evil, sharePhone: true });
    await insert(evil, 1);
    const { text, headers } = await at("GET", farah, "/export.csv");
    expect(headers.get("content-disposition")).toContain("enquiries.csv");
    const rows = Papa.parse<Record<string, string>>(text.trim(), { header: true }).data;
    expect(rows.map((row) => [row["Name"] ?? row["\uFEFFName"], row["Message"], row["Phone"]])).toEqual([
      ["'@evil", "'=1+1", "'+919876543210"],
      ["'@evil", "'=1+1", ""],
    ]);
  });

  test("three replies can be saved by everybody, twenty with the plan, and what it added is kept", async () => {
    const replies = Array.from({ length: 5 }, (_, number) => ({
      title: `Reply ${number}`,
      body: "We call you today.",
    }));
    const save = (as: Person, count: number) =>
      at("PUT", as, "/saved-replies", { replies: replies.slice(0, count) });
    expect((await save(asha, 3)).json).toEqual({ replies: replies.slice(0, 3), max: 3 });
    expect(await save(asha, 4)).toMatchObject({ status: 403, json: { code: "PREMIUM_REQUIRED" } });
    expect((await at("GET", asha, "/saved-replies")).json.replies).toHaveLength(3);
    const farah = await app.signIn("Farah Siddiqui", { premium: true });
    expect((await save(farah, 5)).json).toEqual({ replies, max: 20 });
    const tooMany = Array(21).fill(replies[0]);
    expect((await at("PUT", farah, "/saved-replies", { replies: tooMany })).status).toBe(400);

    await app.db.delete(premiumPeriods).where(eq(premiumPeriods.memberId, farah.member.id));
    const shown = async () =>
      (await at("GET", farah, "/saved-replies")).json.replies.map(({ title }: { title: string }) => title);
    expect(await shown()).toEqual(["Reply 0", "Reply 1", "Reply 2"]);
    await save(farah, 2);
    expect(await shown()).toEqual(["Reply 0", "Reply 1", "Reply 3"]);
    await at("DELETE", farah, "/saved-replies");
    await save(farah, 2);
    expect(await shown()).toEqual(["Reply 0", "Reply 1"]);
  });
});
