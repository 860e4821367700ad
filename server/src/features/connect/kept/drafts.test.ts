import { beforeEach, expect, test } from "vitest";
import { MAX_DRAFTS, POST_TEXT } from "@cardplaza/contract/connect/post-words";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
});

const save = (as: Person, body: object) => app.call("POST", "/api/post-drafts", { as, body });
const listOf = async (as: Person) => (await app.call("GET", "/api/post-drafts", { as })).json.drafts;

test("a draft may have gaps and is kept exactly as it was sent", async () => {
  const contents = { kind: "ask", body: "Who knows a  ", poll: { options: ["Yes", "No"], days: 2 } };
  const { status, json } = await save(asha, contents);
  expect([status, json.contents]).toEqual([201, contents]);
  expect((await save(asha, {})).json.contents).toEqual({});
  app.clock.advance({ minutes: 1 });
  const changed = await app.call("PATCH", `/api/post-drafts/${json._id}`, {
    as: asha,
    body: { body: "Who?" },
  });
  expect(changed.json.contents).toEqual({ body: "Who?" });
  expect((await listOf(asha)).map(({ contents: { body } }) => body)).toEqual(["Who?", undefined]);
  expect((await app.call("DELETE", `/api/post-drafts/${json._id}`, { as: asha })).status).toBe(204);
  expect(await listOf(asha)).toHaveLength(1);
});

test("only the member's own", async () => {
  const { json } = await save(asha, { body: "Mine" });
  const path = `/api/post-drafts/${json._id}` as const;
  expect(await listOf(ravi)).toEqual([]);
  for (const { status, json: answer } of [
    await app.call("PATCH", path, { as: ravi, body: { body: "Ours" } }),
    await app.call("DELETE", path, { as: ravi }),
  ])
    expect([status, answer.message]).toEqual([404, POST_TEXT.draftNotFound]);
  expect((await listOf(asha))[0]?.contents.body).toBe("Mine");
});

test("twenty at most, also of those at once", async () => {
  const all = await Promise.all(Array.from({ length: MAX_DRAFTS + 3 }, () => save(asha, { body: "Again" })));
  expect(all.filter(({ status }) => status === 201)).toHaveLength(MAX_DRAFTS);
  expect(all.find(({ status }) => status === 403)?.json.message).toBe(POST_TEXT.draftsFull);
  expect((await save(ravi, {})).status).toBe(201);
});
