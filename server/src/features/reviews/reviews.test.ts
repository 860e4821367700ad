import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { REVIEW_TEXT } from "@cardplaza/contract/reviews/review-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { members } from "../accounts/accounts.table.ts";
import { enquiries } from "../enquiries/enquiries.table.ts";
import { listings, type ListingRow } from "../directory/listings/listings.table.ts";
import { insertListing } from "../directory/listings/listing.fixtures.ts";
import { listOf } from "../notifications/notify.fixtures.ts";
import * as files from "../uploads/files.fixtures.ts";
import { sendFile } from "../uploads/upload.fixtures.ts";
import { reviews } from "./reviews.table.ts";
import { postReview, readReviews, reviewCalls, shopWithCustomers } from "./review.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let meera: Person;
let shop: ListingRow;

beforeEach(async () => {
  ({ asha, ravi, meera, shop } = await shopWithCustomers(app));
});

const { act, posted, rated } = reviewCalls(app, () => shop);

describe("a review", () => {
  test("is published at once, counted, and the owner is notified", async () => {
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
    expect((await readReviews(app, shop, ravi)).mine!._id).toBe(review._id);
  });

  test("is one for each author, also when two come at once or the same comes again", async () => {
    const responses = await Promise.all([1, 2, 3].map((rating) => postReview(app, ravi, shop, { rating })));
    expect(responses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(responses.find(({ status }) => status === 409)?.json.message).toBe(
      REVIEW_TEXT.already("business"),
    );
    expect((await rated())[1]).toBe(1);
    const key = { "idempotency-key": "one-review-only" };
    const twice = [await postReview(app, meera, shop, {}, key), await postReview(app, meera, shop, {}, key)];
    expect(twice.map(({ status, json }) => [status, json.review._id])).toEqual([
      [201, twice[0]?.json.review._id],
      [201, twice[0]?.json.review._id],
    ]);
    expect((await rated())[1]).toBe(2);
  });

  test("is not for its owner, visitors, members without a confirmed address, or targets that are not visible", async () => {
    expect(await postReview(app, asha, shop)).toMatchObject({
      status: 403,
      json: { message: REVIEW_TEXT.own("business") },
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

  test("is refused with an error for each wrong field", async () => {
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

  test("shows how it came about: unasked, for a reward, or after an enquiry that was answered", async () => {
    const now = new Date();
    await app.db.insert(enquiries).values({
      id: `e${shop.id.slice(1)}`,
      targetType: "business",
      targetId: shop.id,
      inboxId: asha.member.id,
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
    expect((await readReviews(app, shop, ravi)).mine!.status).toBe("pending");
    const [row] = await app.db.select().from(reviews).where(eq(reviews.id, review._id));
    expect(row?.flags).toEqual([flag]);
    expect((await listOf(app, asha)).notifications).toEqual([]);
    expect((await act(meera, review._id, "helpful")).status).toBe(404);
  });

  test("waits when its author writes many, one business gets many at once, or the author has its phone number", async () => {
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
    const elsewhere = await Promise.all([1, 2, 3, 4, 5].map(() => insertListing(app, null)));
    await app.db.insert(reviews).values(elsewhere.map(({ id }, at) => earlier(ravi.member.id, id, at)));
    expect((await posted(ravi)).status).toBe("pending");
    await app.db
      .insert(reviews)
      .values(Array.from({ length: 10 }, (_, at) => earlier(null, shop.id, at + 10)));
    expect((await posted(meera)).status).toBe("pending");
    const cousin = await app.signIn("Anil Menon");
    const own = await insertListing(app, null, { email: cousin.member.email as string });
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
    // The block is between the two; everybody else still sees the review.
    expect((await readReviews(app, shop)).total).toBe(3);
  });
});
