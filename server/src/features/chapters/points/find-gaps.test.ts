import { expect, test } from "vitest";
import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { newId } from "../../../platform/ids.ts";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { makeCard } from "../../cards/card.fixtures.ts";
import { insertListing } from "../../directory/listings/listing.fixtures.ts";
import { insertChapter, insertMembership } from "../chapter.fixtures.ts";
import type { ChapterRow } from "../chapter/chapters.table.ts";

const app = await sharedTestApp();
const gapsOf = async (as: Person, { id }: ChapterRow) =>
  (await app.call("GET", `/api/chapters/${id}/gaps`, { as })).json.gaps;
const address = "12 FC Road, Pune 411004, Maharashtra";

test("an officer sees which trades of the city the chapter misses, and who would fit", async () => {
  const asha = await app.signIn("Asha Menon", { premium: true });
  const [ravi, farah, meera, kabir] = [
    await app.signIn("Ravi Kulkarni"),
    await app.signIn("Farah Siddiqui"),
    await app.signIn("Meera Iyer"),
    await app.signIn("Kabir Rao"),
  ];
  const chapter = await insertChapter(app, [asha], { city: "Pune" });
  await insertMembership(app, chapter, ravi, { category: "lawyers" });
  await insertMembership(app, chapter, kabir, { category: "notaries", status: "requested" });
  for (const [owner, category] of [
    [null, "interior-designers"],
    [farah, "interior-designers"],
    [null, "lawyers"],
    [null, "notaries"],
  ] as const)
    await insertListing(app, owner, { category, city: "Pune", name: `Business ${newId().slice(-6)}` });
  await makeCard(app, farah, { name: "Farah Siddiqui", role: "Interior designer", address });
  await makeCard(app, kabir, { name: "Kabir Rao", role: "Interior designer", address });
  await makeCard(app, meera, { name: "Meera Iyer", role: "Interior designer", address });
  await app.call("PUT", `/api/blocks/${meera.member.id}`, { as: asha });

  const gaps = await gapsOf(asha, chapter);
  expect(gaps.slice(0, 2).map(({ category, nearby }) => [category, nearby])).toEqual([
    ["interior-designers", 2],
    ["notaries", 1],
  ]);
  expect(gaps.map(({ category }) => category)).not.toContain("lawyers");
  // Kabir has asked to join already, and Asha has blocked Meera.
  expect(gaps[0]?.people).toMatchObject([{ name: "Farah Siddiqui", userId: farah.member.id, city: "Pune" }]);
  expect(gaps[0]?.people[0]?.url).toMatch(/^\/card\//);
});

test("in a city without businesses, the trades of other chapters fill the list", async () => {
  const [asha, ravi] = [
    await app.signIn("Asha Menon", { premium: true }),
    await app.signIn("Ravi Kulkarni", { premium: true }),
  ];
  const chapter = await insertChapter(app, [asha], { city: "Nandurbar" });
  await insertChapter(app, [ravi], { city: "Dhule" });
  const gaps = await gapsOf(asha, chapter);
  expect(gaps.length).toBeGreaterThan(0);
  expect(gaps.every(({ nearby, people }) => nearby === 0 && people.length === 0)).toBe(true);

  await insertMembership(app, chapter, ravi);
  const refused = await app.send("GET", `/api/chapters/${chapter.id}/gaps`, { as: ravi });
  expect([refused.status, refused.json.message]).toEqual([403, CHAPTER_TEXT.onlyOfficers]);
});
