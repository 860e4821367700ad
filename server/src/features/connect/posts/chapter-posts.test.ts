import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { MembershipStatus } from "@cardplaza/contract/chapters/chapter-words";
import { FEED_WHY, POST_TEXT } from "@cardplaza/contract/connect/post-words";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { insertChapter, insertMembership } from "../../chapters/chapter.fixtures.ts";
import { chapterMembers, chapters, type ChapterRow } from "../../chapters/chapter/chapters.table.ts";
import { insertCompany } from "../../companies/company/company.fixtures.ts";
import { noticesTo } from "../../notifications/notify.fixtures.ts";
import { connect, insertPost } from "../connect.fixtures.ts";
import { findFeedsWith } from "./publish-new-post.ts";
import { postCalls } from "./post-calls.fixtures.ts";

// Posts that only the members of a chapter see. Asha and Meera are in it and do not know each other; Ravi is connected
// with Asha.

const app = await sharedTestApp();
const { call, create, edit, show } = postCalls(app);
let asha: Person;
let meera: Person;
let ravi: Person;
let chapter: ChapterRow;
beforeEach(async () => {
  [asha, meera, ravi] = [
    await app.signIn("Asha Menon"),
    await app.signIn("Meera Shah"),
    await app.signIn("Ravi Kulkarni"),
  ];
  await connect(app, asha, ravi);
  chapter = await insertChapter(app, [asha, meera], { status: "active" });
});

const forChapter = { visibility: "chapter" };
const write = async (as = asha, body: object = {}) => (await create(as, { ...forChapter, ...body })).json;
const insertFor = (author: Person) =>
  insertPost(app, author, { visibility: "chapter", chapterId: chapter.id });
const sees = async (who: Person | undefined, id: string) => (await show(who, id)).status === 200;
const refused = async (as: Person, body: object) => {
  const { status, json } = await create(as, { ...forChapter, ...body });
  expect(status).toBe(400);
  return json.fields;
};
const setStatus = (who: Person, status: MembershipStatus) =>
  app.db
    .update(chapterMembers)
    .set({ status, seat: null })
    .where(and(eq(chapterMembers.chapterId, chapter.id), eq(chapterMembers.memberId, who.member.id)));
const feedOf = async (as: Person, query = "scope=my") =>
  (await app.call("GET", `/api/posts/feed?${query}`, { as })).json.posts;
const idsOf = (posts: { _id: string }[]) => posts.map(({ _id }) => _id);

describe("who reads it", () => {
  test("the members of the chapter and its author, not a connection outside nor a visitor", async () => {
    const post = await write();
    expect(post).toMatchObject({ ...forChapter, chapter: { _id: chapter.id, name: chapter.name } });
    expect([await sees(asha, post._id), await sees(meera, post._id)]).toEqual([true, true]);
    expect([await sees(ravi, post._id), await sees(undefined, post._id)]).toEqual([false, false]);
  });

  test.each([
    ["active", true],
    ["on_leave", true],
    ["suspended", false],
    ["left", false],
    ["removed", false],
    ["requested", false],
    ["invited", false],
    ["waitlisted", false],
    ["declined", false],
  ] as const)("a member whose place is %s: %s", async (status, isRead) => {
    const { id } = await insertFor(asha);
    await setStatus(meera, status);
    expect(await sees(meera, id)).toBe(isRead);
    expect(idsOf(await feedOf(meera))).toEqual(isRead ? [id] : []);
  });

  test("nobody in a block with its author", async () => {
    const { id } = await insertFor(asha);
    await app.send("PUT", `/api/blocks/${asha.member.id}`, { as: meera });
    expect(await sees(meera, id)).toBe(false);
  });

  test("it stays in the chapter when its author leaves, who sees neither it nor what is said below it", async () => {
    const { id } = await insertFor(meera);
    await setStatus(meera, "left");
    await call(asha, "POST", `/${id}/comments`, { body: "Between us." });
    expect(await noticesTo(app, meera)).toEqual([]);
    expect([await sees(asha, id), await sees(meera, id)]).toEqual([true, false]);
    expect((await call(meera, "GET", `?authorId=${meera.member.id}`)).json.posts).toEqual([]);
    expect((await call(meera, "GET", `/${id}/comments`)).status).toBe(404);
    expect((await edit(meera, id, { body: "Goodbye." })).status).toBe(404);
    expect((await call(meera, "DELETE", `/${id}`)).status).toBe(404);
    await setStatus(meera, "active");
    expect(await sees(meera, id)).toBe(true);
  });

  test("it can be read and edited in a chapter that is archived", async () => {
    const { id } = await insertFor(asha);
    await app.db.update(chapters).set({ status: "archived" }).where(eq(chapters.id, chapter.id));
    expect(await sees(meera, id)).toBe(true);
    expect((await edit(asha, id, { body: "It was good." })).status).toBe(200);
  });

  test("a profile lists it for the chapter alone", async () => {
    const { id } = await insertFor(asha);
    const listed = async (as: Person) =>
      idsOf((await call(as, "GET", `?authorId=${asha.member.id}`)).json.posts);
    expect([await listed(asha), await listed(meera), await listed(ravi)]).toEqual([[id], [id], []]);
  });

  test("a mention notifies who may read it", async () => {
    for (const who of [meera, ravi])
      await create(asha, {
        ...forChapter,
        body: `@${who.member.name} has news.`,
        mentions: [{ userId: who.member.id, start: 0, length: who.member.name.length + 1 }],
      });
    expect(await noticesTo(app, meera)).toEqual(["Asha Menon mentioned you in a post"]);
    expect(await noticesTo(app, ravi)).toEqual([]);
  });
});

describe("writing", () => {
  test("who is in several chapters names one of them", async () => {
    const other = await insertChapter(app, [asha]);
    expect(await refused(asha, {})).toEqual({ chapterId: POST_TEXT.chooseChapter });
    expect(await write(asha, { chapterId: other.id })).toMatchObject({ chapter: { _id: other.id } });
  });

  test("is refused without a chapter, for one of others, and for a company", async () => {
    expect(await refused(ravi, {})).toEqual({ visibility: POST_TEXT.noChapter });
    expect(await refused(ravi, { chapterId: chapter.id })).toEqual({ chapterId: POST_TEXT.notInChapter });
    const company = await insertCompany(app, asha);
    expect(await refused(asha, { companyId: company.id })).toEqual({
      visibility: POST_TEXT.companyInChapter,
    });
  });

  test.each(["requested", "invited", "waitlisted", "suspended", "left", "removed"] as const)(
    "is refused for a member whose place is %s",
    async (status) => {
      await setStatus(meera, status);
      expect(await refused(meera, { chapterId: chapter.id })).toEqual({ chapterId: POST_TEXT.notInChapter });
    },
  );

  test.each(["archived", "suspended"] as const)("is refused for a chapter that is %s", async (status) => {
    await app.db.update(chapters).set({ status }).where(eq(chapters.id, chapter.id));
    expect(await refused(asha, {})).toEqual({ visibility: POST_TEXT.noChapter });
  });
});

describe("the feed", () => {
  test("has it for everybody in the chapter, with the reason, in both orders", async () => {
    const { id } = await insertFor(asha);
    for (const query of ["scope=my", "scope=my&sort=top"])
      expect(await feedOf(meera, query)).toMatchObject([{ _id: id, why: FEED_WHY.chapter(chapter.name) }]);
    expect(await feedOf(asha)).toMatchObject([{ _id: id, why: "" }]);
    expect([await feedOf(ravi), await feedOf(meera, "scope=explore")]).toEqual([[], []]);
  });

  test("has nothing else of people in the same chapter", async () => {
    await insertPost(app, asha);
    await insertPost(app, asha, { visibility: "connections" });
    expect(await feedOf(meera)).toEqual([]);
  });

  test("leaves it out for who muted its author, and brings it to who joins later", async () => {
    const { id } = await insertFor(asha);
    await app.send("PUT", `/api/mutes/${asha.member.id}`, { as: meera });
    expect(await feedOf(meera)).toEqual([]);
    await insertMembership(app, chapter, ravi);
    expect(idsOf(await feedOf(ravi))).toEqual([id]);
  });

  test("an open one hears of a new one in the chapter alone", async () => {
    const everybody = [asha, meera, ravi].map(({ member }) => member.id);
    const { id } = await insertFor(asha);
    expect(await findFeedsWith(app.db, id, everybody)).toEqual([meera.member.id]);
  });
});

describe("an edit", () => {
  test("narrows a public post to the chapter, and opens one that nobody else commented on", async () => {
    const { _id } = (await create(asha)).json;
    expect((await edit(asha, _id, forChapter)).json).toMatchObject({ chapter: { _id: chapter.id } });
    expect([await sees(meera, _id), await sees(ravi, _id), await sees(undefined, _id)]).toEqual([
      true,
      false,
      false,
    ]);
    expect((await edit(asha, _id, { visibility: "connections" })).json).toMatchObject({ chapter: null });
    expect([await sees(meera, _id), await sees(ravi, _id)]).toEqual([false, true]);
  });

  test("moves it to another chapter", async () => {
    const other = await insertChapter(app, [asha, ravi]);
    const { id } = await insertFor(asha);
    expect((await edit(asha, id, { chapterId: other.id })).json).toMatchObject({
      chapter: { _id: other.id },
    });
    expect([await sees(meera, id), await sees(ravi, id)]).toEqual([false, true]);
  });

  test("does not show to others what members of the chapter wrote below it", async () => {
    const other = await insertChapter(app, [asha]);
    const { id } = await insertFor(asha);
    await call(meera, "POST", `/${id}/comments`, { body: "Between us: yes." });
    for (const change of [{ visibility: "public" }, { visibility: "connections" }, { chapterId: other.id }]) {
      const { status, json } = await edit(asha, id, change);
      expect([status, json.error]).toEqual([422, POST_TEXT.commentedByFew]);
    }
  });

  test("what it said to the chapter stays there", async () => {
    const { _id } = await write(asha, { body: "Only for us." });
    await edit(asha, _id, { body: "For everybody.", visibility: "public" });
    const history = async (as: Person) => (await call(as, "GET", `/${_id}/history`)).json.edits;
    expect(await history(meera)).toMatchObject([{ body: "Only for us." }]);
    expect(await history(asha)).toMatchObject([{ body: "Only for us." }]);
    expect(await history(ravi)).toEqual([]);
  });

  test("does not bring a post into a chapter that its author left", async () => {
    const { id } = await insertPost(app, meera);
    await setStatus(meera, "left");
    const { json } = await edit(meera, id, { ...forChapter, chapterId: chapter.id });
    expect(json.fields).toEqual({ chapterId: POST_TEXT.notInChapter });
  });

  test("notifies those whom it mentions once they may read it", async () => {
    const { _id } = await write(asha, {
      body: "@Ravi Kulkarni has news.",
      mentions: [{ userId: ravi.member.id, start: 0, length: 14 }],
    });
    await edit(asha, _id, { visibility: "connections" });
    expect(await noticesTo(app, ravi)).toEqual(["Asha Menon mentioned you in a post"]);
  });
});
