import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { REVIEW_TEXT } from "@cardplaza/contract/reviews/review-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { auditLog } from "../audit/admin.table.ts";
import { signInAs } from "../admin/admin.fixtures.ts";
import type { ListingRow } from "../directory/listings/listings.table.ts";
import { reports } from "../moderation/moderation.table.ts";
import { listOf } from "../notifications/notify.fixtures.ts";
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
const ago = (days: number) => new Date(Date.now() - days * DAY_MS);

describe("withdrawing", () => {
  test("takes the author's own review back, for at least thirty days", async () => {
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
    expect(again.json.message).toMatch(
      /^You can review this business again on \d{1,2} [A-Z][a-z]{2} \d{4}\.$/,
    );
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
  test("replies once and may change the reply for a day", async () => {
    const { _id } = await posted(ravi);
    expect((await act(ravi, _id, "reply", { body: "My own" })).status).toBe(404);
    expect((await act(asha, _id, "reply", { body: " " })).status).toBe(400);
    expect((await act(asha, _id, "reply", { body: "r".repeat(1001) })).status).toBe(400);
    expect((await act(asha, _id, "reply", { body: "Thanks" })).status).toBe(201);
    expect((await act(asha, _id, "reply", { body: "Thank you, Ravi." })).status).toBe(200);
    const shown = (await readReviews(app, shop)).reviews[0]!.ownerReply;
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

test("helpful is one vote for each member, withdrawn by the next call, and not for author and owner", async () => {
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
    app.send("PATCH", `/api/admin/reviews/${id}`, { as, body });

  test("publishes what waits and hides with a reason; author and owner are notified and it is in the audit log", async () => {
    const admin = await signInAs(app, "Nila", "moderator");
    const { _id } = await posted(ravi, { rating: 2, body: "They keep a list at www.example.com of all." });
    await act(asha, _id, "report", { reason: "Spam" });
    const waiting = await app.call("GET", "/api/admin/reviews?status=pending&limit=50", { as: admin });
    expect(waiting.json.reviews.find((one: { _id: string }) => one._id === _id)).toMatchObject({
      flags: ["links"],
      author: { name: "Ravi Kulkarni" },
      target: { name: "Menon Interiors" },
    });
    const found = await app.call("GET", `/api/admin/reviews?q=${_id}`, { as: admin });
    expect([found.json.count, found.json.items[0]?._id]).toEqual([1, _id]);
    const byAuthor = await app.call("GET", "/api/admin/reviews?q=kulkarni&limit=1", { as: admin });
    expect(byAuthor.json.items).toMatchObject([{ author: { name: "Ravi Kulkarni" } }]);
    const one = await app.call("GET", `/api/admin/reviews/${_id}`, { as: admin });
    expect(one.json.review).toMatchObject({ _id, flags: ["links"] });
    expect(await decide(admin, _id, { action: "publish" })).toMatchObject({
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
    const sana = await signInAs(app, "Sana", "support");
    const { json } = await app.call("GET", "/api/admin/reviews?status=reported&limit=50", { as: sana });
    expect(json.reviews.find((one: { _id: string }) => one._id === _id)!.reports).toMatchObject([
      { reason: "Spam" },
    ]);
  });
});
