import { FEED_SCOPES } from "@cardplaza/contract/connect/post-words";
import { slugOfName } from "@cardplaza/contract/slugs/slug-of-name";
import { makeCard } from "../features/cards/card.fixtures.ts";
import {
  insertChapter,
  insertChapterMeeting,
  insertMembership,
} from "../features/chapters/chapter.fixtures.ts";
import { chapterAttendance } from "../features/chapters/chapter-meetings/chapter-meetings.table.ts";
import { insertCompany } from "../features/companies/company/company.fixtures.ts";
import { insertProduct } from "../features/companies/products/product.fixtures.ts";
import { connect, insertComment, insertPost } from "../features/connect/connect.fixtures.ts";
import { exploredPosts } from "../features/connect/feed/explore.table.ts";
import { suggestions } from "../features/people/suggestions/suggestions.table.ts";
import { postReactions } from "../features/connect/posts/posts.table.ts";
import { insertListing } from "../features/directory/listings/listing.fixtures.ts";
import { introductions } from "../features/people/introductions/introductions.table.ts";
import { insertJob } from "../features/jobs/job.fixtures.ts";
import { postReview } from "../features/reviews/review.fixtures.ts";
import { newId } from "../platform/ids.ts";
import { one } from "../platform/one.ts";
import type { Person, TestApp } from "../testing/test-app.ts";

/** After those that the product itself chose. */
let place = 9_000;

/**
 * A member who is everywhere: with a card, a business, a company, a product, a job, posts, comments, a review, chapters,
 * connections and introductions. `name` is in all of it and nowhere else. The readers know the member in the same ways.
 */
export async function makeWholeMember(app: TestApp, name: string, readers: readonly Person[]) {
  const owner = await app.signIn(`Asha ${name}`, { premium: true });
  const gita = await app.signIn("Gita Nair");
  await app.call("PATCH", "/api/user-profile", {
    as: owner,
    body: { headline: name, visibility: "public" },
  });
  const card = await makeCard(app, owner, { name: `Asha ${name}`, company: name });
  const listing = await insertListing(app, owner, { name: `${name} Interiors` });
  const company = await insertCompany(app, owner, { name: `${name} Works` });
  const product = await insertProduct(app, company, { name: `${name} Table` });
  const job = await insertJob(app, company, { title: `${name} carpenter` });
  const post = await insertPost(app, owner, { body: `${name} has arrived`, likes: 1 });
  const companyPost = await insertPost(app, owner, { companyId: company.id, body: `${name} is on sale` });
  await app.db
    .insert(postReactions)
    .values({ postId: post.id, memberId: owner.member.id, kind: "like", at: new Date() });
  await app.db.insert(exploredPosts).values({ place: ++place, postId: post.id });

  // On a post and a business of somebody else; one comment with and one without a reply.
  const other = await insertPost(app, gita, { comments: 3 });
  const comment = await insertComment(app, other, owner, { body: `${name} is best`, replies: 1 });
  await insertComment(app, other, gita, { parentId: comment.id });
  await insertComment(app, other, owner, { body: `${name} again` });
  const reviewed = await insertListing(app, gita, { name: "Nair Sweets" });
  await postReview(app, owner, reviewed);

  // In one chapter that somebody else leads, with the readers, and in one that the member leads.
  const neha = await app.signIn("Neha Joshi", { premium: true });
  const chapter = await insertChapter(app, [neha, owner, ...readers]);
  const led = await insertChapter(app, [owner, neha]);
  const meeting = await insertChapterMeeting(app, chapter);
  await app.db
    .insert(chapterAttendance)
    .values({ meetingId: meeting.id, memberId: owner.member.id, going: true, state: "present" });
  await app.call("POST", `/api/chapter-meetings/${meeting.id}/visitors`, {
    as: owner,
    body: { name: "Sunil Kale", mobile: `98200${10_000 + place}`, category: "machinery" },
  });

  const shared: string[] = [];
  for (const reader of readers) {
    const connection = await connect(app, reader, owner);
    const introduction = one(
      await app.db
        .insert(introductions)
        .values({
          id: newId(),
          askerId: owner.member.id,
          viaId: gita.member.id,
          targetId: reader.member.id,
          reason: "",
          at: new Date(),
          endsAt: new Date(Date.now() + 1e9),
          forwardedAt: new Date(),
        })
        .returning(),
    );
    // Computed before the two were connected.
    await app.db
      .insert(suggestions)
      .values({ memberId: reader.member.id, personId: owner.member.id, place, reasons: [] });
    await insertMembership(app, led, reader, { status: "invited", invitedBy: owner.member.id });
    await app.call("POST", `/api/business-cards/save/${card._id}`, { as: reader, body: {} });
    await app.call("PUT", `/api/posts/${post.id}/bookmark`, { as: reader });
    const theirs = await insertPost(app, reader);
    await app.call("POST", `/api/posts/${theirs.id}/comments`, { as: owner, body: { body: "Well done." } });
    shared.push(connection.id, introduction.id);
  }

  const ids = {
    member: [owner.member.id],
    card: [card._id, slugOfName(card)],
    listing: [listing.id, slugOfName({ name: listing.name, _id: listing.id })],
    company: [company.id],
    product: [product.id],
    job: [job.id],
    post: [post.id, companyPost.id],
  };
  return {
    owner,
    card,
    post,
    other,
    reviewed,
    chapter,
    led,
    meeting,
    ids,
    /** Of what the member has with a reader alone. */
    sharedIds: shared,
    reads: {
      // On the post of somebody else and in the chapters the member is to be seen too.
      ids: {
        ...ids,
        post: [...ids.post, other.id],
        chapter: [chapter.id, led.id],
        meeting: [meeting.id],
      },
      query: {
        q: name,
        targetType: "business",
        targetId: listing.id,
        authorId: owner.member.id,
      },
      queries: {
        "/api/posts/feed": FEED_SCOPES.flatMap((scope) => [`?scope=${scope}`, `?scope=${scope}&sort=top`]),
        "/api/connections": ["received", "sent", "mine", "suggestions", "introductions"].map(
          (tab) => `?tab=${tab}`,
        ),
      },
    },
  };
}
