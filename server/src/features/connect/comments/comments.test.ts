import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import { newId } from "../../../platform/ids.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { members } from "../../accounts/accounts.table.ts";
import { insertCompany } from "../../companies/company/company.fixtures.ts";
import { noticesTo } from "../../notifications/notify.fixtures.ts";
import { connect, insertComment, insertPost } from "../connect.fixtures.ts";
import { posts, type PostRow } from "../posts/posts.table.ts";
import { commentsPart } from "./account-part.ts";
import { comments } from "./comments.table.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let meera: Person;
let post: PostRow;
beforeEach(async () => {
  [asha, ravi, meera] = [
    await app.signIn("Asha Menon"),
    await app.signIn("Ravi Kulkarni"),
    await app.signIn("Meera Shah"),
  ];
  await connect(app, asha, ravi);
  post = await insertPost(app, asha);
});

type Written = { parentId?: string; mentions?: { userId: string; start: number; length: number }[] };
const write = (as: Person, body: string, more: Written = {}, postId = post.id) =>
  app.call("POST", `/api/posts/${postId}/comments`, { as, body: { body, ...more } });
const read = (as?: Person, query = "", postId = post.id) =>
  app.call("GET", `/api/posts/${postId}/comments?${query}`, { as });
const bodies = async (as?: Person, query = "") =>
  (await read(as, query)).json.comments.map(({ body }) => body);
const edit = (as: Person, id: string, body: string, more: Written = {}) =>
  app.call("PATCH", `/api/comments/${id}`, { as, body: { body, ...more } });
const remove = (as: Person, id: string) => app.call("DELETE", `/api/comments/${id}`, { as });
/** What the post says it has, and the rows that there are. */
const counts = async () => {
  const [row] = await app.db.select().from(posts).where(eq(posts.id, post.id));
  const rows = await app.db.select().from(comments).where(eq(comments.postId, post.id));
  return [row?.comments, rows.filter(({ deletedAt }) => deletedAt === null).length];
};
const told = (person: Person) => noticesTo(app, person);

describe("comments", () => {
  test("are written, read with the oldest first, and counted", async () => {
    const { status, json } = await write(ravi, "Well done.");
    expect(status).toBe(201);
    expect(json).toMatchObject({
      body: "Well done.",
      parentId: null,
      replies: 0,
      isOwn: true,
      editedAt: null,
      author: { type: "user", _id: ravi.member.id, name: "Ravi Kulkarni" },
    });
    app.clock.advance({ seconds: 1 });
    await write(meera, "Where is it?");
    expect((await read(asha)).json.comments).toMatchObject([
      { body: "Well done.", isOwn: false },
      { body: "Where is it?" },
    ]);
    expect(await counts()).toEqual([2, 2]);
  });

  test("have one level of replies, in the same post", async () => {
    const { json: first } = await write(ravi, "Well done.");
    const { json: reply } = await write(asha, "Thank you.", { parentId: first._id });
    expect(reply).toMatchObject({ parentId: first._id });
    expect((await read(meera)).json.comments).toMatchObject([{ _id: first._id, replies: 1 }]);
    expect(await bodies(meera, `parentId=${first._id}`)).toEqual(["Thank you."]);
    expect(await write(ravi, "Welcome.", { parentId: reply._id })).toMatchObject({
      status: 400,
      json: { fields: { parentId: POST_TEXT.replyToReply } },
    });
    const other = await insertPost(app, asha);
    expect((await write(ravi, "Here?", { parentId: first._id }, other.id)).status).toBe(404);
    expect(await bodies(meera, `parentId=${newId()}`)).toEqual([]);
    expect(await counts()).toEqual([2, 2]);
  });

  test("are paged by keyset, replies too", async () => {
    const parent = await insertComment(app, post, ravi, { replies: 25 });
    const texts = Array.from({ length: 25 }, (_, at) => `Text ${at}`);
    for (const [at, body] of texts.entries()) {
      const time = new Date(Date.now() + at + 1);
      await insertComment(app, post, ravi, { body }, time);
      await insertComment(app, post, ravi, { body, parentId: parent.id }, time);
    }
    for (const [query, expected] of [
      ["", [parent.body, ...texts]],
      [`parentId=${parent.id}`, texts],
    ] as const) {
      const first = (await read(meera, query)).json;
      const second = (await read(meera, `${query}&cursor=${first.nextCursor}`)).json;
      const all = [...first.comments, ...second.comments].map(({ body }) => body);
      expect([first.comments.length, all, second.nextCursor]).toEqual([20, expected, null]);
    }
  });

  test("of a post that one may not see are neither read nor written", async () => {
    const narrow = await insertPost(app, asha, { visibility: "connections" });
    const gone = await insertPost(app, asha, { deletedAt: new Date() });
    const statuses = async (as: Person | undefined, id: string) => [
      (await read(as, "", id)).status,
      as && (await write(as, "Hello", {}, id)).status,
    ];
    expect(await statuses(ravi, narrow.id)).toEqual([200, 201]);
    expect(await statuses(meera, narrow.id)).toEqual([404, 404]);
    expect(await statuses(undefined, narrow.id)).toEqual([404, undefined]);
    expect(await statuses(ravi, gone.id)).toEqual([410, 410]);
    expect(await statuses(ravi, newId())).toEqual([404, 404]);
    expect((await app.call("POST", `/api/posts/${post.id}/comments`, { body: { body: "Hi" } })).status).toBe(
      401,
    );
  });

  test("are refused when empty, too long, or with links and mentions before the address is proven", async () => {
    expect((await write(ravi, " ")).status).toBe(400);
    expect((await write(ravi, "x".repeat(1_251))).status).toBe(400);
    await app.db.update(members).set({ emailProvenAt: null }).where(eq(members.id, ravi.member.id));
    const mentions = [{ userId: asha.member.id, start: 0, length: 5 }];
    const { json: plain } = await write(ravi, "No link");
    const tried = [
      await write(ravi, "See https://example.com"),
      await write(ravi, "@Asha hello", { mentions }),
      await edit(ravi, plain._id, "See www.example.com"),
    ];
    expect(tried.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect(await counts()).toEqual([1, 1]);
  });
});

test("a visitor sees the first three of a public post, and must sign in for more", async () => {
  const first = await insertComment(app, post, ravi, { body: "1" }, new Date(Date.now() - 9_000));
  for (const body of ["2", "3", "4"]) {
    app.clock.advance({ seconds: 1 });
    await insertComment(app, post, ravi, { body });
  }
  const { json } = await read();
  expect([json.comments.map(({ body }) => body), json.nextCursor]).toEqual([["1", "2", "3"], null]);
  expect(json.comments[0]?.author).toMatchObject({ name: "Ravi Kulkarni", path: "" });
  expect((await read(undefined, `cursor=${first.id}`)).status).toBe(401);
  expect((await read(undefined, `parentId=${first.id}`)).status).toBe(401);
});

describe("editing", () => {
  test("is for the author alone, for fifteen minutes, and is marked", async () => {
    const { json: comment } = await write(ravi, "Wel done.");
    expect((await edit(asha, comment._id, "Mine")).status).toBe(404);
    expect((await edit(meera, comment._id, "Mine")).status).toBe(404);
    app.clock.advance({ minutes: 14 });
    const { status, json } = await edit(ravi, comment._id, "Well done.");
    expect([status, json.body, json.editedAt === null]).toEqual([200, "Well done.", false]);
    app.clock.advance({ minutes: 2 });
    expect(await edit(ravi, comment._id, "Late")).toMatchObject({
      status: 422,
      json: { message: POST_TEXT.tooLate },
    });
    expect(await bodies(asha)).toEqual(["Well done."]);
  });

  test("ends with the post or the comment", async () => {
    const { json: comment } = await write(ravi, "Well done.");
    await app.db.update(posts).set({ visibility: "connections" }).where(eq(posts.id, post.id));
    expect((await edit(ravi, comment._id, "Still here")).status).toBe(200);
    await app.db.update(posts).set({ deletedAt: new Date() }).where(eq(posts.id, post.id));
    expect((await edit(ravi, comment._id, "Too late")).status).toBe(404);
  });
});

describe("deleting", () => {
  test("is for its author and the post's author, and nobody else", async () => {
    const [{ json: one }, { json: two }] = [await write(ravi, "One"), await write(ravi, "Two")];
    expect((await remove(meera, one._id)).status).toBe(404);
    expect((await remove(ravi, one._id)).status).toBe(204);
    expect((await remove(asha, two._id)).status).toBe(204);
    expect((await remove(asha, two._id)).status).toBe(404);
    expect(await counts()).toEqual([0, 0]);
  });

  test("of a company's post is for its team", async () => {
    const company = await insertCompany(app, meera);
    const theirs = await insertPost(app, asha, { companyId: company.id });
    const { json } = await write(ravi, "Price?", {}, theirs.id);
    expect((await remove(asha, json._id)).status).toBe(404);
    expect((await remove(meera, json._id)).status).toBe(204);
  });

  test("leaves a marked place while there are replies, and none after the last", async () => {
    const { json: parent } = await write(ravi, "A secret");
    const { json: reply } = await write(asha, "Really?", { parentId: parent._id });
    await remove(ravi, parent._id);
    const { json } = await read(meera);
    expect(json.comments).toMatchObject([
      { _id: parent._id, removed: true, body: POST_TEXT.commentRemoved, replies: 1, author: { _id: null } },
    ]);
    const [row] = await app.db.select().from(comments).where(eq(comments.id, parent._id));
    expect(row?.body).toBe("");
    expect(await counts()).toEqual([1, 1]);
    expect((await write(meera, "Hm", { parentId: parent._id })).status).toBe(404);
    expect((await edit(ravi, parent._id, "Back")).status).toBe(404);
    expect(await bodies(meera, `parentId=${parent._id}`)).toEqual(["Really?"]);
    await remove(asha, reply._id);
    expect((await read(meera)).json.comments).toEqual([]);
    expect(await app.db.$count(comments, eq(comments.postId, post.id))).toBe(0);
    expect(await counts()).toEqual([0, 0]);
  });
});

describe("counts stay right", () => {
  test("when many comment, reply and delete at once", async () => {
    const { json: parent } = await write(asha, "Ask me anything");
    const written = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        write([ravi, meera][at % 2]!, `Reply ${at}`, at % 3 === 0 ? {} : { parentId: parent._id }),
      ),
    );
    expect(written.every(({ status }) => status === 201)).toBe(true);
    // Each of ten is deleted twice at once, by its author and by the post's author.
    const deleted = await Promise.all(
      written
        .slice(0, 10)
        .flatMap(({ json }, at) => [remove([ravi, meera][at % 2]!, json._id), remove(asha, json._id)]),
    );
    expect(deleted.filter(({ status }) => status === 204)).toHaveLength(10);
    expect(await counts()).toEqual([11, 11]);
    const [row] = await app.db.select().from(comments).where(eq(comments.id, parent._id));
    expect(row?.replies).toBe(await app.db.$count(comments, eq(comments.parentId, parent._id)));
  });

  test("when a post is deleted meanwhile: each comment is refused or counted", async () => {
    const deleting = inTransaction(app.db, async (tx) => {
      await tx.update(posts).set({ deletedAt: new Date() }).where(eq(posts.id, post.id));
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    const tried = await Promise.all(Array.from({ length: 6 }, (_, at) => write(ravi, `Text ${at}`)));
    await deleting;
    const accepted = tried.filter(({ status }) => status === 201).length;
    expect(tried.filter(({ status }) => status === 410)).toHaveLength(6 - accepted);
    expect(accepted).toBeLessThan(6);
    expect(await counts()).toEqual([accepted, accepted]);
  });
});

describe("a block in the middle of a thread", () => {
  test("hides each one's comments from the other, and from nobody else", async () => {
    const { json: parent } = await write(ravi, "By Ravi");
    await write(meera, "By Meera", { parentId: parent._id });
    await write(ravi, "Ravi again", { parentId: parent._id });
    await write(ravi, "Ravi alone");
    await write(meera, "Meera alone");
    await app.call("PUT", `/api/blocks/${ravi.member.id}`, { as: meera });
    const replies = `parentId=${parent._id}`;
    const ofMeera = await read(meera);
    expect(ofMeera.json.comments).toMatchObject([
      { removed: true, body: POST_TEXT.commentRemoved, author: { _id: null } },
      { body: "Meera alone" },
    ]);
    expect(ofMeera.text).not.toMatch(/Ravi/);
    expect(ofMeera.text).not.toContain(ravi.member.id);
    expect(await bodies(meera, replies)).toEqual(["By Meera"]);
    expect([await bodies(ravi), await bodies(ravi, replies)]).toEqual([
      ["By Ravi", "Ravi alone"],
      ["Ravi again"],
    ]);
    expect([await bodies(asha), await bodies(asha, replies)]).toEqual([
      ["By Ravi", "Ravi alone", "Meera alone"],
      ["By Meera", "Ravi again"],
    ]);
    expect((await write(meera, "Once more", { parentId: parent._id })).status).toBe(404);
  });

  test("with the post's author ends reading and writing at once", async () => {
    const { json } = await write(ravi, "Well done.");
    await app.call("PUT", `/api/blocks/${ravi.member.id}`, { as: asha });
    expect([(await read(ravi)).status, (await write(ravi, "More")).status]).toEqual([404, 404]);
    expect((await edit(ravi, json._id, "More")).status).toBe(404);
    expect(await bodies(asha)).toEqual([]);
    expect(await bodies(meera)).toEqual(["Well done."]);
    expect((await remove(ravi, json._id)).status).toBe(204);
  });
});

test("comments of a member who left are not read; the place of one with replies stays", async () => {
  const { json: parent } = await write(ravi, "By Ravi");
  await write(meera, "By Meera", { parentId: parent._id });
  await write(ravi, "Ravi alone");
  await app.db.update(members).set({ erasesAt: new Date() }).where(eq(members.id, ravi.member.id));
  expect((await read(asha)).json.comments).toMatchObject([{ removed: true, replies: 1 }]);
  expect((await read()).text).not.toContain("Ravi");
});

describe("who is notified", () => {
  test("the post's author of comments, a commenter of replies, the mentioned of mentions; each once", async () => {
    const { json: parent } = await write(ravi, "Well done.");
    expect(await told(asha)).toEqual(["Ravi Kulkarni commented on your post"]);
    const mentions = [
      { userId: ravi.member.id, start: 0, length: 5 },
      { userId: asha.member.id, start: 6, length: 5 },
    ];
    await write(meera, "@Ravi @Asha look", { parentId: parent._id, mentions });
    expect(await told(ravi)).toEqual(["Meera Shah replied to your comment"]);
    expect(await told(asha)).toEqual(["Meera Shah and 1 other commented on your post"]);
    expect(await told(meera)).toEqual([]);
  });

  test("an edit tells only those whom it mentions now", async () => {
    const karan = await app.signIn("Karan Gill");
    const one = { userId: meera.member.id, start: 0, length: 6 };
    const { json } = await write(ravi, "@Meera look", { mentions: [one] });
    await edit(ravi, json._id, "@Meera @Karan look", {
      mentions: [one, { userId: karan.member.id, start: 7, length: 6 }],
    });
    expect([await told(meera), await told(karan)]).toEqual([
      ["Ravi Kulkarni mentioned you in a comment"],
      ["Ravi Kulkarni mentioned you in a comment"],
    ]);
  });

  test("nobody about a post that they muted, by somebody whom they muted, or in a block", async () => {
    await app.call("PUT", `/api/posts/${post.id}/mute`, { as: asha });
    await write(ravi, "Well done.");
    expect(await told(asha)).toEqual([]);
    await app.call("PUT", `/api/mutes/${ravi.member.id}`, { as: meera });
    await app.call("PUT", `/api/blocks/${ravi.member.id}`, { as: await blocker() });
    await write(ravi, "@Meera", { mentions: [{ userId: meera.member.id, start: 0, length: 6 }] });
    expect(await told(meera)).toEqual([]);
  });

  test("a mention of somebody who blocked the author becomes plain text", async () => {
    const other = await blocker();
    await app.call("PUT", `/api/blocks/${ravi.member.id}`, { as: other });
    const { status, json } = await write(ravi, "@Farah hello", {
      mentions: [{ userId: other.member.id, start: 0, length: 6 }],
    });
    expect([status, json.mentions, await told(other)]).toEqual([201, [], []]);
  });

  const blocker = () => app.signIn("Farah Khan");
});

test("an account's export has its comments; its erasure removes them and keeps the counts right", async () => {
  const { json: parent } = await write(ravi, "By Ravi");
  await write(meera, "By Meera", { parentId: parent._id });
  const { json: lonely } = await write(ravi, "Ravi alone");
  await write(ravi, "Ravi to himself", { parentId: lonely._id });
  const exported = await commentsPart.kinds["comments"]!(app.db, ravi.member.id);
  expect(exported).toMatchObject([{ body: "By Ravi" }, { body: "Ravi alone" }, { body: "Ravi to himself" }]);
  const erase = () =>
    inTransaction(app.db, (tx) =>
      commentsPart.erase({ ...app.services, now: new Date() }, tx, ravi.member.id),
    );
  await erase();
  await erase();
  expect(await counts()).toEqual([1, 1]);
  const rows = await app.db.select().from(comments).where(eq(comments.postId, post.id));
  expect(rows.map(({ body }) => body).toSorted()).toEqual(["", "By Meera"]);
});
