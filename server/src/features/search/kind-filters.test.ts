import { beforeAll, describe, expect, test } from "vitest";
import { SearchQuery } from "@cardplaza/contract/search/search";
import { inTransaction } from "../../platform/transaction.ts";
import { createRegistry } from "../../registry/registry.ts";
import type { SearchEntry, SearchKind } from "../../registry/search-kind.ts";
import { sharedTestApp } from "../../testing/test-app.ts";
import { kindFilters } from "./kind-filters.ts";
import { runSearch } from "./run-search.ts";
import { titlesOf } from "./search.fixtures.ts";
import { suggest } from "./suggest.ts";
import { touchSearch } from "./touch-search.ts";

const app = await sharedTestApp();
const CREATED = new Date("2026-01-05T06:00:00Z");
const goods: SearchEntry[] = [];

/** A kind with prices, as a room would register it. Its entries are in memory. */
const goodsKind: SearchKind = {
  type: "product",
  categoryLabel: "Category",
  version: 1,
  filters: ["price", "moq"],
  categories: [
    {
      slug: "metals",
      name: "Metals",
      within: [
        { slug: "steel-pipes", name: "Steel pipes" },
        { slug: "copper-wire", name: "Copper wire" },
      ],
    },
    { slug: "cotton-cloth", name: "Cotton cloth" },
  ],
  hasOneCategory: true,
  servesCities: true,
  entriesOf: async (_db, ids) => goods.filter(({ id }) => ids.includes(id)),
  idsAfter: async () => [],
  resultsOf: async (_db, ids) =>
    goods
      .filter(({ id }) => ids.includes(id))
      .map(({ id, name, city }) => ({
        _id: id,
        title: name,
        subtitle: "",
        image: null,
        city,
        rating: null,
        url: "",
      })),
};
const makersKind: SearchKind = { ...goodsKind, type: "company", filters: [], categories: [] };
const registry = createRegistry([{ search: { business: goodsKind, member: makersKind } }]);

interface Told extends Partial<SearchEntry> {
  name: string;
  category: string;
}

function sell({ category, ...told }: Told): void {
  goods.push({
    id: `goods${String(goods.length).padStart(15, "0")}`,
    ownerId: null,
    audience: "all",
    otherName: "",
    category,
    categories: [category],
    description: "",
    city: "Pune",
    serves: [],
    state: "Maharashtra",
    pin: "",
    lat: null,
    lng: null,
    ratingSum: 0,
    ratingCount: 0,
    verifiedUntil: null,
    completeness: 50,
    isSlow: false,
    createdAt: CREATED,
    updatedAt: CREATED,
    ...told,
  });
}

beforeAll(async () => {
  sell({ name: "Thin pipe", category: "steel-pipes", pricePaise: 12_000, moq: 100, completeness: 90 });
  sell({ name: "Wide pipe", category: "steel-pipes", pricePaise: 50_000, priceMaxPaise: 90_000, moq: 10 });
  sell({ name: "Made pipe", category: "steel-pipes", pricePaise: null, completeness: 100 });
  sell({ name: "Red wire", category: "copper-wire", pricePaise: 30_000, city: "Surat", serves: ["Pune"] });
  sell({ name: "White cloth", category: "cotton-cloth", pricePaise: 8_000 });
  const ids = goods.map(({ id }) => id);
  await inTransaction(app.db, (tx) => touchSearch(tx, goodsKind, ids));
  await inTransaction(app.db, (tx) => touchSearch(tx, makersKind, ids.slice(0, 1)));
});

const search = (query: object) =>
  runSearch(
    { db: app.db, registry, now: new Date(), member: null },
    SearchQuery.parse({ type: "product", ...query }),
  );
const found = async (query: object) => titlesOf(await search(query));

describe("a kind's own filters", () => {
  test("a price fits if any part of its range does; a price on request fits none", async () => {
    expect(await found({ priceMinPaise: "60000" })).toEqual(["Wide pipe"]);
    expect(await found({ q: "pipe", priceMaxPaise: "20000" })).toEqual(["Thin pipe"]);
    expect(await found({ priceMinPaise: 9_000, priceMaxPaise: 40_000 })).toEqual(["Thin pipe", "Red wire"]);
    expect(await found({ q: "pipe" })).toHaveLength(3);
  });

  test("the least quantity is at most what was asked for; without one it is a single piece", async () => {
    expect(await found({ q: "pipe", moq: 10 })).toEqual(["Made pipe", "Wide pipe"]);
    expect(await found({ q: "pipe", moq: 1 })).toEqual(["Made pipe"]);
  });

  test("a kind without prices ignores them, also in the order", async () => {
    const { counts } = await search({ type: "company", priceMinPaise: 60_000, moq: 10, sort: "priceLow" });
    expect(counts).toEqual({ company: 1, product: 1 });
  });

  test("wrong values are refused", () => {
    for (const wrong of [{ priceMinPaise: "-1" }, { priceMaxPaise: "1e99" }, { moq: "0" }, { moq: "1.5" }])
      expect(SearchQuery.safeParse(wrong).success).toBe(false);
  });
});

describe("a category", () => {
  test("is read alone, as a group, in a city, and in cities that are served", async () => {
    expect(await found({ category: "steel-pipes" })).toEqual(["Made pipe", "Thin pipe", "Wide pipe"]);
    expect(await found({ category: "metals" })).toHaveLength(4);
    expect(await found({ category: "metals", city: "Pune" })).toHaveLength(4);
    expect(await found({ category: "copper-wire", city: "Pune" })).toEqual(["Red wire"]);
    expect(await found({ category: "metals", city: "Surat" })).toEqual(["Red wire"]);
    expect(await found({ category: "metals", q: "wire" })).toEqual(["Red wire"]);
  });

  test("has a name, and none is found of a kind that does not have it", async () => {
    expect(await search({ category: "steel-pipes" })).toMatchObject({
      categoryName: "Steel pipes",
      counts: { product: 3, company: 0 },
    });
    expect(await found({ category: "plumbers" })).toEqual([]);
  });

  test("is sorted by price both ways, with prices on request at the end", async () => {
    const cheapFirst = ["Thin pipe", "Red wire", "Wide pipe", "Made pipe"];
    expect(await found({ category: "metals", sort: "priceLow" })).toEqual(cheapFirst);
    const dearFirst = ["Wide pipe", "Red wire", "Thin pipe", "Made pipe"];
    for (const more of [{}, { city: "Pune" }])
      expect(await found({ category: "metals", sort: "priceHigh", ...more })).toEqual(dearFirst);
    expect(await found({ q: "pipe", sort: "priceHigh" })).toEqual(["Wide pipe", "Thin pipe", "Made pipe"]);
  });

  test("is suggested with its kind, and offered on its tab", async () => {
    expect(await suggest({ db: app.db, member: null, registry }, "steel")).toContainEqual({
      kind: "category",
      text: "Steel pipes",
      category: "steel-pipes",
      type: "product",
    });
    expect(kindFilters(registry, "product")).toEqual({
      filters: ["price", "moq"],
      categories: goodsKind.categories,
    });
    expect(kindFilters(registry, "person")).toEqual({ filters: [], categories: [] });
  });
});

describe("over HTTP", () => {
  test("each tab says what it can be narrowed by", async () => {
    const filtersOf = async (type: string) =>
      (await app.call("GET", `/api/search/filters?type=${type}`)).json;
    expect(await filtersOf("product")).toMatchObject({ filters: ["price", "moq"] });
    expect((await filtersOf("company")).filters).toEqual([]);
    expect(await filtersOf("all")).toEqual(await filtersOf("business"));
    expect((await app.call("GET", "/api/search/filters?type=spaceship")).status).toBe(400);
  });

  test("a search with prices is saved as it is, and a wrong one refused", async () => {
    const asha = await app.signIn("Asha Menon", { premium: true });
    const save = (filters: object) =>
      app.call("POST", "/api/search/saved", { as: asha, body: { name: "Cheap pipes", filters } });
    const filters = { type: "product" as const, priceMinPaise: 1_000, priceMaxPaise: 50_000, moq: 10 };
    expect(await save(filters)).toMatchObject({ status: 201, json: { filters } });
    expect((await save({ ...filters, priceMaxPaise: -1 })).status).toBe(400);
    expect((await save({ ...filters, moq: 0 })).status).toBe(400);
  });
});
