import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "@cardplaza/contract/time";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { cards } from "../cards.table.ts";
import { makeCard, makeTeamCard } from "../card.fixtures.ts";
import { eraseDeletedCardsJob } from "../erase-deleted-cards.ts";
import { endPlan } from "../../plan/plan.fixtures.ts";
import { cardSeo } from "./seo.table.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let card: { _id: string; slug: string };

beforeEach(async () => {
  asha = await app.signIn("Asha Menon", { premium: true });
  ravi = await app.signIn("Ravi Kulkarni", { premium: true });
  card = await makeCard(app, asha);
});

const WORDS = { title: "Asha Menon, architect in Kochi", description: "Homes for the rain.", index: false };
const UNLISTED = { title: "", description: "", index: false };
const path = (id: string) => `/api/business-cards/${id}/seo`;
const read = (as: Person, id = card._id) => app.call("GET", path(id), { as });
const write = (body: unknown, as: Person = asha, id = card._id) => app.call("PUT", path(id), { as, body });
const seenSeo = async () => (await app.call("GET", `/api/business-cards/slug/${card.slug}`)).json.seo;

test("a card has default texts until its owner writes some; then visitors get those at once", async () => {
  expect((await read(asha)).json).toEqual({ title: "", description: "", index: true });
  expect(await seenSeo()).toBeUndefined();
  expect(await write(WORDS)).toMatchObject({ status: 200, json: WORDS });
  expect((await read(asha)).json).toEqual(WORDS);
  expect(await seenSeo()).toEqual(WORDS);
  const fewer = { title: "", description: "", index: true };
  await write(fewer);
  expect(await seenSeo()).toEqual(fewer);
});

test("texts are cleaned and on one line, and hostile ones stay text", async () => {
  const title = `</title><script>alert(1)</script>`;
  const given = { title: `  ${title}\u0007\u200B `, description: "Two\nlines\r\nor more", index: true };
  expect((await write(given)).json).toEqual({ title, description: "Two lines or more", index: true });
  expect((await seenSeo()).title).toBe(title);
});

test.each([
  { title: "x".repeat(61) },
  { description: "x".repeat(161) },
  { index: "yes" },
  { title: ["a"] },
  { title: undefined },
  { robots: "all" },
])("wrong words are refused: %j", async (wrong) => {
  const { status, json } = await write({ ...WORDS, ...wrong });
  expect([status, json.code]).toEqual([400, "VALIDATION"]);
  expect((await read(asha)).json.title).toBe("");
});

test("as many characters as fit are taken", async () => {
  const full = { title: "x".repeat(60), description: "ध".repeat(160), index: true };
  expect((await write(full)).json).toEqual(full);
});

test("Ravi finds nothing of Asha's, and changes nothing", async () => {
  await write(WORDS);
  expect((await read(ravi)).status).toBe(404);
  expect((await write({ ...WORDS, title: "Ravi was here" }, ravi)).status).toBe(404);
  expect((await read(asha)).json).toEqual(WORDS);
  expect((await app.call("GET", path(card._id))).status).toBe(401);
});

test("on the free plan they can be read and not set", async () => {
  const meera = await app.signIn("Meera");
  const { _id } = await makeCard(app, meera);
  expect((await read(meera, _id)).status).toBe(200);
  expect(await write(WORDS, meera, _id)).toMatchObject({
    status: 403,
    json: { code: "PREMIUM_REQUIRED", feature: "Priority SEO indexing" },
  });
  expect(await app.db.$count(cardSeo, eq(cardSeo.cardId, _id))).toBe(0);
});

test("when the plan ends the texts are stored but not used, and unlisted cards stay unlisted", async () => {
  await write(WORDS);
  await endPlan(app, asha);
  app.services.pages.clear();
  expect(await seenSeo()).toEqual(UNLISTED);
  expect((await read(asha)).json).toEqual(WORDS);
  expect((await write({ ...WORDS, title: "Others" })).status).toBe(403);
  // Back to how cards are without the plan.
  expect((await write({ ...WORDS, index: true })).status).toBe(200);
  expect(await seenSeo()).toBeUndefined();
});

test("a team card's texts follow the plan of the member who has claimed it", async () => {
  const team = await makeTeamCard(app, asha);
  await write(WORDS, asha, team._id);
  const seen = async () => (await app.call("GET", `/api/business-cards/${team._id}`)).json.seo;
  expect(await seen()).toEqual(WORDS);
  const meera = await app.signIn("Meera");
  await app.db.update(cards).set({ holderId: meera.member.id }).where(eq(cards.id, team._id));
  expect(await seen()).toEqual(UNLISTED);
  expect((await read(meera, team._id)).json).toEqual(WORDS);
});

describe("of a card that is erased", () => {
  test("nothing is left", async () => {
    await write(WORDS);
    await app.db
      .update(cards)
      .set({ deletedAt: new Date(Date.now() - 31 * DAY_MS) })
      .where(eq(cards.id, card._id));
    await eraseDeletedCardsJob.run({ ...app.services, now: new Date() }, {}, new AbortController().signal);
    expect(await app.db.$count(cardSeo, eq(cardSeo.cardId, card._id))).toBe(0);
  });
});
