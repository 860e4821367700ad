import { eq } from "drizzle-orm";
import { beforeEach, expect, test } from "vitest";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { insertChapter } from "../chapters/chapter.fixtures.ts";
import { findPair } from "../people/connections/connection-queries.ts";
import { premiumPeriods } from "../plan/plan.table.ts";
import { comments } from "./comments/comments.table.ts";
import { connect, insertComment, insertPost } from "./connect.fixtures.ts";
import { postCalls } from "./posts/post-calls.fixtures.ts";
import { pollVotes, postReactions } from "./posts/posts.table.ts";

// What two people, or two tabs of one, do at the same moment. Whichever comes first, it ends as designed.

const app = await sharedTestApp({ settings: { TRUST_PROXY: "1" } });
const { call, edit, show, rowOf, knownMember, reportFrom } = postCalls(app);
let asha: Person;
let ravi: Person;
let meera: Person;
beforeEach(async () => {
  asha = await app.signIn("Asha Menon");
  ravi = await app.signIn("Ravi Kulkarni");
  meera = await app.signIn("Meera Shah");
});

const comment = (as: Person, id: string, body: string, parentId?: string) =>
  call(as, "POST", `/${id}/comments`, { body, ...(parentId && { parentId }) });
const times = <Result>(count: number, work: (at: number) => Promise<Result>) =>
  Array.from({ length: count }, (_, at) => work(at));
const isFine = ({ status }: { status: number }) => status < 300;

test("a post is narrowed while a stranger comments, reacts and votes", async () => {
  const poll = { options: ["Steel", "Brass"], endsAt: new Date(Date.now() + 1e8).toISOString() };
  const { id } = await insertPost(app, asha, { poll });
  const tried = await Promise.all([
    ...times(3, (at) => comment(meera, id, `Before ${at}`)),
    edit(asha, id, { visibility: "connections" }),
    ...times(3, (at) => comment(meera, id, `After ${at}`)),
    call(meera, "PUT", `/${id}/reaction`, { kind: "like" }),
    call(meera, "POST", `/${id}/vote`, { option: 0 }),
  ]);
  expect(tried.filter((each) => !isFine(each)).every(({ status }) => status === 404)).toBe(true);
  expect(await rowOf(id)).toMatchObject({
    visibility: "connections",
    comments: await app.db.$count(comments, eq(comments.postId, id)),
    likes: await app.db.$count(postReactions, eq(postReactions.postId, id)),
  });
  expect((await show(asha, id)).json.poll.options[0].votes).toBe(
    await app.db.$count(pollVotes, eq(pollVotes.postId, id)),
  );
  expect((await comment(meera, id, "Too late")).status).toBe(404);
  expect((await call(meera, "PUT", `/${id}/reaction`, { kind: "like" })).status).toBe(404);
});

test("a post moves to another chapter while members of the first comment: it goes alone, or it stays", async () => {
  for (let round = 0; round < 5; round++) {
    const [first, second] = [await insertChapter(app, [asha, meera]), await insertChapter(app, [asha])];
    const { id } = await insertPost(app, asha, { visibility: "chapter", chapterId: first.id });
    const [moved, ...said] = await Promise.all([
      edit(asha, id, { chapterId: second.id }),
      ...times(2, (at) => comment(meera, id, `Between us ${at}`)),
    ]);
    expect(await app.db.$count(comments, eq(comments.postId, id))).toBe(isFine(moved) ? 0 : 2);
    expect(said.map(({ status }) => status)).toEqual(isFine(moved) ? [404, 404] : [201, 201]);
  }
});

test("a block in the middle of a thread, while the other one replies", async () => {
  const { id } = await insertPost(app, asha);
  const first = await insertComment(app, { id }, meera);
  const tried = await Promise.all([
    ...times(3, (at) => comment(ravi, id, `Before ${at}`, first.id)),
    app.call("PUT", `/api/blocks/${ravi.member.id}`, { as: meera }),
    ...times(3, (at) => comment(ravi, id, `After ${at}`, first.id)),
  ]);
  expect(tried.filter((each) => !isFine(each)).every(({ status }) => status === 404)).toBe(true);
  const stored = await app.db.$count(comments, eq(comments.parentId, first.id));
  const [parent] = await app.db.select().from(comments).where(eq(comments.id, first.id));
  expect([(await rowOf(id)).comments, parent?.replies]).toEqual([stored, stored]);
  const { text } = await call(meera, "GET", `/${id}/comments?parentId=${first.id}`);
  expect(text).not.toMatch(/Ravi|Before|After/);
  expect((await comment(ravi, id, "Too late", first.id)).status).toBe(404);
});

test("more reporters than are needed hide a post once", async () => {
  const { id, version } = await insertPost(app, asha);
  const reporters = await Promise.all(times(8, (at) => knownMember(`Member ${at}`)));
  const tried = await Promise.all(
    reporters.flatMap((as, network) => times(2, () => reportFrom(network, as, id))),
  );
  // Those who come after the fifth do not see it any more, nor those of the five who click again.
  expect(tried.filter(({ status }) => status === 201)).toHaveLength(5);
  expect(tried.every(({ status }) => [200, 201, 404].includes(status))).toBe(true);
  expect(await rowOf(id)).toMatchObject({
    status: "waiting",
    statusReason: "Reported by 5 members",
    version: version + 1,
  });
});

test("a post is deleted while it is edited in another tab", async () => {
  const { id } = await insertPost(app, asha);
  const [edited, deleted, again] = await Promise.all([
    edit(asha, id, { body: "A better text" }),
    call(asha, "DELETE", `/${id}`),
    call(asha, "DELETE", `/${id}`),
  ]);
  expect([200, 410]).toContain(edited.status);
  expect([deleted.status, again.status].toSorted((one, other) => one - other)).toEqual([204, 410]);
  expect((await show(undefined, id)).status).toBe(410);
});

test("an introduction is accepted in two tabs while both invite each other", async () => {
  const asker = await app.signIn("Asha Menon", { premium: true });
  await connect(app, asker, ravi);
  await connect(app, ravi, meera);
  const { json } = await app.call("POST", "/api/intros", {
    as: asker,
    body: { viaId: ravi.member.id, targetId: meera.member.id, reason: "We need what they make there." },
  });
  const answer = (as: Person, action: "forward" | "accept") =>
    app.call("PATCH", `/api/intros/${json._id}`, { as, body: { action } });
  await answer(ravi, "forward");
  const invite = (as: Person, other: Person) =>
    app.call("POST", "/api/connections", { as, body: { userId: other.member.id } });
  const [one, other] = await Promise.all([
    answer(meera, "accept"),
    answer(meera, "accept"),
    invite(asker, meera),
    invite(meera, asker),
  ]);
  expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect((await findPair(app.db, asker.member.id, meera.member.id))?.status).toBe("accepted");
});

test("a plan that ended leaves an open introduction to those who are asked", async () => {
  const asker = await app.signIn("Asha Menon", { premium: true });
  await connect(app, asker, ravi);
  await connect(app, ravi, meera);
  const body = { viaId: ravi.member.id, targetId: meera.member.id, reason: "We need what they make there." };
  const { json } = await app.call("POST", "/api/intros", { as: asker, body });
  await app.db.delete(premiumPeriods).where(eq(premiumPeriods.memberId, asker.member.id));
  const other = { ...body, targetId: asha.member.id };
  expect((await app.call("POST", "/api/intros", { as: asker, body: other })).status).toBe(403);
  for (const [as, action] of [
    [ravi, "forward"],
    [meera, "accept"],
  ] as const) {
    const answered = await app.call("PATCH", `/api/intros/${json._id}`, { as, body: { action } });
    expect(answered.status).toBe(200);
  }
  const { json: list } = await app.call("GET", "/api/connections?tab=introductions", { as: asker });
  expect(list.introductions).toMatchObject([{ status: "accepted", target: { name: "Meera Shah" } }]);
});
