import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { WEEKDAYS } from "@cardplaza/contract/directory/listing-words";
import { isOpenAt, type Opening } from "@cardplaza/contract/directory/hours/opening-hours";
import { MINUTE_MS } from "@cardplaza/contract/time";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { members } from "../../accounts/accounts.table.ts";
import { listings, type ListingRow } from "../listings/listings.table.ts";
import { insertListing } from "../listings/listing.fixtures.ts";
import { isOpenIn } from "../../search/open-spans.ts";
import { createFoundBusiness } from "../../search/search.fixtures.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;

beforeAll(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni", { premium: true })];
});

const names = async (query: string, as?: Person) => {
  const { status, json } = await app.call("GET", `/api/business-listings?${query}`, { as });
  expect(status).toBe(200);
  return json.listings.map(({ name }) => name);
};
const show = (id: string, as?: Person) => app.call("GET", `/api/business-listings/${id}`, { as });
const setRow = (id: string, fields: Partial<ListingRow>) =>
  app.db.update(listings).set(fields).where(eq(listings.id, id));

/** Random numbers below a bound, the same ones each time. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

describe("the directory", () => {
  const rated = (stars: number, count: number) => ({ ratingSum: stars * count, ratingCount: count });

  test("puts the best by Bayes first: one rating of five stars is less than fifty of 4.6", async () => {
    const city = "Nashik";
    await insertListing(app, null, { city, name: "Unrated Tools" });
    await insertListing(app, null, { city, name: "Once Five", ...rated(5, 1) });
    await insertListing(app, null, { city, name: "Often Good", ratingSum: 230, ratingCount: 50 });
    await insertListing(app, null, { city, name: "Often Bad", ...rated(2, 10) });
    const best = ["Often Good", "Once Five", "Unrated Tools", "Often Bad"];
    expect(await names("city=nashik")).toEqual(best);
    expect(await names("city=nashik&rating=4")).toEqual(["Often Good", "Once Five"]);
    expect(await names("city=nashik&rating=2&sort=name")).toEqual(["Often Bad", "Often Good", "Once Five"]);
    expect(await names("city=nashik&sort=newest")).toEqual([
      "Often Bad",
      "Often Good",
      "Once Five",
      "Unrated Tools",
    ]);
    // Invalid values are ignored.
    expect(
      await names("city=nashik&rating=x&sort=loudest&page=-1&category=none&pin=12&openNow=maybe"),
    ).toEqual(best);
  });

  test("orders by rating alone; a few premium ones are shown separately on the first page", async () => {
    const city = "Kochi";
    await insertListing(app, null, { city, name: "Plain Best", ...rated(5, 40) });
    await insertListing(app, ravi, { city, name: "Ravi Paid", ...rated(4, 2) });
    await insertListing(app, null, { city, name: "Plain Often", ...rated(3.8, 10) });
    for (const name of ["Paid 1", "Paid 2", "Paid 3"])
      await insertListing(app, await app.signIn(name, { premium: true }), { city, name, ...rated(2, 3) });
    const slow = await app.signIn("Slow", { premium: true });
    await insertListing(app, slow, { city, name: "Slow Paid", slowReplies: true, ...rated(5, 9) });
    const best = ["Plain Best", "Slow Paid", "Ravi Paid", "Plain Often"];
    const page = async (more = "") =>
      (await app.call("GET", `/api/business-listings?city=Kochi${more}`)).json;
    expect((await names("city=Kochi")).slice(0, 4)).toEqual(best);
    // A list that fits on one screen needs nothing above it.
    expect(await page()).not.toHaveProperty("featured");
    for (let at = 0; at < 6; at++) await insertListing(app, null, { city, name: `Plain ${at}` });
    const order = await names("city=Kochi");
    // The same as unrated, but with many ratings: before those without ratings, newest first.
    expect(order.slice(0, 10)).toEqual([
      ...best,
      "Plain 5",
      "Plain 4",
      "Plain 3",
      "Plain 2",
      "Plain 1",
      "Plain 0",
    ]);
    const first = await page();
    expect(first.featured.map(({ name }) => name)).toEqual(["Ravi Paid", "Paid 3", "Paid 2"]);
    expect(first.featured[0]!.badges).toEqual(["Pro"]);
    for (const more of ["&page=2&limit=5", "&sort=newest", "&sort=name"])
      expect(await page(more)).not.toHaveProperty("featured");
    expect(await names("city=Kochi&q=paid")).toEqual([]);
  });

  test("finds words of name, category and description within the filters, in any script", async () => {
    const city = "Ranchi";
    await createFoundBusiness(app, "Anand Tailors", {
      city,
      category: "tailors-and-boutiques",
      ...rated(4, 4),
    });
    await createFoundBusiness(app, "आनंद दर्जी", { city, category: "tailors-and-boutiques", ...rated(5, 4) });
    await createFoundBusiness(app, "Royal Works", {
      city,
      category: "clothing",
      description: "Ask for Anand, our master, who has cut suits in this street for thirty years.",
      is24x7: true,
    });
    await createFoundBusiness(app, "Anand Movers", { city: "Dhanbad", serviceCities: [city], pin: "826001" });
    const all = ["आनंद दर्जी", "Anand Tailors", "Royal Works"];
    expect(await names("city=Ranchi&q=anand")).toEqual(all);
    expect(await names(`city=Ranchi&q=${encodeURIComponent("आनंद")}`)).toEqual(all);
    expect(await names("city=Ranchi&q=anand&sort=name")).toEqual([
      "आनंद दर्जी",
      "Anand Tailors",
      "Royal Works",
    ]);
    expect(await names("city=Ranchi&q=darzi")).toEqual(["आनंद दर्जी", "Anand Tailors"]);
    expect(await names("city=Ranchi&q=anand&category=fashion-jewellery&rating=4.5")).toEqual(["आनंद दर्जी"]);
    expect(await names("city=Ranchi&q=anand&openNow=true")).toEqual(["Royal Works"]);
    expect(await names("q=anand&pin=826001")).toEqual(["Anand Movers"]);
    expect(await names("q=anand+826001")).toEqual(["Anand Movers"]);
    const { json } = await app.call("GET", "/api/business-listings?city=Ranchi&q=tailrs&limit=1&page=2");
    expect(json).toMatchObject({ total: 2, page: 2, pages: 2, showingFor: "tailors" });
    expect(json.listings.map(({ name }) => name)).toEqual(["Anand Tailors"]);
    for (const nothing of ["%25%25", "9845012345", "xylophonist", "%22tailrs%22"])
      expect(await names(`city=Ranchi&q=${nothing}`)).toEqual([]);
  });

  test("finds by category, group, other categories, PIN code and either name of a city", async () => {
    await insertListing(app, null, {
      name: "Both Trades",
      category: "plumbers",
      moreCategories: ["electricians"],
      city: "Gurgaon",
      pin: "122001",
    });
    await insertListing(app, null, { name: "Cook", category: "caterers", city: "Gurugram", pin: "122002" });
    expect(await names("city=Gurugram&category=home-services")).toEqual(["Both Trades"]);
    expect(await names("city=gurgaon&category=electricians")).toEqual(["Both Trades"]);
    expect(await names("city=gurgaon&category=food")).toEqual(["Cook"]);
    expect(await names("pin=122001")).toEqual(["Both Trades"]);
    const { json } = await app.call("GET", "/api/business-listings?city=gurgaon&limit=1&page=2");
    expect(json).toMatchObject({ total: 2, page: 2, pages: 2, capped: false });
    expect(json.listings).toHaveLength(1);
  });

  test("finds those that are open now", async () => {
    await insertListing(app, null, { city: "Ooty", name: "Always", is24x7: true });
    await insertListing(app, null, { city: "Ooty", name: "Never" });
    expect(await names("city=Ooty&openNow=true")).toEqual(["Always"]);
    const { json } = await app.call("GET", "/api/business-listings?city=Ooty&openNow=1");
    expect(json).toMatchObject({ total: 1, pages: 1, capped: false });
  });

  test("finds the same open businesses in the database as the rules do", async () => {
    const random = randomFrom(5);
    const clock = () => `${String(random(24)).padStart(2, "0")}:${["00", "30", "59"][random(3)]}`;
    const ranges = () => Array.from({ length: random(3) }, () => ({ open: clock(), close: clock() }));
    const start = Date.parse("2026-11-15T18:00:00Z");
    const dates = ["2026-11-15", "2026-11-17", "2026-11-18", "0001-01-01", "9999-12-31"];
    for (let round = 0; round < 150; round++) {
      const opening: Opening = {
        hours: Object.fromEntries(WEEKDAYS.filter(() => random(4) > 0).map((day) => [day, ranges()])),
        is24x7: random(8) === 0,
        specialHours: dates
          .filter(() => random(2) === 0)
          .map((date) => ({ date, closed: random(3) === 0 }))
          .map((day) => ({ ...day, ranges: day.closed ? [] : ranges() })),
      };
      const { hours, is24x7, specialHours } = opening;
      const times = Array.from({ length: 12 }, () => new Date(start + random(5 * 24 * 60) * MINUTE_MS));
      const open = sql.join(
        times.map((at) => isOpenIn(sql`spans`, at)),
        sql`, `,
      );
      const { rows } = await app.db.execute<{ open: boolean[] }>(sql`select array[${open}] as open
        from opening_spans(${JSON.stringify(hours)}, ${is24x7}, ${JSON.stringify(specialHours)}) spans`);
      expect([opening, rows[0]?.open]).toEqual([opening, times.map((at) => isOpenAt(opening, at))]);
    }
  });

  test("finds those nearest to the middle of a city; a hidden address has no distance", async () => {
    const city = "Chennai";
    const near = { lat: 13.08, lng: 80.28 };
    await insertListing(app, null, { city, name: "Hidden", ...near, hideAddress: true });
    await insertListing(app, null, { city, name: "Far", lat: 12.8, lng: 80.0 });
    await insertListing(app, null, { city, name: "Near", ...near });
    expect(await names("city=Madras&sort=distance")).toEqual(["Near", "Far", "Hidden"]);
    expect(await names("city=Nowherepur&sort=distance")).toEqual([]);
  });

  test("counts and pages no further than a thousand", async () => {
    const now = new Date();
    await app.db.insert(listings).values(
      Array.from({ length: 1_005 }, (_, at) => ({
        id: `z${String(at).padStart(19, "0")}`,
        name: `Shop ${at}`,
        category: "caterers",
        cityKey: "surat",
        city: "Surat",
        status: "published" as const,
        createdAt: now,
        updatedAt: now,
      })),
    );
    const page = async (number: number, more = "") =>
      (await app.call("GET", `/api/business-listings?city=Surat&limit=50&page=${number}${more}`)).json;
    expect(await page(1)).toMatchObject({ total: 1000, pages: 20, capped: true });
    expect((await page(20, "&category=food")).listings).toHaveLength(50);
    expect((await page(21)).listings).toEqual([]);
    const seen = [...(await page(3)).listings, ...(await page(4)).listings].map(({ _id }) => _id);
    expect(new Set(seen).size).toBe(100);
    // Open and nearest businesses are found behind them all.
    const last = { city: "Surat", category: "caterers", ...rated(1, 10) };
    await insertListing(app, null, { ...last, name: "Last", is24x7: true, lat: 21.17, lng: 72.83 });
    for (const more of [
      "openNow=1",
      "openNow=1&category=food",
      "sort=distance",
      "sort=distance&category=food",
    ])
      expect((await names(`city=Surat&${more}`))[0]).toBe("Last");
    expect(await page(1, "&openNow=1")).toMatchObject({ total: 1, pages: 1, capped: false });
  });

  test("has none that is paused, deleted, of a member who is leaving, or of a blocked member", async () => {
    const city = "Hubli";
    const meera = await app.signIn("Meera");
    const row = await insertListing(app, meera, { city, name: "Meera's" });
    expect(await names("city=Hubli", asha)).toEqual(["Meera's"]);
    await app.call("PUT", `/api/blocks/${meera.member.id}`, { as: asha });
    expect(await names("city=Hubli", asha)).toEqual([]);
    expect((await show(row.id, asha)).status).toBe(404);
    await setRow(row.id, { status: "paused" });
    expect(await names("city=Hubli")).toEqual([]);
    await setRow(row.id, { status: "published", city: "Mysuru", cityKey: "mysuru" });
    expect(await names("city=Hubli")).toEqual([]);
    expect(await names("city=Mysore")).toEqual(["Meera's"]);
    const leaving = (erasesAt: Date | null) =>
      app.db.update(members).set({ erasesAt }).where(eq(members.id, meera.member.id));
    await leaving(new Date());
    expect([await names("city=Mysuru"), (await show(row.id)).status]).toEqual([[], 404]);
    await leaving(null);
    await setRow(row.id, { deletedAt: new Date() });
    expect(await names("city=Mysuru")).toEqual([]);
  });
});
