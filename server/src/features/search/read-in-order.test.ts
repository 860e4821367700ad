import { sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { MAX_CANDIDATES } from "@cardplaza/contract/search/search-words";
import { sharedTestApp } from "../../testing/test-app.ts";
import { countEntries, MOST_JUDGED, rankEntries } from "./rank-entries.ts";
import type { SearchFilters } from "./search-filters.ts";
import { readQuery } from "./search-text.ts";
import { searchEntries } from "./search.table.ts";

const app = await sharedTestApp();
const EACH = 1_200;
const CATEGORY = "order-test";

interface Entry {
  id: string;
  city: string;
  price: number | null;
  quality: number;
  created: number;
  stars: number;
}

/** Of two cities; every eighth is priced on request. The numbers are mixed so that no two orders are the same. */
const entries: Entry[] = Array.from({ length: 2 * EACH }, (_, at) => ({
  id: `order${String(at).padStart(15, "0")}`,
  city: at % 2 ? "salem" : "kota",
  price: at % 8 === 0 ? null : 1_000 + ((at * 7_919) % 2_400),
  quality: ((at * 104_729) % 2_400) / 2_400,
  created: (at * 1_299_709) % 2_400,
  stars: (at * 15_485_863) % 2_400,
}));

beforeAll(async () => {
  const rows = entries.map(({ id, city, price, quality, created, stars }) => ({
    type: "product" as const,
    id,
    audience: "all" as const,
    nameKey: id,
    words: "",
    categories: [CATEGORY],
    category: CATEGORY,
    cityKey: city,
    cityKeys: [city],
    quality,
    pricePaise: price,
    priceMaxPaise: price,
    ratingSum: stars,
    ratingCount: 1_000,
    createdAt: new Date(Date.UTC(2026, 0, 1) + created * 60_000),
    updatedAt: new Date(Date.UTC(2026, 0, 1)),
    digest: "",
  }));
  for (let at = 0; at < rows.length; at += 400)
    await app.db
      .insert(searchEntries)
      .values(rows.slice(at, at + 400).map((row) => ({ ...row, words: sql`''` })));
});

async function read(filters: Partial<SearchFilters>, wanted = MOST_JUDGED) {
  const all: SearchFilters = {
    categories: [CATEGORY],
    hasOneCategory: true,
    cities: [],
    verified: false,
    openNow: false,
    sort: "relevance",
    isMember: false,
    hiddenIds: [],
    now: new Date(),
    ...filters,
  };
  const { ranked, total } = await rankEntries(app.db, "product", readQuery(""), [], all, wanted);
  expect(await countEntries(app.db, "product", readQuery(""), [], all)).toBe(total);
  return { ids: ranked.map(({ id }) => id), total };
}

const idsBy = (from: Entry[], score: (entry: Entry) => number) =>
  from.toSorted((one, other) => score(one) - score(other)).map(({ id }) => id);
const priced = entries.filter(({ price }) => price !== null);
const SORTS: [SearchFilters["sort"], (entry: Entry) => number][] = [
  ["priceLow", ({ price }) => price ?? Infinity],
  ["priceHigh", ({ price }) => -(price ?? -Infinity)],
  ["newest", ({ created }) => -created],
  ["rating", ({ stars }) => -stars],
];

describe("more than are counted", () => {
  test.each(SORTS)("are read by %s as far as they are wanted", async (sort, score) => {
    const { ids, total } = await read({ sort });
    expect(total).toBe(MAX_CANDIDATES);
    expect(ids.slice(0, MOST_JUDGED)).toEqual(idsBy(entries, score).slice(0, MOST_JUDGED));
  });

  test("by relevance are the most complete ones", async () => {
    const { ids } = await read({});
    expect(new Set(ids)).toEqual(new Set(idsBy(entries, ({ quality }) => -quality).slice(0, MOST_JUDGED)));
  });

  test("are shared between several cities", async () => {
    const { ids } = await read({ cities: ["salem", "kota"] });
    const ofSalem = entries.filter(({ id, city }) => city === "salem" && ids.includes(id));
    expect([ids.length, ofSalem.length]).toEqual([MOST_JUDGED, MOST_JUDGED / 2]);
  });

  test("the cheapest of two cities are the cheapest of all", async () => {
    const { ids } = await read({ cities: ["salem", "kota"], sort: "priceLow" });
    expect(ids.slice(0, MOST_JUDGED)).toEqual(idsBy(priced, ({ price }) => price ?? 0).slice(0, MOST_JUDGED));
  });

  test("of a city up to a price are counted to the limit", async () => {
    const { ids, total } = await read({ cities: ["salem"], price: { maxPaise: 3_399 } });
    expect(total).toBe(MAX_CANDIDATES);
    expect(ids).toHaveLength(MOST_JUDGED);
  });
});

describe("the few that fit", () => {
  const price = { minPaise: 1_100, maxPaise: 1_300 };
  const few = priced.filter((entry) => entry.price !== null && entry.price >= 1_100 && entry.price <= 1_300);

  test.each(SORTS)("are all read by %s", async (sort, score) => {
    const { ids, total } = await read({ price, sort });
    expect(total).toBe(few.length);
    expect(ids).toEqual(idsBy(few, score));
  });

  test("in a city are those of that city", async () => {
    const ofSalem = few.filter(({ city }) => city === "salem");
    const { ids, total } = await read({ price, cities: ["salem"] });
    expect(total).toBe(ofSalem.length);
    expect(new Set(ids)).toEqual(new Set(ofSalem.map(({ id }) => id)));
  });

  test("by relevance are the most complete of them", async () => {
    const some = priced.filter((entry) => entry.price !== null && entry.price <= 1_500);
    const { ids, total } = await read({ price: { maxPaise: 1_500 } });
    expect([total, total > MOST_JUDGED]).toEqual([some.length, true]);
    expect(new Set(ids)).toEqual(new Set(idsBy(some, ({ quality }) => -quality).slice(0, MOST_JUDGED)));
  });
});
