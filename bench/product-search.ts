// Products of a category among 2,000,000, with and without filters.
import type { SearchFilters } from "../server/src/features/search/search-filters.ts";

/** A search for products without words, as its tab sends it. */
export interface ProductQuery {
  name: string;
  filters: Partial<SearchFilters>;
}

/** The largest categories of the data and a rare one, each alone and narrowed. */
export function productQueries(categories: string[]): ProductQuery[] {
  const [largest = "", second = ""] = categories;
  const rare = categories.at(-1) ?? "";
  const of = (...slugs: string[]) => ({ categories: slugs });
  return [
    { name: "a category", filters: of(largest) },
    { name: "a rare category", filters: of(rare) },
    { name: "a group of ten categories", filters: of(...categories.slice(0, 10)) },
    { name: "a category in a city", filters: { ...of(largest), cities: ["mumbai"] } },
    {
      name: "a category from ₹1,000 to ₹2,000",
      filters: { ...of(largest), price: { minPaise: 1e5, maxPaise: 2e5 } },
    },
    { name: "a category up to ₹11", filters: { ...of(largest), price: { maxPaise: 1_100 } } },
    { name: "a category, at most ten pieces", filters: { ...of(second), moq: 10 } },
    {
      name: "a category, one piece up to ₹20",
      filters: { ...of(largest), moq: 1, price: { maxPaise: 2_000 } },
    },
    {
      name: "a category in a city up to ₹100",
      filters: { ...of(largest), cities: ["delhi"], price: { maxPaise: 10_000 } },
    },
    { name: "a category, verified", filters: { ...of(largest), verified: true } },
    { name: "a category, four stars", filters: { ...of(largest), rating: 4 } },
    { name: "a category, the cheapest", filters: { ...of(largest), sort: "priceLow" } },
    { name: "a category, the dearest", filters: { ...of(largest), sort: "priceHigh" } },
    { name: "a category, the newest", filters: { ...of(largest), sort: "newest" } },
    { name: "a category, the best rated", filters: { ...of(largest), sort: "rating" } },
    { name: "all products, the cheapest", filters: { sort: "priceLow" } },
    { name: "all products in a city up to ₹100", filters: { cities: ["pune"], price: { maxPaise: 10_000 } } },
  ];
}
