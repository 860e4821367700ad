import { eq, sql, TransactionRollbackError, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import { beforeEach, describe, expect, test } from "vitest";
import { POSTS_PER_PAGE } from "@cardplaza/contract/connect/post-words";
import { inTransaction } from "../../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { members } from "../../accounts/accounts.table.ts";
import { companies, companyFollowers } from "../../companies/company/companies.table.ts";
import { insertCompany } from "../../companies/company/company.fixtures.ts";
import { connections } from "../../people/connections/connections.table.ts";
import { connect, insertPost } from "../connect.fixtures.ts";
import { mutedMembers } from "../../people/muted/muted.table.ts";
import { posts, postTags, type PostRow } from "../posts/posts.table.ts";
import { newestOfFeed, readEach, walkBack } from "./newest-of-feed.ts";
import { refreshExploreJob } from "./refresh-explore.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let meera: Person;
beforeEach(async () => {
  await app.db.delete(posts);
  [asha, ravi, meera] = [
    await app.signIn("Asha Menon"),
    await app.signIn("Ravi Kulkarni"),
    await app.signIn("Meera Shah"),
  ];
  await connect(app, asha, ravi);
});

const page = async (query: string, as = ravi) =>
  (await app.call("GET", `/api/posts/feed?${query}`, { as })).json;
const ids = async (query: string, as = ravi) => (await page(query, as)).posts.map(({ _id }) => _id);
async function everyPage(query: string, as = ravi): Promise<string[][]> {
  const pages: string[][] = [];
  let cursor: string | null = "";
  while (cursor !== null) {
    const { posts: shown, nextCursor } = await page(`${query}${cursor && `&cursor=${cursor}`}`, as);
    pages.push(shown.map(({ _id }) => _id));
    cursor = nextCursor;
  }
  return pages;
}
/** The oldest first, a minute apart. */
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
async function insertPosts(author: Person, count: number, fields: Partial<PostRow> = {}): Promise<string[]> {
  const made: string[] = [];
  for (let at = count; at > 0; at -= 1) made.push((await insertPost(app, author, fields, minutesAgo(at))).id);
  return made;
}
const follow = (companyId: string, as: Person) =>
  app.db.insert(companyFollowers).values({ companyId, memberId: as.member.id, followedAt: new Date() });
const refresh = () =>
  refreshExploreJob.run({ ...app.services, now: new Date() }, {}, new AbortController().signal);

describe("my feed", () => {
  test("has one's own posts, those of connections and of followed companies, each with its reason", async () => {
    const company = await insertCompany(app, meera, { name: "Deshmukh Fasteners" });
    await follow(company.id, ravi);
    const own = await insertPost(app, ravi, {}, minutesAgo(4));
    const hers = await insertPost(app, asha, { visibility: "connections" }, minutesAgo(3));
    const theirs = await insertPost(
      app,
      meera,
      { companyId: company.id, visibility: "connections" },
      minutesAgo(2),
    );
    await insertPost(app, meera);
    expect((await page("scope=my")).posts).toMatchObject([
      { _id: theirs.id, why: "You follow Deshmukh Fasteners", isOwn: false },
      { _id: hers.id, why: "You are connected" },
      { _id: own.id, why: "", isOwn: true },
    ]);
    expect(await ids("", meera)).toHaveLength(2);
    expect((await app.call("GET", "/api/posts/feed")).status).toBe(401);
  });

  test("is paged by keyset: a post that arrives in between repeats nothing and leaves nothing out", async () => {
    const made = await insertPosts(asha, 45);
    const first = await page("");
    await insertPost(app, asha);
    const second = await page(`cursor=${first.nextCursor}`);
    const third = await page(`cursor=${second.nextCursor}`);
    expect([first, second, third].flatMap((one) => one.posts.map(({ _id }) => _id))).toEqual(
      made.toReversed(),
    );
    expect(third.nextCursor).toBeNull();
  });

  test("without anything is empty, and a cursor that means nothing does no harm", async () => {
    expect(await page("")).toEqual({ posts: [], nextCursor: null });
    for (const query of [
      "cursor='",
      "sort=top&cursor=1.2",
      "scope=explore&cursor=x",
      "scope=bookmarks&cursor=9",
    ])
      expect([query, (await app.call("GET", `/api/posts/feed?${query}`, { as: ravi })).status]).toEqual([
        query,
        200,
      ]);
  });
});

describe("what somebody may not or does not want to see is left out at once, on every page", () => {
  /** The second page has the post; then something happens. */
  async function expectLeftOut(act: (post: PostRow) => Promise<unknown>, fields: Partial<PostRow> = {}) {
    const post = await insertPost(app, asha, fields, minutesAgo(200));
    await insertPosts(ravi, POSTS_PER_PAGE + 5);
    const { nextCursor } = await page("");
    expect(await ids(`cursor=${nextCursor}`)).toContain(post.id);
    await act(post);
    expect(await ids(`cursor=${nextCursor}`)).not.toContain(post.id);
    expect(await ids("sort=top")).not.toContain(post.id);
  }
  const put = (path: string, as = ravi) => app.call("PUT", path, { as });
  const change = (post: PostRow, fields: Partial<PostRow>) =>
    app.db.update(posts).set(fields).where(eq(posts.id, post.id));

  test("a block, by either side", async () => {
    await expectLeftOut(() => put(`/api/blocks/${ravi.member.id}`, asha));
    await app.call("DELETE", `/api/blocks/${ravi.member.id}`, { as: asha });
    await app.db.delete(posts);
    await app.db.delete(connections);
    await connect(app, asha, ravi);
    await expectLeftOut(() => put(`/api/blocks/${asha.member.id}`, ravi));
  });
  test("a muted person", () => expectLeftOut(() => put(`/api/mutes/${asha.member.id}`)));
  test("a muted word, as a whole word", async () => {
    await expectLeftOut(
      () => app.call("PUT", "/api/mute-words", { as: ravi, body: { words: ["lottery"] } }),
      {
        body: "A Lottery for all",
      },
    );
    const other = await insertPost(app, asha, { body: "The lotterywala" });
    expect(await ids("")).toContain(other.id);
  });
  test("a hidden post", () => expectLeftOut((post) => put(`/api/posts/${post.id}/hide`)));
  test("a post that waits", () => expectLeftOut((post) => change(post, { status: "waiting" })));
  test("a removed post", () => expectLeftOut((post) => change(post, { status: "removed" })));
  test("a deleted post", () => expectLeftOut((post) => change(post, { deletedAt: new Date() })));
  test("a connection that ended", () => expectLeftOut(() => app.db.delete(connections)));
  test("a member who left", () =>
    expectLeftOut(() =>
      app.db.update(members).set({ erasesAt: new Date() }).where(eq(members.id, asha.member.id)),
    ));
  test("a company that is hidden, and one that is not followed any more", async () => {
    const company = await insertCompany(app, meera);
    await follow(company.id, ravi);
    const fields = { companyId: company.id, memberId: meera.member.id };
    await expectLeftOut(
      () => app.db.update(companies).set({ status: "hidden" }).where(eq(companies.id, company.id)),
      fields,
    );
    await app.db.update(companies).set({ status: "active" }).where(eq(companies.id, company.id));
    await app.db.delete(posts);
    await expectLeftOut(() => app.db.delete(companyFollowers), fields);
  });

  test("when nearly all is left out, pages are short, and what remains is still found", async () => {
    const kept = await insertPost(app, asha, { body: "The only one" }, minutesAgo(400));
    await insertPosts(asha, 150, { body: "lottery" });
    await app.call("PUT", "/api/mute-words", { as: ravi, body: { words: ["lottery"] } });
    expect((await everyPage("")).flat()).toEqual([kept.id]);
  });
});

describe("few and many authors", () => {
  /** Newer than all others, so that a page begins far behind the first 2,000. */
  const insertNewer = (author: Person, count: number, from = 0) =>
    app.db.insert(posts).values(
      Array.from({ length: count }, (_, at) => ({
        id: `zzzzzzzz${String(from + at).padStart(12, "0")}`,
        memberId: author.member.id,
        body: "New",
        textHash: String(at),
        createdAt: new Date(),
        updatedAt: new Date(),
      })),
    );

  test("posts far back are found, after those among the newest of all", async () => {
    const old = (await insertPosts(asha, 30)).toReversed();
    await insertNewer(meera, 2_100);
    expect(await newestOfFeed(app.db, ravi.member.id, { limit: 25 })).toEqual(old.slice(0, 25));
    await insertNewer(asha, 3, 2_100);
    const newest = (await newestOfFeed(app.db, ravi.member.id, { limit: 3 })).filter((id) => id > "zzzz");
    expect(newest).toHaveLength(3);
    expect((await everyPage("")).flat()).toEqual([...newest, ...old]);
  });

  test("both ways of reading give the same posts", async () => {
    const made = [...(await insertPosts(asha, 12)), ...(await insertPosts(ravi, 9))];
    await insertPosts(meera, 9);
    const muted = await app.signIn("Farah Khan");
    await connect(app, muted, ravi);
    await insertPosts(muted, 3);
    await app.db
      .insert(mutedMembers)
      .values({ memberId: ravi.member.id, mutedId: muted.member.id, at: new Date() });
    const sorted = made.toSorted().toReversed();
    await app.call("PUT", `/api/posts/${sorted[5]}/hide`, { as: ravi });
    const [before, from] = [sorted[2]!, sorted[15]!];
    const wanted = sorted.slice(3, 15).filter((id) => id !== sorted[5]);
    const read = async (query: SQL) => (await app.db.execute<{ id: string }>(query)).rows.map(({ id }) => id);
    expect(await read(walkBack(ravi.member.id, before, from, 8))).toEqual(wanted.slice(0, 8));
    expect(await read(readEach(ravi.member.id, before, from, 8))).toEqual(wanted.slice(0, 8));
  });

  test("plans for any values use the indexes of published posts and accepted connections", async () => {
    // On so few rows any index is as cheap as another, so those for all rows are taken away until the plan is read.
    const planOf = async (query: SQL) => {
      const { sql: text } = new PgDialect().sqlToQuery(query);
      let lines: Record<string, string>[] = [];
      const reading = inTransaction(app.db, async (tx) => {
        await tx.execute(sql`set local enable_seqscan = off`);
        await tx.execute(sql`alter table posts drop constraint posts_pkey cascade`);
        await tx.execute(sql`drop index connections_pair, connections_first_list, connections_second_list`);
        lines = (await tx.execute<Record<string, string>>(sql.raw(`explain (generic_plan) ${text}`))).rows;
        tx.rollback();
      });
      await expect(reading).rejects.toThrow(TransactionRollbackError);
      return lines.map((row) => row["QUERY PLAN"]).join("\n");
    };
    const walked = await planOf(walkBack(ravi.member.id, "z", "", 25));
    const each = await planOf(readEach(ravi.member.id, "z", "", 25));
    for (const plan of [walked, each]) {
      expect(plan).toMatch(/(using|on) posts_(newest|source) /);
      expect(plan.match(/(using|on) connections_(first|second) /g)).toHaveLength(2);
    }
  });
});

describe("top", () => {
  test("has the best of the week first, at most two of an author in ten, and pages that fit together", async () => {
    const others = await Promise.all(Array.from({ length: 25 }, (_, at) => app.signIn(`Member ${at}`)));
    for (const other of others) {
      await connect(app, other, ravi);
      await insertPost(app, other, {}, minutesAgo(60));
    }
    await insertPosts(asha, 6, { likes: 50 });
    const old = await insertPost(app, asha, { likes: 999 }, minutesAgo(8 * 24 * 60));
    const pages = await everyPage("sort=top");
    const all = pages.flat();
    expect(new Set(all).size).toBe(all.length);
    expect(all).not.toContain(old.id);
    const authors = (await app.db.select().from(posts)).map(({ id, memberId }) => [id, memberId] as const);
    const authorOf = new Map(authors);
    expect(all.slice(0, 2).map((id) => authorOf.get(id))).toEqual([asha.member.id, asha.member.id]);
    for (let from = 0; from + 10 <= all.length; from += 1) {
      const hers = all.slice(from, from + 10).filter((id) => authorOf.get(id) === asha.member.id);
      expect(hers.length).toBeLessThanOrEqual(2);
    }
    expect(all.length).toBeGreaterThan(POSTS_PER_PAGE);
  });

  test("goes on where it ended when the last post is gone meanwhile", async () => {
    const others = await Promise.all(Array.from({ length: 22 }, (_, at) => app.signIn(`Member ${at}`)));
    for (const other of others) {
      await connect(app, other, ravi);
      await insertPost(app, other);
    }
    const first = await page("sort=top");
    await app.db.delete(posts).where(eq(posts.id, first.posts.at(-1)!._id));
    const second = await page(`sort=top&cursor=${first.nextCursor}`);
    expect(second.posts.length).toBeGreaterThanOrEqual(1);
    const seen = new Set(first.posts.map(({ _id }) => _id));
    expect(second.posts.some(({ _id }) => seen.has(_id))).toBe(false);
  });
});

describe("explore", () => {
  test("has the popular public posts of the week, of everybody", async () => {
    const liked = await insertPost(app, meera, { likes: 9 }, minutesAgo(60));
    const quiet = await insertPost(app, asha, {}, minutesAgo(60));
    await insertPost(app, asha, { visibility: "connections", likes: 99 });
    await insertPost(app, asha, { likes: 99 }, minutesAgo(8 * 24 * 60));
    await insertPost(app, asha, { likes: 99, status: "waiting" });
    await refresh();
    const { posts: shown } = await page("scope=explore");
    expect(shown).toMatchObject([
      { _id: liked.id, why: "Popular this week" },
      { _id: quiet.id, why: "Popular this week" },
    ]);
    await app.db.update(posts).set({ likes: 99 }).where(eq(posts.id, quiet.id));
    await refresh();
    expect(await ids("scope=explore")).toEqual([quiet.id, liked.id]);
  });

  test("leaves out at once what is narrowed, removed, blocked, muted or hidden", async () => {
    const authors = await Promise.all(Array.from({ length: 6 }, (_, at) => app.signIn(`Member ${at}`)));
    const made: PostRow[] = [];
    for (const author of authors) made.push(await insertPost(app, author, { body: `Text ${made.length}` }));
    await refresh();
    expect(await ids("scope=explore")).toHaveLength(6);
    const change = (at: number, fields: Partial<PostRow>) =>
      app.db.update(posts).set(fields).where(eq(posts.id, made[at]!.id));
    await change(0, { visibility: "connections" });
    await change(1, { status: "removed" });
    await app.call("PUT", `/api/blocks/${authors[2]!.member.id}`, { as: ravi });
    await app.call("PUT", `/api/mutes/${authors[3]!.member.id}`, { as: ravi });
    await app.call("PUT", `/api/posts/${made[4]!.id}/hide`, { as: ravi });
    expect(await ids("scope=explore")).toEqual([made[5]!.id]);
    await app.call("PUT", "/api/mute-words", { as: ravi, body: { words: ["text 5"] } });
    expect(await ids("scope=explore")).toEqual([]);
    await refresh();
    expect(await ids("scope=explore", meera)).toEqual([2, 3, 4, 5].map((at) => made[at]!.id).toReversed());
  });

  test("is paged, and goes on after the same post when it was refreshed in between", async () => {
    const authors = await Promise.all(Array.from({ length: 30 }, (_, at) => app.signIn(`Member ${at}`)));
    const made: string[] = [];
    for (const [at, author] of authors.entries())
      made.push((await insertPost(app, author, { likes: 100 - at }, minutesAgo(60))).id);
    await refresh();
    const first = await page("scope=explore");
    expect(first.posts.map(({ _id }) => _id)).toEqual(made.slice(0, 20));
    await insertPost(app, meera, { likes: 500 });
    await refresh();
    const second = await page(`scope=explore&cursor=${first.nextCursor}`);
    expect(second.posts.map(({ _id }) => _id)).toEqual(made.slice(20));
    expect(second.nextCursor).toBeNull();
  });

  test("by a hashtag has the newest public posts with it", async () => {
    const tag = async (post: PostRow, ...tags: string[]) => {
      await app.db.insert(postTags).values(tags.map((one) => ({ tag: one, postId: post.id })));
      return post.id;
    };
    const older = await tag(await insertPost(app, meera, {}, minutesAgo(5)), "pune", "tally");
    const newer = await tag(await insertPost(app, asha, {}, minutesAgo(2)), "pune");
    await tag(await insertPost(app, asha, { visibility: "connections" }), "pune");
    await tag(await insertPost(app, asha), "tally");
    expect(await ids("scope=explore&tag=%23Pune")).toEqual([newer, older]);
    expect((await page("scope=explore&tag=pune")).posts[0]?.why).toBe("With #pune");
    await app.call("PUT", `/api/blocks/${meera.member.id}`, { as: ravi });
    expect(await ids("scope=explore&tag=pune")).toEqual([newer]);
  });

  test("says what is talked about: what several people wrote of in public", async () => {
    for (const [author, tags, fields] of [
      [asha, ["pune", "alone"], {}],
      [asha, ["alone"], {}],
      [meera, ["pune", "tally"], {}],
      [ravi, ["pune", "tally"], {}],
      [ravi, ["secret"], { visibility: "connections" }],
      [asha, ["secret"], { visibility: "connections" }],
    ] as const) {
      const { id } = await insertPost(app, author, fields);
      await app.db.insert(postTags).values(tags.map((tag) => ({ tag, postId: id })));
    }
    await refresh();
    const { json } = await app.call("GET", "/api/posts/talked-about", { as: ravi });
    expect(json.tags).toEqual([
      { tag: "pune", posts: 3 },
      { tag: "tally", posts: 2 },
    ]);
    expect((await app.call("GET", "/api/posts/talked-about")).status).toBe(401);
  });
});
