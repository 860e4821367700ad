import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { NEW_POST_EVENT } from "@cardplaza/contract/connect/post-words";
import { readEvents } from "../../../testing/read-events.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { startTestApp, type Person, type TestApp } from "../../../testing/test-app.ts";
import { createTestDatabase } from "../../../testing/test-database.ts";
import { companyFollowers } from "../../companies/company/companies.table.ts";
import { insertCompany } from "../../companies/company/company.fixtures.ts";
import { connect, insertPost } from "../connect.fixtures.ts";
import type { PostRow } from "../posts/posts.table.ts";
import { findFeedsWith, publishNewPost } from "../posts/publish-new-post.ts";
import { eventually } from "../../../testing/eventually.ts";

/** Pushed it takes some milliseconds. An instance that only looked now and then would find it after a second or two. */
const WITHIN_MS = 500;

/** Two instances on one database; posts are written through the first. */
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let here: TestApp;
let there: TestApp;
beforeAll(async () => {
  database = await createTestDatabase();
  here = await startTestApp({ database });
  there = await startTestApp({ database });
});
afterAll(async () => {
  await Promise.all([here.stop(), there.stop()]);
  await database.close();
});

let asha: Person;
let ravi: Person;
let meera: Person;
beforeEach(async () => {
  [asha, ravi, meera] = [
    await here.signIn("Asha Menon"),
    await here.signIn("Ravi Kulkarni"),
    await here.signIn("Meera Shah"),
  ];
  await connect(here, asha, ravi);
});

async function listen(app: TestApp, person: Person) {
  const headers = { authorization: `Bearer ${person.token}` };
  const response = await fetch(`${app.url}/api/stream`, { headers });
  const stream = readEvents(response.body as ReadableStream<Uint8Array>);
  await eventually(() => expect(stream.events.length).toBeGreaterThan(0));
  const arrived = () =>
    stream.events.filter(({ event }) => event === NEW_POST_EVENT).map(({ data }) => JSON.parse(data).postId);
  return { ...stream, arrived };
}
const writePost = (as: Person, fields: Partial<PostRow> = {}) =>
  inTransaction(here.db, async (tx) => {
    const post = await insertPost({ db: tx }, as, fields);
    await publishNewPost(here.services, tx, post);
    return post.id;
  });
const put = (path: string, as: Person, body?: object) => here.send("PUT", path, { as, body });

describe("a new post", () => {
  test("reaches open feeds of connections in time, in its process and in another one", async () => {
    const [near, far] = [await listen(here, ravi), await listen(there, ravi)];
    await writePost(asha);
    // The first one waits for what each process opens once.
    await eventually(() => expect(far.arrived()).toHaveLength(1));
    const waited: number[] = [];
    for (let round = 0; round < 5; round++) {
      const id = await writePost(asha);
      const began = performance.now();
      await eventually(() => expect([near.arrived().at(-1), far.arrived().at(-1)]).toEqual([id, id]));
      waited.push(performance.now() - began);
    }
    // The middle one of five, because the machine may be busy.
    expect(waited.toSorted((one, other) => one - other)[2]).toBeLessThan(WITHIN_MS);
    await Promise.all([near.cancel(), far.cancel()]);
  });

  test("is sent by the call that writes it", async () => {
    const stream = await listen(there, ravi);
    const { json, status } = await here.call("POST", "/api/posts", { as: asha, body: { body: "We moved." } });
    expect(status).toBe(201);
    await eventually(() => expect(stream.arrived()).toEqual([json._id]));
    await stream.cancel();
  });

  test("reaches nobody who may not see it or does not want to", async () => {
    const names = ["Blocked", "Muting", "Muting a word", "Invited", "Former"];
    const others = await Promise.all(names.map((name) => here.signIn(name)));
    const [blocked, muting, mutingWord, invited, former] = others as [Person, Person, Person, Person, Person];
    for (const one of [blocked, muting, mutingWord]) await connect(here, one, asha);
    await connect(here, asha, invited, "pending");
    await connect(here, asha, former, "removed");
    await put(`/api/blocks/${blocked.member.id}`, asha);
    await put(`/api/mutes/${asha.member.id}`, muting);
    await put("/api/mute-words", mutingWord, { words: ["lottery"] });
    const streams = await Promise.all(
      [...others, meera, asha].flatMap((one) => [listen(here, one), listen(there, one)]),
    );
    const witnesses = [await listen(here, ravi), await listen(there, ravi)];
    const id = await writePost(asha, { body: "A lottery!", visibility: "connections" });
    await eventually(() => expect(witnesses.map(({ arrived }) => arrived())).toEqual([[id], [id]]));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(streams.flatMap(({ arrived }) => arrived())).toEqual([]);
    await Promise.all([...streams, ...witnesses].map(({ cancel }) => cancel()));
  });

  test("of a company reaches its followers", async () => {
    const company = await insertCompany(here, meera);
    await here.db
      .insert(companyFollowers)
      .values({ companyId: company.id, memberId: ravi.member.id, followedAt: new Date() });
    const [follower, connection] = [await listen(there, ravi), await listen(there, asha)];
    await connect(here, meera, asha);
    const id = await writePost(meera, { companyId: company.id });
    await eventually(() => expect(follower.arrived()).toEqual([id]));
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(connection.arrived()).toEqual([]);
    await Promise.all([follower.cancel(), connection.cancel()]);
  });

  test("that waits for a moderator reaches nobody", async () => {
    const stream = await listen(there, ravi);
    await writePost(asha, { status: "waiting" });
    const next = await writePost(asha);
    await eventually(() => expect(stream.arrived()).toEqual([next]));
    await stream.cancel();
  });

  test("that is deleted before anybody was found reaches nobody", async () => {
    const gone = await insertPost(here, asha, { deletedAt: new Date() });
    expect(await findFeedsWith(here.db, gone.id, [ravi.member.id])).toEqual([]);
    const shown = await insertPost(here, asha);
    expect(await findFeedsWith(here.db, shown.id, [ravi.member.id, meera.member.id])).toEqual([
      ravi.member.id,
    ]);
  });
});
