import type { Home } from "@cardplaza/contract/home/home";
import { MINUTE_MS } from "@cardplaza/contract/time";
import { expect, test } from "vitest";
import { sharedTestApp } from "../../testing/test-app.ts";
import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { insertCompany } from "../companies/company/company.fixtures.ts";
import { insertListing } from "../directory/listings/listing.fixtures.ts";
import { insertJob } from "../jobs/job.fixtures.ts";
import { countInBackground } from "./count-in-background.ts";

const app = await sharedTestApp();

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
    stats: { members: 0, businesses: 0, companies: 0, products: 0 },
  });
});

test("categories and cities are counted, and the best businesses come first", async () => {
  const at = (name: string, city: string, ratingSum: number, ratingCount: number) =>
    insertListing(app, null, { name, city, ratingSum, ratingCount });
  await insertListing(app, null, {
    name: "Rao Plumbing",
    category: "plumbers",
    moreCategories: ["electricians"],
    city: "Pune",
  });
  await at("One Vote", "Bangalore", 5, 1);
  const best = await at("Many Votes", "Bengaluru", 48, 10);
  await at("Disliked", "Bengaluru", 10, 5);
  await insertListing(app, null, { name: "Draft", status: "draft" });
  await insertListing(app, null, { name: "Gone", deletedAt: new Date() });

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

test("for one city by any of its names; for all if it has none", async () => {
  const names = ({ businesses }: Home) => businesses.map(({ name }) => name);
  const bangalore = await home("bangalore");
  expect(bangalore.city).toBe("Bengaluru");
  expect(names(bangalore)).toEqual(["Many Votes", "One Vote", "Disliked"]);
  expect(bangalore.categories).toHaveLength(1);
  const nowhere = await home("Atlantis");
  expect([nowhere.city, nowhere.businesses.length]).toEqual([null, 4]);
  expect((await app.call("GET", `/api/home?city=${"x".repeat(500)}`)).status).toBe(200);
});

test("a large directory is not counted with every call", async () => {
  const more = (from: number, to: number) =>
    app.db.execute(sql`insert into listings
      (id, name, category, city, city_key, status, created_at, updated_at, published_at)
      select 'many' || i, 'Many', 'plumbers', 'Pune', 'pune', 'published', now(), now(), now()
      from generate_series(${from}::int, ${to}::int) i`);
  await more(1, 5_000);
  const before = await home("Pune");
  expect([before.stats.businesses, before.categories[0]?.count]).toEqual([5_004, 5_001]);
  await more(5_001, 5_002);
  expect(await home("Pune")).toEqual(before);
});

test("figures counted in the background are cached ten minutes, and returned while a new count runs", async () => {
  const db = {} as Db;
  let figure = 0;
  const at = (minute: number, count = async () => ++figure) =>
    countInBackground(db, "all", new Date(minute * MINUTE_MS), count);
  const fails = () => at(0, () => Promise.reject(new Error("down")));
  await expect(fails()).rejects.toThrow("down");
  expect(await Promise.all([at(0), at(0), at(9)])).toEqual([1, 1, 1]);
  expect(await at(11)).toBe(1);
  expect(await at(12)).toBe(2);
  // After a failed count the old figures stay, and the next call counts again.
  expect(await at(30, () => Promise.reject(new Error("down")))).toBe(2);
  expect([await at(30), await at(30)]).toEqual([2, 3]);
});

test("the newest open jobs are shown, without a hidden salary", async () => {
  const asha = await app.signIn("Asha Menon");
  const company = await insertCompany(app, asha);
  const at = (minutes: number) => new Date(Date.now() - minutes * MINUTE_MS);
  await insertJob(app, company, { title: "Older job", openedAt: at(20) });
  await insertJob(app, company, { title: "Newer job", openedAt: at(10), salaryHidden: true });
  await insertJob(app, company, { title: "Draft of a job", status: "draft", openedAt: null });
  await insertJob(app, company, { title: "Past its last day", validThrough: "2020-01-01" });
  const { jobs } = await home();
  expect(jobs.map(({ title, salaryMinPaise }) => [title, salaryMinPaise])).toEqual([
    ["Newer job", null],
    ["Older job", 60_000_000],
  ]);
  expect(jobs[0]?.url).toBe(`/jobs/${jobs[0]?.slug}`);
});
