import { beforeEach, describe, expect, test } from "vitest";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { connect, insertPost } from "../connect.fixtures.ts";
import { findPostSeenBy } from "./post-queries.ts";
import { presentPosts } from "./present-posts.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let meera: Person;
beforeEach(async () => {
  [asha, ravi, meera] = [
    await app.signIn("Asha Menon"),
    await app.signIn("Ravi Kulkarni"),
    await app.signIn("Meera Shah"),
  ];
  await connect(app, asha, ravi);
});

const sees = (person: Person | null, id: string) =>
  findPostSeenBy(app.db, person?.member.id ?? null, id).then(
    () => 200,
    (refusal: { status: number }) => refusal.status,
  );

describe("who sees a post", () => {
  test("everybody sees a public one; one for connections the author and connections alone", async () => {
    const open = await insertPost(app, asha);
    const narrow = await insertPost(app, asha, { visibility: "connections" });
    expect([await sees(null, open.id), await sees(meera, open.id)]).toEqual([200, 200]);
    expect([await sees(asha, narrow.id), await sees(ravi, narrow.id)]).toEqual([200, 200]);
    expect([await sees(null, narrow.id), await sees(meera, narrow.id)]).toEqual([404, 404]);
  });

  test("a block hides it from both sides, and a removed one is gone only if it was public", async () => {
    const post = await insertPost(app, asha);
    await app.call("PUT", `/api/blocks/${asha.member.id}`, { as: meera });
    expect([await sees(meera, post.id), await sees(ravi, post.id)]).toEqual([404, 200]);
    const removed = await insertPost(app, asha, { status: "removed" });
    const deleted = await insertPost(app, asha, { deletedAt: new Date() });
    const narrow = await insertPost(app, asha, { visibility: "connections", deletedAt: new Date() });
    expect([await sees(null, removed.id), await sees(asha, deleted.id), await sees(ravi, narrow.id)]).toEqual(
      [410, 410, 404],
    );
  });
});

test("of a hidden profile there is the name alone beside a public post", async () => {
  const post = await insertPost(app, asha);
  await app.call("PATCH", "/api/user-profile", {
    as: asha,
    body: { headline: "Bakes bread", visibility: "connections" },
  });
  const shown = async (member: Person["member"] | null) => {
    const [json] = await presentPosts({ db: app.db, now: new Date(), member }, [post]);
    return json?.author;
  };
  expect(await shown(null)).toMatchObject({ name: "Asha Menon", headline: "", path: "" });
  expect(await shown(meera.member)).toMatchObject({ name: "Asha Menon", headline: "" });
  expect(await shown(ravi.member)).toMatchObject({ headline: "Bakes bread" });
});
