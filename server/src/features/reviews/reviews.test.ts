import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { REVIEW_TEXT } from "@cardplaza/contract/review-words";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { members } from "../accounts/accounts.table.ts";
import { auditLog } from "../admin/admin.table.ts";
import { signInAs } from "../admin/test-admin.ts";
import { enquiries } from "../enquiries/enquiries.table.ts";
import { listings, type ListingRow } from "../listings/listings.table.ts";
import { putListing } from "../listings/test-listing.ts";
import { reports } from "../moderation/moderation.table.ts";
import { listOf } from "../notifications/test-notify.ts";
import * as files from "../uploads/test-files.ts";
import { sendFile } from "../uploads/test-upload.ts";
import { reviews } from "./reviews.table.ts";
import { postReview, readReviews, type Person } from "./test-review.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
let app: TestApp;
let asha: Person;
let ravi: Person;
let meera: Person;
let shop: ListingRow;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  [asha, ravi, meera] = [
    await app.signIn("Asha Menon"),
    await app.signIn("Ravi Kulkarni"),
    await app.signIn("Meera Iyer"),
  ];
  shop = await putListing(app, asha);
});

const act = (as: Person | undefined, id: string, verb: string, body?: object) =>
  app.call("POST", `/api/reviews/${id}/${verb}`, { as, body });
const rated = async () => {
  const [row] = await app.db.select().from(listings).where(eq(listings.id, shop.id));
  return [row?.ratingSum, row?.ratingCount];
};
const posted = async (as: Person, fields?: object) => {
  const { status, json } = await postReview(app, as, shop, fields);
  expect(status, JSON.stringify(json)).toBe(201);
  return json.review;
};
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

describe("a review", () => {
  test("is published at once, counted, and told to the owner", async () => {
    const photo = (await sendFile(app, await files.picture().jpeg().toBuffer(), { as: ravi })).url;
    const review = await posted(ravi, { rating: 4, photos: [photo] });
    expect(review).toMatchObject({
      authorName: "Ravi Kulkarni",
      rating: 4,
      photos: [photo],
      source: "organic",
      verifiedInteraction: false,
      status: "published",
      isMine: true,
    });
    await posted(meera, { rating: 5 });
    expect(await rated()).toEqual([9, 2]);
    const list = await readReviews(app, shop);
    expect(list).toMatchObject({
      total: 2,
      pages: 1,
      average: 4.5,
      count: 2,
      histogram: { "1": 0, "4": 1, "5": 1 },
      mine: null,
      mayReview: { allowed: false, why: "sign_in" },
    });
    expect(JSON.stringify(list)).not.toContain(ravi.member.email);
    expect((await listOf(app, asha)).notifications).toMatchObject([
      { type: "review_posted" },
      { type: "review_posted", targetUrl: "/business-profile#reviews", senderId: { name: "Ravi Kulkarni" } },
    ]);
    expect((await readReviews(app, shop, ravi)).mine._id).toBe(review._id);
  });

  test("is one for each author, also when two come at once or the same comes again", async () => {
    const answers = await Promise.all([1, 2, 3].map((rating) => postReview(app, ravi, shop, { rating })));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.json.message).toBe(REVIEW_TEXT.already);
    expect((await rated())[1]).toBe(1);
    const key = { "idempotency-key": "one-review-only" };
    const twice = [await postReview(app, meera, shop, {}, key), await postReview(app, meera, shop, {}, key)];
    expect(twice.map(({ status, json }) => [status, json.review._id])).toEqual([
      [201, twice[0]?.json.review._id],
      [201, twice[0]?.json.review._id],
    ]);
    expect((await rated())[1]).toBe(2);
  });

  test("is not for its owner, visitors, the unproven, or what nobody may see", async () => {
    expect(await postReview(app, asha, shop)).toMatchObject({
      status: 403,
      json: { message: REVIEW_TEXT.own },
    });
    expect((await readReviews(app, shop, asha)).mayReview).toMatchObject({ allowed: false, why: "own" });
    expect((await postReview(app, undefined, shop)).status).toBe(401);
    await app.db.update(members).set({ emailProvenAt: null }).where(eq(members.id, ravi.member.id));
    expect(await postReview(app, ravi, shop)).toMatchObject({
      status: 403,
      json: { message: REVIEW_TEXT.unproven },
    });
    await app.db.update(listings).set({ status: "paused" }).where(eq(listings.id, shop.id));
    expect((await postReview(app, meera, shop)).status).toBe(404);
    expect(await readReviews(app, shop, meera)).toMatchObject({ code: "NOT_FOUND" });
    expect(await readReviews(app, shop, asha)).toMatchObject({ total: 0, average: null });
    expect((await postReview(app, meera, { id: "zzzzzzzzzzzzzzzzzzzz" })).status).toBe(404);
    const company = `/api/reviews?targetType=company&targetId=${shop.id}`;
    expect((await app.call("GET", company)).status).toBe(404);
  });

  test("is refused, field by field, where something is wrong with it", async () => {
    const foreign = (await sendFile(app, await files.picture().jpeg().toBuffer(), { as: asha })).url;
    const tomorrow = new Date(Date.now() + 2 * DAY_MS).toISOString().slice(0, 10);
    const wrong: [string, object][] = [
      ["rating", { rating: 0 }],
      ["rating", { rating: 4.5 }],
      ["title", { title: "t".repeat(81) }],
      ["body", { body: "Too short" }],
      ["body", { body: "b".repeat(2001) }],
      ["photos", { photos: Array<string>(5).fill(foreign) }],
      ["photos.0", { photos: [foreign] }],
      ["experienceDate", { experienceDate: tomorrow }],
      ["experienceDate", { experienceDate: "2019-01-01" }],
      ["experienceDate", { experienceDate: "2026-02-30" }],
      ["verifiedInteraction", { verifiedInteraction: true }],
    ];
    for (const [field, fields] of wrong) {
      const { status, json } = await postReview(app, ravi, shop, fields);
      expect([field, status]).toEqual([field, 400]);
      expect(Object.keys(json.fields)).toContain(field);
    }
    expect(await rated()).toEqual([0, 0]);
  });

  test("tells how it came about: unasked, for a reward, or after an enquiry that was answered", async () => {
    const now = new Date();
    await app.db.insert(enquiries).values({
      id: `e${shop.id.slice(1)}`,
      targetType: "business",
      targetId: shop.id,
      ownerId: asha.member.id,
      senderId: ravi.member.id,
      name: "Ravi Kulkarni",
      email: "ravi@example.com",
      message: "What would a kitchen of ten feet cost?",
      firstResponseAt: now,
      status: "responded",
      lastActivityAt: now,
      createdAt: now,
    });
    expect(await posted(ravi)).toMatchObject({ verifiedInteraction: true, source: "organic" });
    expect(await posted(meera, { source: "incentivised", code: "never-was-one" })).toMatchObject({
      verifiedInteraction: false,
      source: "incentivised",
    });
    expect((await readReviews(app, shop, undefined, "&verified=true")).reviews).toMatchObject([
      { authorName: "Ravi Kulkarni" },
    ]);
  });

  test.each([
    ["links", { body: "See what I found at www.example.com about them, all of it." }],
    ["links", { title: "ask me at me@example.org" }],
    ["phone", { body: "Better call my cousin instead, his number is 98450 12345." }],
    ["abuse", { body: "The owner is a bastard and a liar, do not go there." }],
  ])("waits for an administrator when it holds %s", async (flag, fields) => {
    const review = await posted(ravi, fields);
    expect(review).toMatchObject({ status: "pending", publishedAt: null });
    expect(await rated()).toEqual([0, 0]);
    expect((await readReviews(app, shop)).total).toBe(0);
    expect((await readReviews(app, shop, ravi)).mine.status).toBe("pending");
    const [row] = await app.db.select().from(reviews).where(eq(reviews.id, review._id));
    expect(row?.flags).toEqual([flag]);
    expect((await listOf(app, asha)).notifications).toEqual([]);
    expect((await act(meera, review._id, "helpful")).status).toBe(404);
  });

  test("waits when its author writes many, one business gets many at once, or he has its number", async () => {
    const sample = {
      body: "Earlier ones of this day, put in by hand.",
      rating: 3,
      experienceDate: "2026-01-01",
    };
    const earlier = (authorId: string | null, targetId: string, at: number) => ({
      ...sample,
      id: `${String(at).padStart(2, "0")}${targetId.slice(2)}`,
      targetType: "business" as const,
      targetId,
      authorId,
      source: "organic" as const,
      status: "published" as const,
      createdAt: new Date(),
      publishedAt: new Date(),
    });
    const elsewhere = await Promise.all([1, 2, 3, 4, 5].map(() => putListing(app, null)));
    await app.db.insert(reviews).values(elsewhere.map(({ id }, at) => earlier(ravi.member.id, id, at)));
    expect((await posted(ravi)).status).toBe("pending");
    await app.db
      .insert(reviews)
      .values(Array.from({ length: 10 }, (_, at) => earlier(null, shop.id, at + 10)));
    expect((await posted(meera)).status).toBe("pending");
    const cousin = await app.signIn("Anil Menon");
    const own = await putListing(app, null, { email: cousin.member.email as string });
    expect((await postReview(app, cousin, own)).json.review.status).toBe("pending");
  });

  test("is sorted, filtered and paged, without those whom the viewer blocked", async () => {
    await posted(ravi, { rating: 2 });
    const liked = await posted(meera, { rating: 4 });
    const kiran = await app.signIn("Kiran Rao");
    await posted(kiran, { rating: 5 });
    await act(ravi, liked._id, "helpful");
    const names = async (query: string) =>
      (await readReviews(app, shop, undefined, query)).reviews.map(
        ({ rating }: { rating: number }) => rating,
      );
    expect(await names("")).toEqual([5, 4, 2]);
    expect(await names("&sort=highest")).toEqual([5, 4, 2]);
    expect(await names("&sort=lowest")).toEqual([2, 4, 5]);
    expect(await names("&sort=helpful")).toEqual([4, 5, 2]);
    expect(await names("&rating=4")).toEqual([4]);
    expect(await names("&limit=2&page=2")).toEqual([2]);
    await app.call("PUT", `/api/blocks/${meera.member.id}`, { as: kiran });
    expect((await readReviews(app, shop, kiran)).total).toBe(2);
    // The block is between the two; everybody else reads on.
    expect((await readReviews(app, shop)).total).toBe(3);
  });
});

describe("withdrawing", () => {
  test("takes one's own back, for thirty days at least", async () => {
    const { _id } = await posted(ravi);
    expect((await act(meera, _id, "withdraw")).status).toBe(404);
    expect((await act(asha, _id, "withdraw")).status).toBe(404);
    expect(await act(ravi, _id, "withdraw")).toMatchObject({
      status: 200,
      json: { review: { status: "withdrawn" } },
    });
    expect((await act(ravi, _id, "withdraw")).status).toBe(422);
    expect([await rated(), (await readReviews(app, shop)).total]).toEqual([[0, 0], 0]);
    const again = await postReview(app, ravi, shop);
    expect(again).toMatchObject({ status: 422, json: { code: "STATE" } });
    expect(again.json.message).toMatch(/^You can review this business again on \d\d\/\d\d\/\d{4}\.$/);
    expect((await readReviews(app, shop, ravi)).mayReview.why).toBe("later");
    await app.db
      .update(reviews)
      .set({ withdrawnAt: ago(31) })
      .where(eq(reviews.id, _id));
    await posted(ravi, { rating: 1 });
    expect(await rated()).toEqual([1, 1]);
  });
});

describe("the owner", () => {
  test("replies once and may put it better for a day", async () => {
    const { _id } = await posted(ravi);
    expect((await act(ravi, _id, "reply", { body: "My own" })).status).toBe(404);
    expect((await act(asha, _id, "reply", { body: " " })).status).toBe(400);
    expect((await act(asha, _id, "reply", { body: "r".repeat(1001) })).status).toBe(400);
    expect((await act(asha, _id, "reply", { body: "Thanks" })).status).toBe(201);
    expect((await act(asha, _id, "reply", { body: "Thank you, Ravi." })).status).toBe(200);
    const shown = (await readReviews(app, shop)).reviews[0].ownerReply;
    expect(shown).toMatchObject({ body: "Thank you, Ravi.", editableUntil: null });
    expect((await listOf(app, ravi)).notifications).toMatchObject([
      { type: "review_posted", message: "Menon Interiors replied to your review." },
    ]);
    await app.db
      .update(reviews)
      .set({ repliedAt: ago(1.01) })
      .where(eq(reviews.id, _id));
    expect(await act(asha, _id, "reply", { body: "Too late" })).toMatchObject({
      status: 409,
      json: { message: REVIEW_TEXT.replied },
    });
  });

  test("reports, and cannot hide; others report too, each once", async () => {
    const { _id } = await posted(ravi, { rating: 1 });
    const wrong = { reason: "Spam", details: "Never was a customer" };
    expect((await act(asha, _id, "report", wrong)).status).toBe(201);
    expect((await act(asha, _id, "report", wrong)).status).toBe(200);
    expect((await act(meera, _id, "report", { reason: "Spam" })).status).toBe(201);
    expect((await act(ravi, _id, "report", wrong)).status).toBe(409);
    expect((await act(undefined, _id, "report", wrong)).status).toBe(401);
    expect((await act(meera, _id, "report", {})).status).toBe(400);
    expect(await app.db.$count(reports, eq(reports.targetId, _id))).toBe(2);
    expect((await readReviews(app, shop)).total).toBe(1);
  });
});

test("helpful is one vote a member, taken back by the next call, and not for those concerned", async () => {
  const { _id } = await posted(ravi);
  const votes = await Promise.all([act(meera, _id, "helpful"), act(meera, _id, "helpful")]);
  expect(votes.map(({ json }) => json.helpful)).toEqual(expect.arrayContaining([false, true]));
  expect((await act(meera, _id, "helpful")).json).toEqual({ helpful: true, helpfulCount: 1 });
  expect((await readReviews(app, shop, meera)).reviews[0]).toMatchObject({
    helpfulCount: 1,
    foundHelpful: true,
  });
  expect((await act(ravi, _id, "helpful")).status).toBe(409);
  expect((await act(asha, _id, "helpful")).status).toBe(409);
  expect((await act(undefined, _id, "helpful")).status).toBe(401);
});

test("blocked by the owner, a member finds neither business nor reviews", async () => {
  const { _id } = await posted(ravi);
  await app.call("PUT", `/api/blocks/${ravi.member.id}`, { as: asha });
  expect(await readReviews(app, shop, ravi)).toMatchObject({ code: "NOT_FOUND" });
  expect((await readReviews(app, shop, asha)).total).toBe(1);
  expect((await act(asha, _id, "reply", { body: "Thanks all the same" })).status).toBe(201);
  expect((await listOf(app, ravi)).notifications).toEqual([]);
  expect((await act(ravi, _id, "withdraw")).status).toBe(200);
});

describe("an administrator", () => {
  const decide = (as: { token: string } | undefined, id: string, body: object) =>
    app.call("PATCH", `/api/admin/reviews/${id}`, { as, body });

  test("publishes what waited and hides with a reason; both are told and it is written down", async () => {
    const admin = await signInAs(app, "Nila", "moderator");
    const { _id } = await posted(ravi, { rating: 2, body: "They keep a list at www.example.com of all." });
    await act(asha, _id, "report", { reason: "Spam" });
    const waiting = await app.call("GET", "/api/admin/reviews?status=pending&limit=50", { as: admin });
    expect(waiting.json.reviews.find((one: { _id: string }) => one._id === _id)).toMatchObject({
      flags: ["links"],
      author: { name: "Ravi Kulkarni" },
      target: { name: "Menon Interiors" },
    });
    expect(await decide(admin, _id, { decision: "publish" })).toMatchObject({
      status: 200,
      json: { status: "published" },
    });
    expect(await rated()).toEqual([2, 1]);
    expect((await listOf(app, asha)).notifications).toMatchObject([{ type: "review_posted" }]);
    expect((await decide(admin, _id, { decision: "publish" })).status).toBe(409);
    expect((await decide(admin, _id, { decision: "hide" })).status).toBe(400);
    expect(
      (await decide(admin, _id, { decision: "hide", reason: "It is an advertisement." })).json,
    ).toMatchObject({
      status: "hidden",
      hiddenReason: "It is an advertisement.",
    });
    expect([await rated(), (await readReviews(app, shop)).total]).toEqual([[0, 0], 0]);
    expect((await postReview(app, ravi, shop)).status).toBe(409);
    expect((await listOf(app, ravi)).notifications).toMatchObject([
      { type: "message_received", message: expect.stringContaining("It is an advertisement.") },
      { type: "message_received" },
    ]);
    const lines = await app.db.select().from(auditLog).where(eq(auditLog.targetId, _id));
    expect(lines.map(({ action }) => action).sort()).toEqual(["review.hide", "review.publish"]);
    await act(ravi, _id, "withdraw");
    expect((await decide(admin, _id, { decision: "publish" })).status).toBe(409);
  });

  test("of another task, or a member, decides nothing; reported ones are listed", async () => {
    const { _id } = await posted(ravi);
    await act(meera, _id, "report", { reason: "Spam" });
    const finance = await signInAs(app, "Om", "finance");
    expect((await decide(finance, _id, { decision: "hide", reason: "No reason" })).status).toBe(403);
    expect((await decide(asha, _id, { decision: "hide", reason: "I dislike it" })).status).toBe(401);
    const { json } = await app.call("GET", "/api/admin/reviews?status=reported&limit=50", { as: finance });
    expect(json.reviews.find((one: { _id: string }) => one._id === _id).reports).toMatchObject([
      { reason: "Spam" },
    ]);
  });
});
