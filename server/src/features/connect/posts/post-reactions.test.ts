import { beforeEach, describe, expect, test } from "vitest";
import { POST_TEXT, REACTIONS } from "@cardplaza/contract/connect/post-words";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { insertPost } from "../connect.fixtures.ts";
import { postCalls } from "./post-calls.fixtures.ts";
import { pollVotes, postReactions, type PostRow } from "./posts.table.ts";

const app = await sharedTestApp();
const { call, show, rowOf } = postCalls(app);
let asha: Person;
let ravi: Person;
let post: PostRow;
beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  post = await insertPost(app, asha);
});

const react = (as: Person, kind: string) => call(as, "PUT", `/${post.id}/reaction`, { kind });
const takeBack = (as: Person) => call(as, "DELETE", `/${post.id}/reaction`);
const rowsOf = async (table: typeof postReactions | typeof pollVotes) =>
  (await app.db.select().from(table)).filter(({ postId }) => postId === post.id);
const countsOf = async () => {
  const { likes, celebrations, insights, supports } = await rowOf(post.id);
  return [likes, celebrations, insights, supports];
};

describe("reactions", () => {
  test("one each: a second one replaces the first, and it can be taken back", async () => {
    expect((await react(ravi, "like")).json).toMatchObject({ ownReaction: "like", reactions: { like: 1 } });
    expect((await react(ravi, "celebrate")).json.reactions).toEqual({
      like: 0,
      celebrate: 1,
      insightful: 0,
      support: 0,
    });
    expect((await show(asha, post.id)).json.ownReaction).toBeNull();
    expect((await takeBack(ravi)).json).toMatchObject({ ownReaction: null, reactions: { celebrate: 0 } });
    expect((await takeBack(ravi)).status).toBe(200);
    expect(await countsOf()).toEqual([0, 0, 0, 0]);
  });

  test("from several tabs and members at once the counts are right", async () => {
    const people = await Promise.all(Array.from({ length: 6 }, (_, at) => app.signIn(`Member ${at}`)));
    await Promise.all(
      people.flatMap((person) => [
        ...REACTIONS.map((kind) => react(person, kind)),
        takeBack(person),
        react(person, "like"),
      ]),
    );
    const rows = (await rowsOf(postReactions)) as (typeof postReactions.$inferSelect)[];
    const counted = REACTIONS.map((kind) => rows.filter((row) => row.kind === kind).length);
    expect(rows.length).toBeLessThanOrEqual(6);
    expect(await countsOf()).toEqual(counted);
  });

  test("not on what one may not see, and they are no edit", async () => {
    const narrow = await insertPost(app, asha, { visibility: "connections" });
    expect((await call(ravi, "PUT", `/${narrow.id}/reaction`, { kind: "like" })).status).toBe(404);
    expect((await react(ravi, "like")).json).toMatchObject({ version: 1, editedAt: null });
    expect((await call(ravi, "PUT", `/${post.id}/reaction`, { kind: "angry" })).status).toBe(400);
  });

  test("who reacted, newest first, by pages, without those in a block with the viewer", async () => {
    const start = Date.now();
    const people = await Promise.all(Array.from({ length: 33 }, (_, at) => app.signIn(`Member ${at}`)));
    await app.db.insert(postReactions).values(
      people.map(({ member }, at) => ({
        postId: post.id,
        memberId: member.id,
        kind: "support" as const,
        // Some reactions are at the same time.
        at: new Date(start + Math.floor(at / 3) * 1000),
      })),
    );
    const read = async (cursor = "") =>
      (await call(ravi, "GET", `/${post.id}/reactions?cursor=${encodeURIComponent(cursor)}`)).json;
    const first = await read();
    const second = await read(first.nextCursor);
    const ids = [...first.reactions, ...second.reactions].map(({ by }) => by._id);
    expect([first.reactions.length, second.reactions.length, second.nextCursor]).toEqual([30, 3, null]);
    expect(new Set(ids)).toEqual(new Set(people.map(({ member }) => member.id)));
    expect(people.slice(30).map(({ member }) => member.id)).toContain(ids[0]);
    expect(first.reactions[0]).toMatchObject({ kind: "support", by: { type: "user" } });
    await app.call("PUT", `/api/blocks/${people[32]!.member.id}`, { as: ravi });
    const after = await read();
    expect(after.reactions.map(({ by }: { by: { _id: string } }) => by._id)).not.toContain(
      people[32]!.member.id,
    );
  });
});

describe("votes", () => {
  const poll = () => ({
    options: ["Steel", "Brass", "Copper"],
    endsAt: new Date(Date.now() + 86_400_000).toISOString(),
  });
  const vote = (as: Person, option: number) => call(as, "POST", `/${post.id}/vote`, { option });

  test("a member votes once, also with two votes at once", async () => {
    post = await insertPost(app, asha, { poll: poll() });
    const all = await Promise.all([vote(ravi, 0), vote(ravi, 1), vote(ravi, 2)]);
    expect(all.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(all.find(({ status }) => status === 409)?.json.message).toBe(POST_TEXT.voted);
    const { json } = await vote(asha, 1);
    expect(json.poll.own).toBe(1);
    expect(json.poll.options.reduce((sum: number, { votes }: { votes: number }) => sum + votes, 0)).toBe(2);
    expect(await rowsOf(pollVotes)).toHaveLength(2);
  });

  test("not after its end, not for an option that is not there, not without a poll", async () => {
    expect((await vote(ravi, 0)).json).toMatchObject({ code: "STATE", message: POST_TEXT.noPoll });
    post = await insertPost(app, asha, { poll: poll() });
    expect((await vote(ravi, 3)).json.fields).toEqual({ option: POST_TEXT.badOption });
    app.clock.advance({ days: 1, seconds: 1 });
    const late = await vote(ravi, 0);
    expect([late.status, late.json.message]).toEqual([422, POST_TEXT.pollEnded]);
  });

  test("a vote and a change of the poll at once: the vote counts for what was voted on", async () => {
    for (let round = 0; round < 5; round++) {
      post = await insertPost(app, asha, { poll: poll() });
      const [voted, edited] = await Promise.all([
        vote(ravi, 2),
        call(asha, "PATCH", `/${post.id}`, { poll: { options: ["Yes", "No"], days: 1 } }),
      ]);
      // Either the vote came first and locked the poll, or its option was not there any more.
      expect([
        [200, 422],
        [400, 200],
      ]).toContainEqual([voted.status, edited.status]);
    }
  });
});
