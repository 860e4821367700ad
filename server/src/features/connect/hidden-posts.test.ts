import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { comments as commentCalls } from "@cardplaza/contract/connect/comments";
import { postTools } from "@cardplaza/contract/connect/post-tools";
import { posts as postApi } from "@cardplaza/contract/connect/posts";
import { splitKey } from "@cardplaza/contract/endpoint";
import { DAY_MS } from "@cardplaza/contract/time";
import { messagesTo, newestMessage } from "../../testing/outbox.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { readsOf, walk } from "../../testing/walk-reads.ts";
import { exportOf } from "../account-data/account-data.fixtures.ts";
import { insertChapter } from "../chapters/chapter.fixtures.ts";
import { chapterMembers } from "../chapters/chapter/chapters.table.ts";
import { companyFollowers } from "../companies/company/companies.table.ts";
import { insertCompany } from "../companies/company/company.fixtures.ts";
import { slugOfCompany } from "../companies/company/present-company.ts";
import { readSitemap } from "../seo/sitemap.fixtures.ts";
import { connect, insertPost } from "./connect.fixtures.ts";
import { refreshExploreJob } from "./feed/refresh-explore.ts";
import { posts, type PostRow } from "./posts/posts.table.ts";

// Asha's posts are read, saved, commented on and reacted to by everybody. Then each is hidden in its own way, and every
// call is tried by everybody who may not see it any more. All words of the posts and below them are marked.

const app = await sharedTestApp();
const MARK = "Zebrawood";
/** In posts for the chapter alone. */
const CHAPTER_MARK = "Rosewood";
const TAG = "zebrawoodwork";
const asha = await app.signIn("Asha Menon", { premium: true });
const friend = await app.signIn("Meera Shah", { premium: true });
const stranger = await app.signIn("Ravi Kulkarni", { premium: true });
const former = await app.signIn("Leela Das", { premium: true });
const blocked = await app.signIn("Dev Patel", { premium: true });
/** Stays connected with Asha, but leaves the chapter. */
const outside = await app.signIn("Nisha Joshi", { premium: true });
const everybody = [friend, stranger, former, blocked, outside];
const company = await insertCompany(app, asha, { name: "Menon Interiors" });
const chapter = await insertChapter(app, [asha, ...everybody]);

/** Not in all of them: a flood of links would wait for a moderator. */
const link = {
  url: `https://${MARK}.example/`,
  site: MARK,
  title: `All about ${MARK}`,
  description: MARK,
  image: "",
};
let count = 0;
const markedPost = (fields: Partial<PostRow> = {}) =>
  insertPost(app, asha, {
    body: `@Dev Patel saw ${MARK} number ${++count} #${TAG}`,
    mentions: [{ userId: blocked.member.id, start: 0, length: 10 }],
    images: [{ url: "/files/00000000000000000000/800x600.webp", alt: `${MARK} planks` }],
    poll: { options: [`${MARK} or not`, "Not"], endsAt: new Date(Date.now() + 3 * DAY_MS).toISOString() },
    ...fields,
  });
const narrowed = await markedPost({ link });
const narrow = await markedPost({ link, visibility: "connections" });
const ofCompany = await markedPost({ link, companyId: company.id, visibility: "connections" });
const postForChapter = (fields: Partial<PostRow> = {}) =>
  markedPost({ body: `${CHAPTER_MARK} and ${MARK} number ${++count} #${TAG}`, mentions: [], ...fields });
const ofChapter = await postForChapter({ visibility: "chapter", chapterId: chapter.id });
const narrowedToChapter = await postForChapter();
const forChapter = [ofChapter, narrowedToChapter];
const waiting = await markedPost();
const removed = await markedPost();
const deleted = await markedPost();
const hidden = [narrowed, narrow, ofCompany, ...forChapter, waiting, removed, deleted];

const call = async (as: Person, method: string, path: string, body?: object) => {
  const { status, json } = await app.send(method, path, { as, body });
  expect([path, status < 300]).toEqual([path, true]);
  return json;
};

// What everybody does while they may.
for (const who of everybody) {
  await app.db
    .insert(companyFollowers)
    .values({ companyId: company.id, memberId: who.member.id, followedAt: new Date() });
  await connect(app, asha, who);
}
const commentIds: string[] = [];
for (const who of everybody) {
  const collection = await call(who, "POST", "/api/bookmark-collections", { name: "Wood" });
  for (const { id } of hidden) {
    await call(who, "PUT", `/api/posts/${id}/bookmark`, { collection: collection._id });
    await call(who, "PUT", `/api/posts/${id}/reaction`, { kind: "like" });
    await call(who, "POST", `/api/posts/${id}/vote`, { option: 0 });
    const body = who === friend ? `${MARK} is best` : "Well done.";
    const { _id } = await call(who, "POST", `/api/posts/${id}/comments`, { body });
    if (who !== friend) continue;
    const answer = { body: `${MARK}, I agree`, parentId: _id };
    commentIds.push(_id, (await call(friend, "POST", `/api/posts/${id}/comments`, answer))._id);
  }
  // Asha's replies reach their bells and mailboxes.
  const { comments } = (await app.call("GET", `/api/posts/${narrowed.id}/comments`, { as: who })).json;
  const own = comments.find(({ isOwn }) => isOwn)!;
  await call(asha, "POST", `/api/posts/${narrowed.id}/comments`, { body: `${MARK}!`, parentId: own._id });
}
for (const { id, body } of hidden) await call(asha, "PATCH", `/api/posts/${id}`, { body: `${body}, edited` });
await refreshExplore();

// Then it is hidden.
await call(asha, "PATCH", `/api/posts/${narrowed.id}`, { visibility: "connections" });
await call(asha, "PATCH", `/api/posts/${narrowedToChapter.id}`, { visibility: "chapter" });
for (const [who, status] of [
  [stranger, "suspended"],
  [former, "left"],
  [outside, "removed"],
] as const)
  await app.db
    .update(chapterMembers)
    .set({ status, seat: null })
    .where(eq(chapterMembers.memberId, who.member.id));
await call(asha, "DELETE", `/api/posts/${deleted.id}`);
await app.db.update(posts).set({ status: "waiting" }).where(eq(posts.id, waiting.id));
await app.db.update(posts).set({ status: "removed" }).where(eq(posts.id, removed.id));
for (const who of [stranger, former]) {
  const { connections } = (await app.call("GET", "/api/connections?tab=mine", { as: who })).json;
  await call(who, "DELETE", `/api/connections/${connections[0]!._id}`);
  await app.db.delete(companyFollowers).where(eq(companyFollowers.memberId, who.member.id));
}
await call(asha, "PUT", `/api/blocks/${blocked.member.id}`);
await refreshExplore();

function refreshExplore() {
  return refreshExploreJob.run({ ...app.services, now: new Date() }, {}, new AbortController().signal);
}

const NOBODY = [
  ["a visitor", undefined],
  ["a stranger", stranger],
  ["a former connection", former],
  ["a blocked member", blocked],
] as const;

const isMarked = (text: string) => text.toLowerCase().includes(MARK.toLowerCase());
const reads = readsOf({
  ids: {
    post: hidden.map(({ id }) => id),
    member: [asha.member.id],
    company: [company.id, slugOfCompany(company)],
    chapter: [chapter.id],
  },
  query: `?q=${MARK}`,
  queries: {
    "/api/posts/:id/comments": ["", `?parentId=${commentIds[0]}`],
    "/api/posts": [asha.member.id, company.id].map((id) => `?authorId=${id}`),
    "/api/posts/feed": ["scope=my", "scope=my&sort=top", "scope=explore", `scope=explore&tag=${TAG}`]
      .map((each) => `?${each}`)
      .concat("?scope=bookmarks"),
  },
});

test("a connection who follows the company and is in the chapter reads those that are for them, in every place", async () => {
  const seen = (await walk(app, reads, friend)).filter(({ text }) => isMarked(text)).map(({ path }) => path);
  for (const { id } of [narrowed, narrow, ofCompany, ...forChapter])
    for (const part of ["?", "/comments", "/history"])
      expect([id, part, seen.some((path) => path.startsWith(`/api/posts/${id}${part}`))]).toEqual([
        id,
        part,
        true,
      ]);
  expect(seen).toContain(`/api/posts/${narrowed.id}/comments?parentId=${commentIds[0]}`);
  for (const list of ["feed?scope=my", "feed?scope=my&sort=top", "feed?scope=bookmarks"])
    expect(seen).toContain(`/api/posts/${list}`);
  expect(seen.filter((path) => [waiting, removed, deleted].some(({ id }) => path.includes(id)))).toEqual([]);
});

test("a connection outside of the chapter reads nothing of what is for it, and all else", async () => {
  const found = await walk(app, reads, outside);
  expect(found.some(({ path, text }) => path === "/api/posts/feed?scope=my" && isMarked(text))).toBe(true);
  const ids = forChapter.map(({ id }) => id);
  const isForChapter = (text: string) => text.includes(CHAPTER_MARK) || ids.some((id) => text.includes(id));
  expect(found.filter(({ text }) => isForChapter(text)).map(({ path }) => path)).toEqual([]);
});

test.each(NOBODY)("%s reads nothing of them, by any call", async (_who, as) => {
  const found = await walk(app, reads, as);
  expect(found.filter(({ text }) => isMarked(text)).map(({ path }) => path)).toEqual([]);
  expect(found.filter(({ path }) => path.includes("/og.jpg") && path.includes("/posts/"))).toEqual([]);
  if (!as) return;
  const { collections } = (await app.call("GET", "/api/bookmark-collections", { as })).json;
  expect(collections).toMatchObject([{ name: "Wood", count: 0 }]);
});

/** What each call needs, so that only the wall can refuse it. */
const BODIES: Record<string, object> = {
  "PATCH /api/posts/:id": { body: "Mine" },
  "PUT /api/posts/:id/reaction": { kind: "celebrate" },
  "POST /api/posts/:id/vote": { option: 1 },
  "POST /api/posts/:id/report": { reason: "Spam" },
  "POST /api/posts/:id/comments": { body: "Hello" },
  "PUT /api/posts/:id/bookmark": {},
  "PATCH /api/comments/:id": { body: "Mine" },
};
/** These only take away what the member themselves left there. */
const OWN_MARKS = /^DELETE \/api\/posts\/:id\/(bookmark|hide|mute)$/;
const writes = Object.keys({ ...postApi, ...commentCalls, ...postTools }).filter(
  (key) => /^(?!GET).* \/api\/(posts|comments)\/:id/.test(key) && !OWN_MARKS.test(key),
);

test.each(NOBODY)("%s does nothing with them, by any call", async (_who, as) => {
  expect(writes.length).toBeGreaterThan(10);
  for (const key of writes) {
    const { method, path } = splitKey(key);
    const ids = path.includes("comments/:id") ? commentIds : hidden.map(({ id }) => id);
    for (const id of ids) {
      const body = BODIES[key];
      const place = path.replace(":id", id);
      const { status, text } = await app.send(method, place, { as, ...(body && { body }) });
      expect([key, as ? [404, 410].includes(status) : status === 401]).toEqual([key, true]);
      expect(isMarked(text)).toBe(false);
    }
  }
});

test("no sitemap names them", async () => {
  const text = (await readSitemap(app, "/sitemaps/posts-1.xml")) ?? "";
  expect(hidden.filter(({ id }) => text.includes(id))).toEqual([]);
});

test("what they were told of, their mails and their exports have no word of them", async () => {
  for (const who of [stranger, former]) {
    await newestMessage(app, who.member.email as string, 1, /replied to your comment/);
    const mails = await messagesTo(app, who.member.email as string);
    expect(mails.filter(({ subject, text }) => isMarked(`${subject}\n${text}`))).toEqual([]);
    const exported = await exportOf(app, who);
    expect(exported.some((text) => text.includes("Well done."))).toBe(true);
    expect(exported.filter(isMarked)).toEqual([]);
  }
});
