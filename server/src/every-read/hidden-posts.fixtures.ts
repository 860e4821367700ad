import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { comments as commentCalls } from "@cardplaza/contract/connect/comments";
import { postTools } from "@cardplaza/contract/connect/post-tools";
import { posts as postApi } from "@cardplaza/contract/connect/posts";
import { splitKey } from "@cardplaza/contract/endpoint";
import { DAY_MS } from "@cardplaza/contract/time";
import { insertChapter } from "../features/chapters/chapter.fixtures.ts";
import { chapterMembers } from "../features/chapters/chapter/chapters.table.ts";
import { companyFollowers } from "../features/companies/company/companies.table.ts";
import { insertCompany } from "../features/companies/company/company.fixtures.ts";
import { slugOfCompany } from "../features/companies/company/present-company.ts";
import { connect, insertPost } from "../features/connect/connect.fixtures.ts";
import { refreshExploreJob } from "../features/connect/feed/refresh-explore.ts";
import { posts, type PostRow } from "../features/connect/posts/posts.table.ts";
import { readSitemap } from "../features/seo/sitemap.fixtures.ts";
import { messagesTo, newestMessage } from "../testing/outbox.ts";
import type { Person, TestApp } from "../testing/test-app.ts";
import { isAt, readsOf, type RecordedReads } from "../testing/walk-reads.ts";
import { exportOnce, type Cast } from "./cast.fixtures.ts";

const MARK = "Teakwood";
/** In posts for the chapter alone. */
const CHAPTER_MARK = "Mahogany";
const TAG = "teakwoodwork";

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
const WRITES = Object.keys({ ...postApi, ...commentCalls, ...postTools }).filter(
  (key) => /^(?!GET).* \/api\/(posts|comments)\/:id/.test(key) && !OWN_MARKS.test(key),
);

/**
 * Anita's posts are read, saved, commented on and reacted to by everybody. Then each is hidden in its own way. All words
 * of the posts and below them are marked.
 */
export async function hidePosts(app: TestApp, { visitor, friend, stranger, former, blocked, outside }: Cast) {
  const anita = await app.signIn("Anita Rao", { premium: true });
  const everybody = [friend, stranger, former, blocked, outside];
  const company = await insertCompany(app, anita, { name: "Rao Interiors" });
  const chapter = await insertChapter(app, [anita, ...everybody]);

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
    insertPost(app, anita, {
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
  const refreshExplore = () =>
    refreshExploreJob.run({ ...app.services, now: new Date() }, {}, new AbortController().signal);

  // What everybody does while they may.
  const connections = new Map<Person, string>();
  for (const who of everybody) {
    await app.db
      .insert(companyFollowers)
      .values({ companyId: company.id, memberId: who.member.id, followedAt: new Date() });
    connections.set(who, (await connect(app, anita, who)).id);
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
    // Anita's replies reach their bells and mailboxes.
    const { comments } = (await app.call("GET", `/api/posts/${narrowed.id}/comments`, { as: who })).json;
    const own = comments.find(({ isOwn }) => isOwn)!;
    await call(anita, "POST", `/api/posts/${narrowed.id}/comments`, { body: `${MARK}!`, parentId: own._id });
  }
  for (const { id, body } of hidden)
    await call(anita, "PATCH", `/api/posts/${id}`, { body: `${body}, edited` });
  await refreshExplore();

  // Then it is hidden.
  await call(anita, "PATCH", `/api/posts/${narrowed.id}`, { visibility: "connections" });
  await call(anita, "PATCH", `/api/posts/${narrowedToChapter.id}`, { visibility: "chapter" });
  for (const [{ member }, status] of [
    [stranger, "suspended"],
    [former, "left"],
    [outside, "removed"],
  ] as const)
    await app.db
      .update(chapterMembers)
      .set({ status, seat: null })
      .where(and(eq(chapterMembers.chapterId, chapter.id), eq(chapterMembers.memberId, member.id)));
  await call(anita, "DELETE", `/api/posts/${deleted.id}`);
  await app.db.update(posts).set({ status: "waiting" }).where(eq(posts.id, waiting.id));
  await app.db.update(posts).set({ status: "removed" }).where(eq(posts.id, removed.id));
  for (const who of [stranger, former]) {
    await call(who, "DELETE", `/api/connections/${connections.get(who)}`);
    await app.db.delete(companyFollowers).where(eq(companyFollowers.memberId, who.member.id));
  }
  await call(anita, "PUT", `/api/blocks/${blocked.member.id}`);
  await refreshExplore();

  const isMarked = (text: string) => text.toLowerCase().includes(MARK.toLowerCase());
  const reads = readsOf({
    ids: {
      post: hidden.map(({ id }) => id),
      member: [anita.member.id],
      company: [company.id, slugOfCompany(company)],
      chapter: [chapter.id],
    },
    query: { q: MARK },
    queries: {
      "/api/posts/:id/comments": ["", `?parentId=${commentIds[0]}`],
      "/api/posts": [anita.member.id, company.id].map((id) => `?authorId=${id}`),
      "/api/posts/feed": ["scope=my", "scope=my&sort=top", "scope=explore", `scope=explore&tag=${TAG}`]
        .map((each) => `?${each}`)
        .concat("?scope=bookmarks"),
    },
  });
  const nobody = [
    ["a visitor", visitor],
    ["a stranger", stranger],
    ["a former connection", former],
    ["a blocked member", blocked],
  ] as const;

  const judge = (recorded: RecordedReads) => {
    test("a connection who follows the company and is in the chapter reads those that are for them, in every place", () => {
      const seen = recorded(friend, reads)
        .filter(({ text }) => isMarked(text))
        .map(({ path }) => path);
      for (const { id } of [narrowed, narrow, ofCompany, ...forChapter])
        for (const part of ["", "/comments", "/history"])
          expect([id, part, seen.some(isAt(`/api/posts/${id}${part}`))]).toEqual([id, part, true]);
      expect(seen).toContain(`/api/posts/${narrowed.id}/comments?parentId=${commentIds[0]}`);
      for (const list of ["feed?scope=my", "feed?scope=my&sort=top", "feed?scope=bookmarks"])
        expect(seen.some(isAt(`/api/posts/${list}`))).toBe(true);
      expect(seen.filter((path) => [waiting, removed, deleted].some(({ id }) => path.includes(id)))).toEqual(
        [],
      );
    });

    test("a connection outside of the chapter reads nothing of what is for it, and all else", () => {
      const found = recorded(outside, reads);
      const mine = isAt("/api/posts/feed?scope=my");
      expect(found.some(({ path, text }) => mine(path) && isMarked(text))).toBe(true);
      const ids = forChapter.map(({ id }) => id);
      const isForChapter = (text: string) =>
        text.includes(CHAPTER_MARK) || ids.some((id) => text.includes(id));
      expect(found.filter(({ text }) => isForChapter(text)).map(({ path }) => path)).toEqual([]);
    });

    test.each(nobody)("%s reads nothing of them, by any call", async (_who, as) => {
      const found = recorded(as, reads);
      expect(found.filter(({ text }) => isMarked(text)).map(({ path }) => path)).toEqual([]);
      expect(found.filter(({ path }) => path.includes("/og.jpg") && path.includes("/posts/"))).toEqual([]);
      if (!as) return;
      const { collections } = (await app.call("GET", "/api/bookmark-collections", { as })).json;
      expect(collections).toMatchObject([{ name: "Wood", count: 0 }]);
    });

    test.each(nobody)("%s does nothing with them, by any call", async (_who, as) => {
      expect(WRITES.length).toBeGreaterThan(10);
      for (const key of WRITES) {
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
        const exported = await exportOnce(app, who);
        expect(exported.some((text) => text.includes("Well done."))).toBe(true);
        expect(exported.filter(isMarked)).toEqual([]);
      }
    });
  };
  const viewers = [visitor, friend, stranger, former, blocked, outside];
  return { wanted: viewers.map((viewer) => [viewer, reads] as const), judge };
}
