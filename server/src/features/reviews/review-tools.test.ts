import { runInNewContext } from "node:vm";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { REVIEW_TEXT } from "@cardplaza/contract/reviews/review-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { inTransaction } from "../../platform/transaction.ts";
import { messagesTo, newestMessage } from "../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { readQr } from "../cards/files/read-qr.fixtures.ts";
import { listings, type ListingRow } from "../directory/listings/listings.table.ts";
import { insertListing } from "../directory/listings/listing.fixtures.ts";
import { listOf } from "../notifications/notify.fixtures.ts";
import { endPlan } from "../plan/plan.fixtures.ts";
import { reviewsPart } from "./account-part.ts";
import { reviewRequests } from "./reviews.table.ts";
import { postReview, readReviews, shopWithCustomers } from "./review.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let meera: Person;
let shop: ListingRow;

beforeEach(async () => {
  ({ asha, ravi, meera, shop } = await shopWithCustomers(app, {
    premium: true,
    name: "Menon <b>Interiors</b>",
  }));
});

const tools = (as: Person) => app.call("GET", "/api/reviews/tools", { as });
const save = (as: Person, body: object) => app.send("PUT", "/api/reviews/tools", { as, body });
const request = (as: Person, contacts: string[], targetId = shop.id) =>
  app.call("POST", "/api/reviews/requests", { as, body: { targetId, contacts } });
const widget = (headers?: Record<string, string>) =>
  app.call("GET", `/api/reviews/widget.js?targetId=${shop.id}`, { headers });
const codeIn = (url: string) => new URL(url, "https://here.invalid").searchParams.get("review") as string;
const fresh = () => `${Math.random().toString(36).slice(2)}@customers.example`;

describe("the tools", () => {
  test("save ten templates and one featured review, which comes first and says so", async () => {
    const first = (await postReview(app, ravi, shop, { rating: 3 })).json.review;
    await postReview(app, meera, shop);
    const set = { templates: ["Thank you.", "We are sorry."], featuredReviewId: first._id };
    expect((await save(asha, set)).json).toMatchObject(set);
    expect((await tools(asha)).json).toMatchObject({ ...set, targetId: shop.id, asked: 0 });
    expect((await readReviews(app, shop)).reviews).toMatchObject([
      { _id: first._id, isFeatured: true },
      { isFeatured: false },
    ]);
    await endPlan(app, asha);
    expect((await readReviews(app, shop)).reviews).toMatchObject([{ rating: 5 }, { isFeatured: false }]);
    expect(await tools(asha)).toMatchObject({ status: 403, json: { code: "PREMIUM_REQUIRED" } });
  });

  test("are for owners with the plan, and for reviews of their own business", async () => {
    const other = await insertListing(app, meera);
    const elsewhere = (await postReview(app, ravi, other)).json.review;
    expect(await save(asha, { templates: [], featuredReviewId: elsewhere._id })).toMatchObject({
      status: 400,
      json: { fields: { featuredReviewId: REVIEW_TEXT.notFeatured("business") } },
    });
    const many = { templates: Array<string>(11).fill("Thanks"), featuredReviewId: null };
    expect((await save(asha, many)).status).toBe(400);
    expect((await save(asha, { templates: [" "], featuredReviewId: null })).status).toBe(400);
    for (const response of [await tools(meera), await save(meera, many), await request(meera, [fresh()])])
      expect(response).toMatchObject({
        status: 403,
        json: { code: "PREMIUM_REQUIRED", feature: "Paid reviews and ratings" },
      });
    expect((await tools(await app.signIn("Kiran", { premium: true }))).status).toBe(404);
  });
});

describe("asking customers", () => {
  test("sends each a link once in thirty days and names who asks", async () => {
    const email = fresh();
    expect((await request(asha, [email, email.toUpperCase(), "98450 11223"])).json).toEqual({
      sent: 2,
      skipped: 0,
    });
    const mail = await newestMessage(app, email);
    const sender = "Asha Menon of Menon b Interiors b";
    expect(mail.subject).toBe(`${sender} asks for your review on Cardplaza`);
    expect(mail.text).toContain(`${sender} asks you to review`);
    const sms = (await newestMessage(app, "+919845011223")).text;
    expect(sms).toContain(`/business/${shop.id}?review=`);
    expect(sms).toContain(sender);
    expect((await request(asha, [email, fresh()])).json).toEqual({ sent: 1, skipped: 1 });
    await app.db.update(reviewRequests).set({ createdAt: new Date(Date.now() - 31 * DAY_MS) });
    expect((await request(asha, [email])).json).toEqual({ sent: 1, skipped: 0 });

    const code = codeIn(/\S+review=\S+/.exec(mail.text)?.[0] ?? "");
    const review = (await postReview(app, ravi, shop, { rating: 1, source: "organic", code })).json.review;
    expect(review).toMatchObject({ source: "requested", verifiedInteraction: true, status: "published" });
    expect((await postReview(app, meera, shop, { code })).json.review).toMatchObject({
      source: "organic",
      verifiedInteraction: false,
    });
    expect((await tools(asha)).json).toMatchObject({ asked: 4, answered: 1 });
  });

  test("notifies members in the product, and sends nothing to unsubscribed addresses", async () => {
    const email = fresh();
    expect((await request(asha, [ravi.member.email as string, email])).json.sent).toBe(2);
    const { text } = await newestMessage(app, email);
    expect((await listOf(app, ravi)).notifications).toMatchObject([
      {
        type: "review_posted",
        message: "Asha Menon of Menon b Interiors b asks for your review.",
        targetUrl: expect.stringContaining(`/business/${shop.id}?review=`),
      },
    ]);
    const unsubscribe = /\S+unsubscribe\?code=\S+/.exec(text)?.[0] ?? "";
    await app.call("POST", new URL(unsubscribe).pathname + new URL(unsubscribe).search);
    await app.db.delete(reviewRequests);
    expect((await request(asha, [email])).json.sent).toBe(1);
    expect(await messagesTo(app, email)).toHaveLength(1);
  });

  test("is refused for wrong addresses, too many, others' businesses and hidden ones", async () => {
    expect(await request(asha, [fresh(), "080 4123 4567"])).toMatchObject({
      status: 400,
      json: { fields: { "contacts.1": REVIEW_TEXT.badContact } },
    });
    expect((await request(asha, [])).status).toBe(400);
    expect((await request(asha, Array.from({ length: 51 }, fresh))).status).toBe(400);
    expect((await request(asha, [fresh()], (await insertListing(app, ravi)).id)).status).toBe(404);
    const now = new Date();
    await app.db.insert(reviewRequests).values(
      Array.from({ length: 199 }, (_, at) => ({
        id: `r${String(at).padStart(3, "0")}${shop.id.slice(4)}`,
        targetType: "business" as const,
        targetId: shop.id,
        requesterId: asha.member.id,
        contactHash: `${shop.id}${at}`,
        codeHash: `${shop.id}${at}`,
        createdAt: now,
      })),
    );
    expect(await request(asha, [fresh(), fresh()])).toMatchObject({
      status: 403,
      json: { code: "LIMIT_REACHED" },
    });
    expect((await request(asha, [fresh()])).status).toBe(201);
    await app.db.update(listings).set({ status: "paused" }).where(eq(listings.id, shop.id));
    expect((await request(asha, [fresh()])).status).toBe(422);
  });

  test("at the counter is one link for all: requested, but not proof of a purchase", async () => {
    const { counterUrl } = (await tools(asha)).json;
    expect((await tools(asha)).json.counterUrl).toBe(counterUrl);
    const qr = await fetch(`${app.url}/api/reviews/tools/qr.png`, {
      headers: { authorization: `Bearer ${asha.token}` },
    });
    expect((await readQr(Buffer.from(await qr.arrayBuffer()))).zxing).toBe(counterUrl);
    expect((await app.call("GET", "/api/reviews/tools/qr.png", { as: ravi })).status).toBe(403);
    await endPlan(app, asha);
    for (const customer of [ravi, meera])
      expect((await postReview(app, customer, shop, { code: codeIn(counterUrl) })).json.review).toMatchObject(
        {
          source: "requested",
          verifiedInteraction: false,
        },
      );
  });
});

describe("the widget", () => {
  test("draws on other websites, and shows what people wrote as plain text", async () => {
    const hostile = `</script><img src=x onerror="alert(1)"> and more of it`;
    await postReview(app, ravi, shop, { title: hostile, body: `${hostile}\u2028 ${"long ".repeat(100)}` });
    const { status, headers, text } = await widget();
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/javascript; charset=utf-8");
    expect(headers.get("cache-control")).toContain("public");
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
    expect(text).not.toMatch(/[<>]img|<\/script|\u2028/);
    expect((await widget({ "if-none-match": headers.get("etag") as string })).status).toBe(304);
    const drawn = draw(text);
    expect(drawn).toContain(hostile);
    expect(drawn).toContain("1 review");
    expect(drawn.some((each) => each.startsWith("Ravi Kulkarni"))).toBe(true);
    expect(drawn.every((each) => each.length < 400)).toBe(true);
  });

  test("is a script that does nothing once the plan has ended or the business is hidden", async () => {
    await app.db.update(listings).set({ status: "paused" }).where(eq(listings.id, shop.id));
    const hidden = await widget();
    expect(draw(hidden.text)).toEqual([]);
    await app.db.update(listings).set({ status: "published" }).where(eq(listings.id, shop.id));
    expect(draw((await widget()).text)).toContain("No reviews yet");
    await endPlan(app, asha);
    expect(await widget()).toMatchObject({ status: 200, text: hidden.text });
    expect((await app.call("GET", "/api/reviews/widget.js?targetId=x")).status).toBe(400);
  });

  /** Every text that the script sets, in a page that supports nothing else. */
  function draw(script: string): string[] {
    const texts: string[] = [];
    const element = (): object => ({
      set textContent(value: string) {
        if (value) texts.push(value);
      },
      set innerHTML(_value: string) {
        throw new Error("The widget must not write HTML");
      },
      appendChild: () => undefined,
      setAttribute: () => undefined,
      attachShadow: element,
    });
    class CSSStyleSheet {
      replaceSync() {}
    }
    const currentScript = { parentNode: { insertBefore: () => undefined } };
    runInNewContext(script, { document: { createElement: element, currentScript }, CSSStyleSheet });
    return texts;
  }
});

test("leaving exports the member's reviews, then withdraws them and stores no name", async () => {
  const { _id } = (await postReview(app, ravi, shop, { rating: 2 })).json.review;
  const other = (await postReview(app, meera, shop)).json.review;
  await app.call("POST", `/api/reviews/${other._id}/helpful`, { as: ravi });
  await app.call("POST", `/api/reviews/${_id}/reply`, { as: asha, body: { body: "Sorry, Ravi" } });
  await app.call("POST", `/api/reviews/${other._id}/reply`, { as: asha, body: { body: "Thank you" } });
  expect(await reviewsPart.kinds.reviews?.(app.db, ravi.member.id)).toMatchObject([{ id: _id, rating: 2 }]);
  expect(await reviewsPart.kinds["review-replies"]?.(app.db, asha.member.id)).toHaveLength(2);
  await inTransaction(app.db, async (tx) => {
    for (const part of app.services.registry.accountParts)
      await part.erase({ ...app.services, now: new Date() }, tx, ravi.member.id);
  });
  expect(await readReviews(app, shop)).toMatchObject({
    total: 1,
    average: 5,
    reviews: [{ _id: other._id, helpfulCount: 0, ownerReply: { body: "Thank you" } }],
  });
  await inTransaction(app.db, (tx) =>
    reviewsPart.erase({ ...app.services, now: new Date() }, tx, asha.member.id),
  );
  expect((await readReviews(app, shop)).reviews).toMatchObject([{ ownerReply: null }]);
});
