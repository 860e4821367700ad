import { beforeEach, describe, expect, test } from "vitest";
import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import { inTransaction } from "../../platform/transaction.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { members } from "../accounts/accounts.table.ts";
import { insertCompany, insertManager } from "../companies/company/company.fixtures.ts";
import { noticesTo } from "../notifications/notify.fixtures.ts";
import { connect, insertComment, insertPost } from "./connect.fixtures.ts";
import { mutedPosts } from "./kept/kept.table.ts";
import { mutedMembers, mutedWords } from "../people/muted/muted.table.ts";
import { authorsToNotify, notifyAboutPost, type PostNews } from "./posts/notify-about-post.ts";
import { postCalls } from "./posts/post-calls.fixtures.ts";
import type { PostRow } from "./posts/posts.table.ts";
import { eq } from "drizzle-orm";

const app = await sharedTestApp();
const { create, edit, show, rowOf } = postCalls(app);
let asha: Person;
let ravi: Person;
let meera: Person;
let count = 0;
/** Another one in every test: a repetition would wait for a moderator. */
let text: string;
beforeEach(async () => {
  text = `Hello @Ravi and @Meera ${count++}`;
  [asha, ravi, meera] = [
    await app.signIn("Asha Menon"),
    await app.signIn("Ravi Kulkarni"),
    await app.signIn("Meera Shah"),
  ];
});

const at = (person: Person, start: number, length = 5) => ({ userId: person.member.id, start, length });
const both = () => [at(ravi, 6), at(meera, 16, 6)];

describe("mentions", () => {
  test("those who are mentioned are notified once; an edit notifies only the new one", async () => {
    const { json: post } = await create(asha, { body: text, mentions: [at(ravi, 6)] });
    expect(await noticesTo(app, ravi)).toEqual(["Asha Menon mentioned you in a post"]);
    app.clock.advance({ minutes: 5 });
    await edit(asha, post._id, { mentions: both() });
    expect(await noticesTo(app, meera)).toEqual(["Asha Menon mentioned you in a post"]);
    app.clock.advance({ minutes: 5 });
    await edit(asha, post._id, { mentions: [] });
    await edit(asha, post._id, { mentions: both() });
    for (const person of [ravi, meera]) {
      const { json } = await app.call("GET", "/api/notifications", { as: person });
      expect(json.notifications).toHaveLength(1);
      expect(json.notifications[0]?.targetUrl).toBe(`/post/${post._id}`);
    }
    const [notice] = (await app.call("GET", "/api/notifications", { as: ravi })).json.notifications;
    expect(Date.parse(notice!.createdAt)).toBeLessThan(app.clock.now().getTime() - 9 * 60_000);
  });

  test("an edit of the text alone drops the old places", async () => {
    const { json: post } = await create(asha, { body: text, mentions: both() });
    expect((await edit(asha, post._id, { body: "Other words" })).json.mentions).toEqual([]);
  });

  test.each([
    ["beyond the text", [{ start: 25, length: 6 }]],
    [
      "over each other",
      [
        { start: 6, length: 5 },
        { start: 8, length: 5 },
      ],
    ],
  ])("%s are refused", async (_name, places) => {
    const mentions = places.map(({ start, length }) => at(ravi, start, length));
    const { status, json } = await create(asha, { body: text, mentions });
    expect([status, json.fields]).toEqual([400, { mentions: POST_TEXT.badMention }]);
  });

  test("at most five", async () => {
    const mentions = Array.from({ length: 6 }, (_, place) => at(ravi, place, 1));
    expect((await create(asha, { body: text, mentions })).status).toBe(400);
  });

  test("of somebody who blocked the author, who left or whom nobody knows become plain text", async () => {
    await app.call("PUT", `/api/blocks/${asha.member.id}`, { as: ravi });
    await app.db.update(members).set({ erasesAt: new Date() }).where(eq(members.id, meera.member.id));
    const nobody = { userId: "0".repeat(20), start: 0, length: 5 };
    const { status, json } = await create(asha, { body: text, mentions: [nobody, ...both()] });
    expect([status, json.mentions, json.body]).toEqual([201, [], text]);
    expect((await rowOf(json._id)).mentions).toEqual([]);
    expect(await noticesTo(app, ravi)).toEqual([]);
  });

  test("are links only for those who may open the profile", async () => {
    const kabir = await app.signIn("Kabir Rao");
    const { json: post } = await create(asha, { body: text, mentions: both() });
    const linked = async (as?: Person) =>
      (await show(as, post._id)).json.mentions.map(({ userId }: { userId: string }) => userId);
    expect(await linked(kabir)).toEqual([ravi.member.id, meera.member.id]);
    expect(await linked()).toEqual([]);
    await app.call("PUT", `/api/blocks/${kabir.member.id}`, { as: ravi });
    await app.call("PATCH", "/api/user-profile", { as: meera, body: { visibility: "connections" } });
    expect(await linked(kabir)).toEqual([]);
    await connect(app, kabir, meera);
    expect(await linked(kabir)).toEqual([meera.member.id]);
  });

  test("one who may not see the post is not notified", async () => {
    await connect(app, asha, ravi);
    await create(asha, { body: text, mentions: both(), visibility: "connections" });
    expect([(await noticesTo(app, ravi)).length, (await noticesTo(app, meera)).length]).toEqual([1, 0]);
  });

  test("one who may see it later is notified then, and nobody twice", async () => {
    await connect(app, asha, ravi);
    const { json } = await create(asha, { body: text, mentions: both(), visibility: "connections" });
    app.clock.advance({ minutes: 5 });
    await edit(asha, json._id, { visibility: "public" });
    expect([(await noticesTo(app, ravi)).length, (await noticesTo(app, meera)).length]).toEqual([1, 1]);
  });

  test("a company mentions under its own name", async () => {
    const company = await insertCompany(app, asha);
    await create(asha, { companyId: company.id, body: text, mentions: [at(ravi, 6)] });
    expect(await noticesTo(app, ravi)).toEqual(["Deshmukh Fasteners mentioned you in a post"]);
  });
});

describe("comments", () => {
  let post: PostRow;
  beforeEach(async () => {
    post = await insertPost(app, asha);
  });

  async function comment(by: Person, fields: Partial<PostNews> = {}, body = "Well done.") {
    const row = await insertComment(app, post, by, { body }, app.clock.now());
    await inTransaction(app.db, (tx) =>
      notifyAboutPost({ ...app.services, now: app.clock.now(), member: by.member }, tx, {
        post,
        kind: "comment",
        to: [asha.member.id],
        comment: row,
        ...fields,
      }),
    );
    return row;
  }

  test("several are one notification that grows, with the number of people", async () => {
    await comment(ravi);
    expect(await noticesTo(app, asha)).toEqual(["Ravi Kulkarni commented on your post"]);
    await comment(meera);
    expect(await noticesTo(app, asha)).toEqual(["Meera Shah and 1 other commented on your post"]);
    await comment(ravi);
    await comment(await app.signIn("Kabir Rao"));
    expect(await noticesTo(app, asha)).toEqual(["Kabir Rao and 2 others commented on your post"]);
    await app.call("PATCH", "/api/notifications/read-all", { as: asha });
    const last = await comment(ravi);
    const { json } = await app.call("GET", "/api/notifications", { as: asha });
    expect(json.unreadCount).toBe(1);
    expect(json.notifications[0]?.targetUrl).toBe(`/post/${post.id}#comment-${last.id}`);
  });

  test("never of oneself", async () => {
    await comment(asha);
    expect(await noticesTo(app, asha)).toEqual([]);
  });

  test("not for those who muted the post, the person or the word, nor in a block", async () => {
    const mine = { memberId: asha.member.id };
    await app.db.insert(mutedMembers).values({ ...mine, mutedId: ravi.member.id, at: new Date() });
    await app.db.insert(mutedWords).values({ ...mine, words: ["lottery"] });
    await comment(ravi);
    await comment(meera, {}, "Join the Lottery!");
    const kabir = await app.signIn("Kabir Rao");
    await app.call("PUT", `/api/blocks/${kabir.member.id}`, { as: asha });
    await comment(kabir);
    expect(await noticesTo(app, asha)).toEqual([]);
    await comment(meera);
    expect(await noticesTo(app, asha)).toHaveLength(1);
    post = await insertPost(app, asha);
    await app.db.insert(mutedPosts).values({ ...mine, postId: post.id, at: new Date() });
    await comment(meera);
    expect(await noticesTo(app, asha)).toHaveLength(1);
  });

  test("a reply is for whom it replies to, as long as they see the post", async () => {
    await connect(app, asha, ravi);
    post = await insertPost(app, asha, { visibility: "connections" });
    const reply = { kind: "reply" as const, to: [ravi.member.id, meera.member.id] };
    await comment(asha, reply);
    expect(await noticesTo(app, ravi)).toEqual(["Asha Menon replied to your comment"]);
    expect(await noticesTo(app, meera)).toEqual([]);
  });

  test("below a company's post its writer is notified, and the team once the writer has left it", async () => {
    const company = await insertCompany(app, asha);
    await insertManager(app, company, ravi);
    const of = (writer: Person) =>
      authorsToNotify(app.db, { memberId: writer.member.id, companyId: company.id });
    expect(await of(ravi)).toEqual([ravi.member.id]);
    expect(await of(meera)).toEqual([asha.member.id, ravi.member.id]);
    expect(await authorsToNotify(app.db, post)).toEqual([asha.member.id]);
  });
});
