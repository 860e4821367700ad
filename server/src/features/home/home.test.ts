import type { Home } from "@cardplaza/contract/home";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { putListing } from "../listings/test-listing.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const home = async (city = "") =>
  (await app.call("GET", `/api/home?city=${encodeURIComponent(city)}`)).json as unknown as Home;

test("while there is nothing to show, every list is empty", async () => {
  expect(await home("Pune")).toEqual({
    categories: [],
    city: null,
    cities: [],
    businesses: [],
    jobs: [],
    chapters: [],
    stats: { members: 0, businesses: 0 },
  });
});

test("categories and cities are counted, and the best businesses come first", async () => {
  const at = (name: string, city: string, ratingSum: number, ratingCount: number) =>
    putListing(app, null, { name, city, ratingSum, ratingCount });
  await putListing(app, null, {
    name: "Rao Plumbing",
    category: "plumbers",
    moreCategories: ["electricians"],
    city: "Pune",
  });
  await at("One Vote", "Bangalore", 5, 1);
  const best = await at("Many Votes", "Bengaluru", 48, 10);
  await at("Disliked", "Bengaluru", 10, 5);
  await putListing(app, null, { name: "Draft", status: "draft" });
  await putListing(app, null, { name: "Gone", deletedAt: new Date() });

  const all = await home();
  expect(all.categories).toEqual([
    { slug: "interior-designers", name: "Interior designers", count: 3 },
    { slug: "electricians", name: "Electricians", count: 1 },
    { slug: "plumbers", name: "Plumbers", count: 1 },
  ]);
  expect(all.cities).toEqual([
    { name: "Bengaluru", count: 3 },
    { name: "Pune", count: 1 },
  ]);
  expect(all.businesses.map(({ name }) => name)).toEqual([
    "Many Votes",
    "One Vote",
    "Rao Plumbing",
    "Disliked",
  ]);
  expect(all.businesses[0]).toEqual({
    _id: best.id,
    name: "Many Votes",
    url: `/business/many-votes-${best.id}`,
    category: "Interior designers",
    locality: "Ashok Nagar",
    city: "Bengaluru",
    image: null,
    ratingAvg: 4.8,
    ratingCount: 10,
  });
  expect(all.stats.businesses).toBe(4);
});

test("of one city by any of its names; where it has none, of all", async () => {
  const names = ({ businesses }: Home) => businesses.map(({ name }) => name);
  const bangalore = await home("bangalore");
  expect(bangalore.city).toBe("Bengaluru");
  expect(names(bangalore)).toEqual(["Many Votes", "One Vote", "Disliked"]);
  expect(bangalore.categories).toHaveLength(1);
  const nowhere = await home("Atlantis");
  expect([nowhere.city, nowhere.businesses.length]).toEqual([null, 4]);
  expect((await app.call("GET", `/api/home?city=${"x".repeat(500)}`)).status).toBe(200);
});
