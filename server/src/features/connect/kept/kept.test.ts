import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { MAX_COLLECTIONS, POST_TEXT } from "@cardplaza/contract/connect/post-words";
import { MAX_MUTED_WORDS } from "@cardplaza/contract/people/muted-words";
import { newId } from "../../../platform/ids.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { connect, insertPost } from "../connect.fixtures.ts";
import { posts } from "../posts/posts.table.ts";
import { keptPostsPart } from "./account-part.ts";
import { bookmarks, hiddenPosts, mutedPosts } from "./kept.table.ts";
import { mutedPart } from "../../people/muted/account-part.ts";
import { mutedMembers } from "../../people/muted/muted.table.ts";

const app = await sharedTestApp();
interface Feed {
  posts: { _id: string }[];
  nextCursor: string | null;
}
let asha: Person;
let ravi: Person;
beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  await connect(app, asha, ravi);
});

const save = (id: string, collection?: string | null, as = ravi) =>
  app.call("PUT", `/api/posts/${id}/bookmark`, {
    as,
    body: collection === undefined ? undefined : { collection },
  });
const saved = async (collection = "", as = ravi): Promise<string[]> => {
  const of = collection && `&collection=${collection}`;
  const { json } = await app.call("GET", `/api/posts/feed?scope=bookmarks${of}`, { as });
  return json.posts.map(({ _id }) => _id);
};
const begin = (name: string, as = ravi) =>
  app.call("POST", "/api/bookmark-collections", { as, body: { name } });
const savedIn = async (postId: string, as = ravi) =>
  (await app.call("GET", `/api/bookmark-collections?postId=${postId}`, { as })).json.savedIn;
const collections = async (as = ravi) =>
  (await app.call("GET", "/api/bookmark-collections", { as })).json.collections;

describe("bookmarks", () => {
  test("are listed with the last one first, say why, and are removed", async () => {
    const [one, two] = [await insertPost(app, asha), await insertPost(app, asha)];
    expect(await save(one.id)).toMatchObject({ status: 200, json: { bookmarked: true } });
    app.clock.advance({ seconds: 1 });
    await save(two.id);
    await save(one.id);
    const { json } = await app.call("GET", "/api/posts/feed?scope=bookmarks", { as: ravi });
    expect(json.posts).toMatchObject([
      { _id: two.id, bookmarked: true, why: "You saved this" },
      { _id: one.id, bookmarked: true },
    ]);
    expect(await saved("", asha)).toEqual([]);
    for (let times = 0; times < 2; times += 1)
      expect((await app.call("DELETE", `/api/posts/${one.id}/bookmark`, { as: ravi })).status).toBe(204);
    expect(await saved()).toEqual([two.id]);
  });

  test("are kept in collections, moved, and stay when a collection is deleted", async () => {
    const post = await insertPost(app, asha);
    const [ideas, later] = [(await begin("Ideas")).json, (await begin("Later")).json];
    await save(post.id, ideas._id);
    expect(await saved(ideas._id)).toEqual([post.id]);
    await save(post.id);
    expect(await collections()).toMatchObject([
      { name: "Ideas", count: 1 },
      { name: "Later", count: 0 },
    ]);
    await save(post.id, later._id);
    expect([await saved(ideas._id), await saved(later._id)]).toEqual([[], [post.id]]);
    expect([await savedIn(post.id), await savedIn(post.id, asha)]).toEqual([later._id, null]);
    await save(post.id, null);
    expect([await saved(later._id), await savedIn(post.id)]).toEqual([[], null]);
    await save(post.id, later._id);
    expect((await app.call("DELETE", `/api/bookmark-collections/${later._id}`, { as: ravi })).status).toBe(
      204,
    );
    expect(await saved()).toEqual([post.id]);
    expect((await collections()).map(({ name }) => name)).toEqual(["Ideas"]);
  });

  test("in a collection of somebody else are refused, and so is reading, renaming and deleting it", async () => {
    const post = await insertPost(app, asha);
    const { json: theirs } = await begin("Hers", asha);
    expect((await save(post.id, theirs._id)).status).toBe(404);
    expect(await app.db.$count(bookmarks, eq(bookmarks.postId, post.id))).toBe(0);
    const path = `/api/bookmark-collections/${theirs._id}`;
    const refused = [
      await app.call("GET", `/api/posts/feed?scope=bookmarks&collection=${theirs._id}`, { as: ravi }),
      await app.call("PATCH", path, { as: ravi, body: { name: "Mine" } }),
      await app.call("DELETE", path, { as: ravi }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect(await collections(asha)).toMatchObject([{ name: "Hers" }]);
  });

  test("are not shown while the member may not see the post", async () => {
    const post = await insertPost(app, asha);
    await save(post.id, (await begin("Ideas")).json._id);
    await app.call("PUT", `/api/blocks/${ravi.member.id}`, { as: asha });
    expect([await saved(), await collections()]).toMatchObject([[], [{ count: 0 }]]);
    await app.call("DELETE", `/api/blocks/${ravi.member.id}`, { as: asha });
    expect(await saved()).toEqual([post.id]);
    await app.db.update(posts).set({ status: "waiting" }).where(eq(posts.id, post.id));
    expect(await saved()).toEqual([]);
    const narrow = await insertPost(app, asha, { visibility: "connections" });
    expect((await save(narrow.id, undefined, await app.signIn("Meera Shah"))).status).toBe(404);
  });

  test("are paged without gaps or repetitions, also of one moment", async () => {
    const ids: string[] = [];
    const at = new Date();
    for (let count = 0; count < 45; count += 1) ids.push((await insertPost(app, asha)).id);
    await app.db.insert(bookmarks).values(
      ids.map((postId, place) => ({
        memberId: ravi.member.id,
        postId,
        at: new Date(at.getTime() + Math.floor(place / 30)),
      })),
    );
    const found: string[] = [];
    let cursor: string | null = "";
    const sizes: number[] = [];
    while (cursor !== null) {
      const from: string = cursor && `&cursor=${cursor}`;
      const { json }: { json: Feed } = await app.call("GET", `/api/posts/feed?scope=bookmarks${from}`, {
        as: ravi,
      });
      found.push(...json.posts.map(({ _id }) => _id));
      sizes.push(json.posts.length);
      cursor = json.nextCursor;
    }
    expect(sizes).toEqual([20, 20, 5]);
    expect(found.toSorted()).toEqual(ids.toSorted());
  });
});

describe("collections", () => {
  test("have different names, also after a rename, and there are at most fifty", async () => {
    const { json: ideas } = await begin("Ideas");
    await begin("Later");
    expect(await begin("Ideas")).toMatchObject({ status: 409, json: { message: POST_TEXT.sameName } });
    const rename = (name: string) =>
      app.call("PATCH", `/api/bookmark-collections/${ideas._id}`, { as: ravi, body: { name } });
    expect((await rename("Later")).status).toBe(409);
    expect((await rename("Best ideas")).json).toEqual({ _id: ideas._id, name: "Best ideas", count: 0 });
    expect((await begin("Ideas", asha)).status).toBe(201);
    const many = await Promise.all(
      Array.from({ length: MAX_COLLECTIONS }, (_, at) => begin(`Collection ${at}`)),
    );
    expect(many.filter(({ status }) => status === 201)).toHaveLength(MAX_COLLECTIONS - 2);
    expect(await collections()).toHaveLength(MAX_COLLECTIONS);
  });
});

describe("hidden and muted posts", () => {
  test("are marked once and need a post that the member may see", async () => {
    const post = await insertPost(app, asha);
    const narrow = await insertPost(app, asha, { visibility: "connections" });
    const meera = await app.signIn("Meera Shah");
    for (const [mark, answer, table] of [
      ["hide", { hidden: true }, hiddenPosts],
      ["mute", { muted: true }, mutedPosts],
    ] as const) {
      const put = (id: string, as = ravi) => app.call("PUT", `/api/posts/${id}/${mark}`, { as });
      expect([(await put(post.id)).json, (await put(post.id)).json]).toEqual([answer, answer]);
      expect((await put(narrow.id, meera)).status).toBe(404);
      expect((await put(newId())).status).toBe(404);
      expect(await app.db.$count(table, eq(table.memberId, ravi.member.id))).toBe(1);
      for (let times = 0; times < 2; times += 1)
        expect((await app.call("DELETE", `/api/posts/${post.id}/${mark}`, { as: ravi })).status).toBe(204);
      expect(await app.db.$count(table, eq(table.memberId, ravi.member.id))).toBe(0);
    }
  });
});

describe("muted people", () => {
  const mute = (id: string, as = ravi) => app.call("PUT", `/api/mutes/${id}`, { as });
  const muted = async (as = ravi) =>
    (await app.call("GET", "/api/mutes", { as })).json.people.map(({ name }) => name);

  test("are listed with the last one first, and shown again", async () => {
    const meera = await app.signIn("Meera Shah");
    expect((await mute(asha.member.id)).json).toEqual({ muted: true });
    app.clock.advance({ seconds: 1 });
    await mute(meera.member.id);
    await mute(asha.member.id);
    expect(await muted()).toEqual(["Meera Shah", "Asha Menon"]);
    expect(await muted(asha)).toEqual([]);
    expect((await app.call("DELETE", `/api/mutes/${meera.member.id}`, { as: ravi })).status).toBe(204);
    expect(await muted()).toEqual(["Asha Menon"]);
  });

  test("are neither oneself, nor nobody, nor in a block", async () => {
    await app.call("PUT", `/api/blocks/${ravi.member.id}`, { as: asha });
    const tried = [await mute(ravi.member.id), await mute(newId()), await mute(asha.member.id)];
    expect(tried.map(({ status }) => status)).toEqual([409, 404, 404]);
    expect((await app.call("PUT", `/api/mutes/${asha.member.id}`)).status).toBe(401);
  });
});

test("muted words are replaced, without repetitions", async () => {
  const put = (words: string[]) => app.call("PUT", "/api/mute-words", { as: ravi, body: { words } });
  const words = async (as = ravi) => (await app.call("GET", "/api/mute-words", { as })).json.words;
  expect(await words()).toEqual([]);
  expect((await put(["Crypto", " loan offer ", "CRYPTO"])).json.words).toEqual(["Crypto", "loan offer"]);
  await put(["lottery"]);
  expect([await words(), await words(asha)]).toEqual([["lottery"], []]);
  expect((await put(Array.from({ length: MAX_MUTED_WORDS + 1 }, (_, at) => `w${at}`))).status).toBe(400);
  expect((await put(["x".repeat(41)])).status).toBe(400);
});

test("an account's export has all of it, and its erasure removes it, also from those who muted the member", async () => {
  const post = await insertPost(app, asha);
  await save(post.id, (await begin("Ideas")).json._id);
  await app.call("PUT", `/api/posts/${post.id}/hide`, { as: ravi });
  await app.call("PUT", `/api/posts/${post.id}/mute`, { as: ravi });
  await app.call("PUT", `/api/mutes/${asha.member.id}`, { as: ravi });
  await app.call("PUT", `/api/mutes/${ravi.member.id}`, { as: asha });
  await app.call("PUT", "/api/mute-words", { as: ravi, body: { words: ["lottery"] } });
  const exported = async () => {
    const kinds = Object.entries({ ...keptPostsPart.kinds, ...mutedPart.kinds });
    return Object.fromEntries(
      await Promise.all(
        kinds.map(async ([kind, read]) => [kind, await read(app.db, ravi.member.id)] as const),
      ),
    );
  };
  expect(await exported()).toMatchObject({
    "saved-posts": [{ postId: post.id, collection: "Ideas" }],
    "hidden-posts": [{ postId: post.id }],
    "muted-posts": [{ postId: post.id }],
    "muted-members": [{ memberId: asha.member.id }],
    "muted-words": [{ word: "lottery" }],
  });
  const ctx = { ...app.services, now: new Date() };
  await inTransaction(app.db, async (tx) => {
    await keptPostsPart.erase(ctx, tx, ravi.member.id);
    await mutedPart.erase(ctx, tx, ravi.member.id);
  });
  expect(Object.values(await exported()).flat()).toEqual([]);
  expect(await app.db.$count(mutedMembers, eq(mutedMembers.mutedId, ravi.member.id))).toBe(0);
});
