import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { ACCOUNT_DATA_TEXT } from "@cardplaza/contract/account-data/account-data";
import { DAY_MS } from "@cardplaza/contract/time";
import { FEED_SCOPES } from "@cardplaza/contract/connect/post-words";
import { cardSlug, listingSlug } from "@cardplaza/contract/slugs";
import { newId } from "../../platform/ids.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { changed } from "../../registry/changed.ts";
import { sharedTestApp } from "../../testing/test-app.ts";
import { readsOf, walk } from "../../testing/walk-reads.ts";
import { eraseAccountsJob } from "../account-data/erase-accounts.ts";
import { members } from "../accounts/accounts.table.ts";
import { postReview } from "../reviews/review.fixtures.ts";
import { makeCard } from "../cards/card.fixtures.ts";
import { insertChapter, insertMeeting, insertMembership } from "../chapters/chapter.fixtures.ts";
import { chapterAttendance } from "../chapters/meetings/meetings.table.ts";
import { insertCompany } from "../companies/company/company.fixtures.ts";
import { insertProduct } from "../companies/products/product.fixtures.ts";
import { suggestions } from "../connect/people/people.table.ts";
import { introductions } from "../introductions/introductions.table.ts";
import { insertListing } from "../directory/listings/listing.fixtures.ts";
import { connect, insertComment, insertPost } from "../connect/connect.fixtures.ts";
import { exploredPosts } from "../connect/feed/explore.table.ts";
import { postReactions } from "../connect/posts/posts.table.ts";
import { insertJob } from "../jobs/job.fixtures.ts";

const app = await sharedTestApp();
/** A name that is in all of her data and nowhere else. */
const NAME = "Zebrawood";
const asha = await app.signIn(`Asha ${NAME}`, { premium: true });
const ravi = await app.signIn("Ravi Kulkarni", { premium: true });
await app.call("PATCH", "/api/user-profile", { as: asha, body: { headline: NAME, visibility: "public" } });
const card = await makeCard(app, asha, { name: `Asha ${NAME}`, company: NAME });
const listing = await insertListing(app, asha, { name: `${NAME} Interiors` });
const company = await insertCompany(app, asha, { name: `${NAME} Works` });
const product = await insertProduct(app, company, { name: `${NAME} Table` });
const post = await insertPost(app, asha, { body: `${NAME} has arrived`, likes: 1 });
const companyPost = await insertPost(app, asha, { companyId: company.id, body: `${NAME} is on sale` });
await app.db
  .insert(postReactions)
  .values({ postId: post.id, memberId: asha.member.id, kind: "like", at: new Date() });
const job = await insertJob(app, company, { title: `${NAME} carpenter` });
const connection = await connect(app, ravi, asha);
const meera = await app.signIn("Meera Shah");
const days = { at: new Date(), endsAt: new Date(Date.now() + 1e9), forwardedAt: new Date() };
const [introduction] = await app.db
  .insert(introductions)
  .values({
    id: newId(),
    askerId: asha.member.id,
    viaId: meera.member.id,
    targetId: ravi.member.id,
    reason: "",
    ...days,
  })
  .returning();
// Computed before the two were connected.
await app.db
  .insert(suggestions)
  .values({ memberId: ravi.member.id, personId: asha.member.id, place: 0, reasons: [] });
await app.db.insert(exploredPosts).values({ place: 1, postId: post.id });
// On a post of somebody else, a comment with and one without a reply.
const other = await insertPost(app, meera, { comments: 3 });
const comment = await insertComment(app, other, asha, { body: `${NAME} is best`, replies: 1 });
await insertComment(app, other, meera, { parentId: comment.id });
await insertComment(app, other, asha, { body: `${NAME} again` });

const ravis = await insertPost(app, ravi);

const reviewed = await insertListing(app, meera, { name: "Shah Sweets" });
await postReview(app, asha, reviewed);

// In one chapter with both, which somebody else leads, and in one that she leads.
const neha = await app.signIn("Neha Joshi", { premium: true });
const chapter = await insertChapter(app, [neha, asha, ravi]);
const ashas = await insertChapter(app, [asha, neha]);
const meeting = await insertMeeting(app, chapter);
await app.db
  .insert(chapterAttendance)
  .values({ meetingId: meeting.id, memberId: asha.member.id, going: true, state: "present" });
await app.call("POST", `/api/chapter-meetings/${meeting.id}/visitors`, {
  as: asha,
  body: { name: "Sunil Kale", mobile: "9820012345", category: "machinery" },
});
await insertMembership(app, ashas, ravi, {
  status: "invited",
  invitedBy: asha.member.id,
});

const ids = {
  member: [asha.member.id],
  card: [card._id, cardSlug(card)],
  listing: [listing.id, listingSlug({ name: listing.name, _id: listing.id })],
  company: [company.id],
  product: [product.id],
  job: [job.id],
  post: [post.id, companyPost.id],
};
/** Not in any path, but what the two have with each other. */
const SHARED_IDS = [connection.id, introduction!.id];
const MARKS = [NAME, ...Object.values(ids).flat(), ...SHARED_IDS];

const reads = readsOf({
  // On the last post and in the chapters she is to be seen too.
  ids: {
    ...ids,
    post: [...ids.post, other.id],
    chapter: [chapter.id, ashas.id],
    meeting: [meeting.id],
  },
  query: `?q=${NAME}&targetType=business&targetId=${listing.id}&authorId=${asha.member.id}`,
  queries: {
    "/api/posts/feed": FEED_SCOPES.flatMap((scope) => [`?scope=${scope}`, `?scope=${scope}&sort=top`]),
    "/api/connections": ["received", "sent", "mine", "suggestions", "introductions"].map(
      (tab) => `?tab=${tab}`,
    ),
  },
  // The home page and what is made for other websites are the same for everybody; of a saved card the name stays, so
  // that members can tell their saved cards apart. A chapter has one ranking for all of its members.
  leftOut: [
    "GET /api/home",
    "GET /api/jobs/feed.xml",
    "GET /api/reviews/widget.js",
    "GET /api/business-cards/saved",
    "GET /api/chapters/:id/leaderboard",
    "GET /api/chapters/:id/leaderboard.csv",
  ],
});

const whereAshaIsSeen = async (as: typeof ravi) =>
  (await walk(app, reads, as))
    .filter(({ text }) => MARKS.some((mark) => text.includes(mark)))
    .map(({ path }) => path);

test("a blocked member reads nothing of the member who blocked them, by any call", async () => {
  await app.call("POST", `/api/business-cards/save/${card._id}`, { as: ravi, body: {} });
  await app.call("PUT", `/api/posts/${post.id}/bookmark`, { as: ravi });
  await app.call("POST", `/api/posts/${ravis.id}/comments`, { as: asha, body: { body: "Well done." } });
  const before = await whereAshaIsSeen(ravi);
  for (const known of [
    "/api/profiles/",
    "/api/business-cards/slug/",
    "/api/business-listings/",
    "/api/companies/",
    "/api/products/",
    "/api/jobs/",
    "/api/jobs?",
    `/api/posts/${post.id}?`,
    `/api/posts/${post.id}/reactions`,
    "/api/posts?",
    "/api/search",
    "/api/connections?tab=mine",
    "/api/connections?tab=introductions",
    "/api/connections.csv",
    "/api/people",
    "/api/posts/feed?scope=my",
    "/api/posts/feed?scope=explore",
    "/api/posts/feed?scope=bookmarks",
    `/api/posts/${other.id}/comments`,
    "/api/notifications",
    `/api/chapters/${chapter.id}/members`,
    `/api/chapters/${ashas.id}?`,
    `/api/chapters/${ashas.id}/members`,
    `/api/chapter-meetings/${meeting.id}?`,
    "/api/chapters/week",
    "/api/referrals/receivers",
  ])
    expect([known, before.some((path) => path.startsWith(known))]).toEqual([known, true]);
  await app.call("PUT", `/api/blocks/${ravi.member.id}`, { as: asha });
  expect(await whereAshaIsSeen(ravi)).toEqual([]);
  const { json } = await app.call("GET", "/api/business-cards/saved", { as: ravi });
  expect(json.savedCards).toMatchObject([{ name: card.name, company: "", phone: "", available: false }]);
});

describe("a member who left", () => {
  // By every call: who left is hidden from everybody, also where a block leaves a name.
  const everything = readsOf({
    ids: {
      ...ids,
      post: [...ids.post, other.id],
      chapter: [chapter.id, ashas.id],
      meeting: [meeting.id],
    },
    query: `?q=${NAME}&targetType=business&targetId=${reviewed.id}&authorId=${asha.member.id}`,
    queries: {
      "/api/posts/feed": FEED_SCOPES.flatMap((scope) => [`?scope=${scope}`, `?scope=${scope}&sort=top`]),
      "/api/connections": ["received", "sent", "mine", "suggestions", "introductions"].map(
        (tab) => `?tab=${tab}`,
      ),
      "/api/search": [`?q=${NAME}`, `?q=${NAME.slice(0, -1)}x&asTyped=true`],
    },
  });
  const whereSheIsRead = async (as: typeof meera | undefined) =>
    (await walk(app, everything, as))
      .filter(({ text }) => text.toLowerCase().includes(NAME.toLowerCase()) || text.includes(asha.member.id))
      .map(({ path }) => path);
  const leave = (erasesAt: Date | null) =>
    inTransaction(app.db, async (tx) => {
      await tx.update(members).set({ erasesAt }).where(eq(members.id, asha.member.id));
      await changed(app.services, tx, "member", [asha.member.id]);
    });
  const authors = async () => {
    const reviews = await app.call("GET", `/api/reviews?targetType=business&targetId=${reviewed.id}`);
    const comments = await app.call("GET", `/api/posts/${other.id}/comments`, { as: meera });
    return [
      ...reviews.json.reviews.map(({ authorName }) => authorName),
      ...comments.json.comments.map(({ author }) => author.name),
    ];
  };

  const LEFT = new Set([ACCOUNT_DATA_TEXT.deletedName]);

  test("is read by no member while waiting for deletion", async () => {
    expect(new Set(await authors())).toEqual(new Set([asha.member.name]));
    await leave(new Date(Date.now() + 20 * DAY_MS));
    expect(new Set(await authors())).toEqual(LEFT);
    expect(await whereSheIsRead(meera)).toEqual([]);
  });

  test("is read by no visitor while waiting for deletion", async () => {
    expect(await whereSheIsRead(undefined)).toEqual([]);
  });

  test("is back after the undo", async () => {
    await leave(null);
    expect(new Set(await authors())).toEqual(new Set([asha.member.name]));
    expect((await whereSheIsRead(meera)).length).toBeGreaterThan(5);
  });

  test("is read by nobody once erased", async () => {
    await leave(new Date(Date.now() - 1));
    await eraseAccountsJob.run({ ...app.services, now: new Date() }, {}, new AbortController().signal);
    expect(new Set(await authors())).toEqual(LEFT);
    expect(await whereSheIsRead(neha)).toEqual([]);
  });
});
