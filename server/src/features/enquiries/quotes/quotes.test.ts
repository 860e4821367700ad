import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { ENQUIRY_TEXT } from "@cardplaza/contract/enquiries/enquiry-words";
import { DAY_MS, dateInIndia } from "@cardplaza/contract/time";
import { newId } from "../../../platform/ids.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { insertListing } from "../../directory/listings/listing.fixtures.ts";
import { listings } from "../../directory/listings/listings.table.ts";
import { enquiryQuotes } from "../enquiries.table.ts";
import { enquiryCalls, insertEnquiry } from "../enquiry.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let shop: typeof listings.$inferSelect;
let id: string;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  shop = await insertListing(app, asha);
  id = await insertEnquiry(app, { shop, senderId: ravi.member.id });
});

const { at, notices } = enquiryCalls(app);
const inDays = (days: number) => dateInIndia(new Date(Date.now() + days * DAY_MS));
const QUOTE = { amountPaise: 24_000_000, validTill: inDays(14), note: "With soft-close hinges." };
const quote = (as: Person, more: object = {}) => at("POST", as, `/${id}/quotes`, { ...QUOTE, ...more });
const decide = (as: Person, quoteId: string, action: string) =>
  at("PATCH", as, `/${id}/quotes/${quoteId}`, { action });
const firstQuote = async () => (await quote(asha)).json.enquiry.quotes[0]._id as string;

describe("a quote", () => {
  test("is an answer; the buyer is notified, accepts, and the enquiry is won at its price", async () => {
    const sent = await quote(asha);
    expect(sent.status).toBe(201);
    expect(sent.json.enquiry).toMatchObject({
      status: "quoted",
      firstResponseAt: expect.any(String),
      quotes: [{ ...QUOTE, status: "sent", author: null, endedAt: null }],
    });
    expect(await notices(ravi, "message_received")).toMatchObject([
      {
        message: "Menon Interiors sent you a quote.",
        targetUrl: `/business-enquiries?tab=sent&enquiry=${id}`,
      },
    ]);
    const accepted = await decide(ravi, sent.json.enquiry.quotes[0]._id, "accept");
    expect(accepted.json.enquiry).toMatchObject({
      status: "won",
      wonPaise: null,
      quotes: [{ status: "accepted" }],
    });
    expect(await notices(asha, "request_accepted")).toMatchObject([
      { message: "Ravi Kulkarni accepted your quote.", targetUrl: `/business-enquiries?enquiry=${id}` },
    ]);
    expect((await at("GET", asha, `/${id}`)).json.enquiry).toMatchObject({ wonPaise: QUOTE.amountPaise });
  });

  test("accepted twice at once is accepted once, with one notification", async () => {
    const quoteId = await firstQuote();
    const both = await Promise.all([decide(ravi, quoteId, "accept"), decide(ravi, quoteId, "accept")]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect((await decide(ravi, quoteId, "accept")).status).toBe(200);
    expect(await notices(asha, "request_accepted")).toHaveLength(1);
    expect((await decide(asha, quoteId, "withdraw")).status).toBe(422);
    expect((await decide(ravi, quoteId, "decline")).status).toBe(422);
  });

  test("is withdrawn by a newer one, and cannot be accepted then or after its last day", async () => {
    const old = await firstQuote();
    const newer = (await quote(asha, { amountPaise: 20_000_000 })).json.enquiry.quotes;
    expect(newer).toMatchObject([{ status: "withdrawn" }, { status: "sent", amountPaise: 20_000_000 }]);
    expect(await decide(ravi, old, "accept")).toMatchObject({
      status: 422,
      json: { message: ENQUIRY_TEXT.quoteWithdrawn },
    });
    await app.db
      .update(enquiryQuotes)
      .set({ validTill: inDays(-1) })
      .where(eq(enquiryQuotes.id, newer[1]._id));
    expect(await decide(ravi, newer[1]._id, "accept")).toMatchObject({
      status: 422,
      json: { message: ENQUIRY_TEXT.quoteExpired },
    });
    expect((await at("GET", ravi, `/${id}`)).json.enquiry.status).toBe("quoted");
  });

  test("declined or withdrawn, leaves the conversation open for another", async () => {
    const declined = await decide(ravi, await firstQuote(), "decline");
    expect(declined.json.enquiry).toMatchObject({ status: "quoted", quotes: [{ status: "declined" }] });
    expect((await notices(asha, "message_received"))[0]).toMatchObject({
      message: "Ravi Kulkarni declined your quote.",
    });
    const next = (await quote(asha)).json.enquiry.quotes[1]._id;
    const withdrawn = await decide(asha, next, "withdraw");
    expect(withdrawn.json.enquiry.quotes[1]).toMatchObject({ status: "withdrawn" });
    expect((await quote(asha)).status).toBe(201);
  });

  test("is for the two sides alone, each with its own part", async () => {
    const meera = await app.signIn("Meera Iyer");
    expect((await quote(meera)).status).toBe(404);
    expect((await quote(ravi)).status).toBe(404);
    const quoteId = await firstQuote();
    for (const action of ["accept", "decline", "withdraw"])
      expect((await decide(meera, quoteId, action)).status).toBe(404);
    expect((await decide(asha, quoteId, "accept")).status).toBe(404);
    expect((await decide(ravi, quoteId, "withdraw")).status).toBe(404);
    expect((await decide(ravi, newId(), "accept")).status).toBe(404);
    const other = await insertEnquiry(app, { shop, senderId: ravi.member.id });
    expect((await at("PATCH", ravi, `/${other}/quotes/${quoteId}`, { action: "accept" })).status).toBe(404);
    expect((await app.send("POST", `/api/enquiries/${id}/quotes`, { body: QUOTE })).status).toBe(401);
  });

  test("is refused after the end of the enquiry or after a block", async () => {
    const quoteId = await firstQuote();
    await at("PATCH", ravi, `/${id}`, { status: "closed" });
    expect((await quote(asha)).status).toBe(422);
    expect((await decide(ravi, quoteId, "accept")).status).toBe(422);
    id = await insertEnquiry(app, { shop, senderId: ravi.member.id }, { status: "lost" });
    expect((await quote(asha)).status).toBe(422);
    id = await insertEnquiry(app, { shop, senderId: ravi.member.id });
    await app.call("PUT", `/api/blocks/${asha.member.id}`, { as: ravi });
    expect((await quote(asha)).status).toBe(404);
  });

  test.each([
    ["amountPaise", 0],
    ["amountPaise", 1.5],
    ["validTill", "2020-01-01"],
    ["validTill", "soon"],
    ["note", "n".repeat(1001)],
    ["status", "accepted"],
  ])("refuses a wrong or planted %s", async (field, value) => {
    const { status, json } = await quote(asha, { [field]: value });
    expect([status, Object.keys(json.fields)]).toEqual([400, [field]]);
  });
});

describe("a quote as PDF", () => {
  const pdf = (as: Person, quoteId: string) => at("GET", as, `/${id}/quotes/${quoteId}.pdf`);

  test("is for both sides if the seller is premium, and for nobody else", async () => {
    const farah = await app.signIn("Farah Siddiqui", { premium: true });
    shop = await insertListing(app, farah, { name: "फराह Interiors" });
    id = await insertEnquiry(app, { shop, senderId: ravi.member.id }, { quantity: 12, unit: "feet" });
    const quoteId = (await quote(farah)).json.enquiry.quotes[0]._id;
    for (const as of [farah, ravi]) {
      const { status, text, headers } = await pdf(as, quoteId);
      expect([status, headers.get("content-type")]).toEqual([200, "application/pdf"]);
      expect(text.slice(0, 5)).toBe("%PDF-");
    }
    expect((await pdf(asha, quoteId)).status).toBe(404);
    expect((await pdf(ravi, newId())).status).toBe(404);
  });

  test("needs the premium plan of the seller", async () => {
    const quoteId = await firstQuote();
    expect(await pdf(asha, quoteId)).toMatchObject({ status: 403, json: { code: "PREMIUM_REQUIRED" } });
    expect((await pdf(ravi, quoteId)).status).toBe(404);
  });
});
