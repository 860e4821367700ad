import { PLACE_MAX } from "../places/place-limits.ts";
import { z } from "zod";
import { BADGES } from "../names.ts";
import { endpoints } from "../endpoint.ts";
import {
  CATEGORY_MAX,
  CITY_FILTERS_FEATURE,
  MAX_FILTER_CITIES,
  MAX_MOQ,
  MAX_PRICE_PAISE,
  MAX_RADIUS_KM,
  MAX_SAVED_SEARCHES,
  MAX_SUGGESTIONS,
  QUERY_MAX,
  SAVED_SEARCH_NAME_MAX,
  SEARCH_ALERTS,
  SEARCH_FILTERS,
  SEARCH_SORTS,
  SEARCH_TYPES,
  SUGGESTION_KINDS,
} from "./search-words.ts";
import { Id, PageNumber, Timestamp } from "../shapes.ts";
import { Line } from "../text.ts";

export const SearchResult = z.object({
  type: z.enum(SEARCH_TYPES),
  _id: Id,
  title: z.string(),
  subtitle: z.string(),
  image: z.string().nullable(),
  city: z.string(),
  rating: z.number().nullable(),
  price: z.string().optional(),
  facts: z.array(z.string()).optional(),
  phone: z.string().optional(),
  whatsapp: z.string().optional(),
  badges: z.array(z.enum(BADGES)),
  url: z.string(),
  why: z.array(z.string()),
});

/** One or several, as addresses carry them. */
const Cities = z
  .union([Line(0, PLACE_MAX).transform((one) => [one]), z.array(Line(0, PLACE_MAX))])
  .transform((all) => [...new Set(all.filter((one) => one !== ""))])
  .pipe(z.array(z.string()).max(MAX_FILTER_CITIES, `At most ${MAX_FILTER_CITIES} cities.`));
const Flag = z
  .enum(["true", "false", "1", "0", ""])
  .transform((value) => value === "true" || value === "1")
  .optional();

export const SearchQuery = z.object({
  q: Line(0, QUERY_MAX).default(""),
  type: z.enum(["all", ...SEARCH_TYPES]).default("all"),
  city: Cities.default([]),
  state: Line(0, PLACE_MAX).optional(),
  category: Line(0, CATEGORY_MAX).optional(),
  rating: z.coerce.number().min(1).max(5).optional(),
  verified: Flag,
  openNow: Flag,
  priceMinPaise: z.coerce.number().int().min(0).max(MAX_PRICE_PAISE).optional(),
  priceMaxPaise: z.coerce.number().int().min(0).max(MAX_PRICE_PAISE).optional(),
  moq: z.coerce.number().int().min(1).max(MAX_MOQ).optional(),
  near: Line(0, PLACE_MAX).optional(),
  radiusKm: z.coerce.number().min(1).max(MAX_RADIUS_KM, `At most ${MAX_RADIUS_KM} km.`).optional(),
  sort: z.enum(SEARCH_SORTS).default("relevance"),
  /** Search exactly for what was typed, even if another reading would find more. */
  asTyped: Flag,
  page: PageNumber,
});
export type SearchQuery = z.infer<typeof SearchQuery>;

/** The number of results of each kind; 1,000 means that many or more. */
const Counts = z.partialRecord(z.enum(SEARCH_TYPES), z.number().int());

export const SearchResponse = z.object({
  results: z.array(SearchResult),
  counts: Counts,
  didYouMean: z.string().optional(),
  /** The words that the results are for, if they differ from the typed ones. */
  showingFor: z.string().optional(),
  /** The name of the category in the filter. */
  categoryName: z.string().optional(),
  /** Nothing is found in the city of the filter: near ones where there is something. */
  nearCities: z.array(z.string()).optional(),
  page: z.number().int(),
  pages: z.number().int(),
});
export type SearchResponse = z.infer<typeof SearchResponse>;

const Suggestion = z.object({
  kind: z.enum(SUGGESTION_KINDS),
  text: z.string(),
  category: z.string().optional(),
  type: z.enum(SEARCH_TYPES).optional(),
});

const Category = z.object({ slug: z.string(), name: z.string() });
export const KindFilters = z.object({
  filters: z.array(z.enum(SEARCH_FILTERS)),
  categories: z.array(Category.extend({ within: z.array(Category).optional() })),
});
export type KindFilters = z.infer<typeof KindFilters>;

const Filters = z
  .strictObject({
    q: Line(0, QUERY_MAX).optional(),
    type: z.enum(SEARCH_TYPES).optional(),
    city: z.array(Line(1, PLACE_MAX)).max(MAX_FILTER_CITIES).optional(),
    state: Line(1, PLACE_MAX).optional(),
    category: Line(1, CATEGORY_MAX).optional(),
    rating: z.number().min(1).max(5).optional(),
    verified: z.boolean().optional(),
    openNow: z.boolean().optional(),
    priceMinPaise: z.number().int().min(0).max(MAX_PRICE_PAISE).optional(),
    priceMaxPaise: z.number().int().min(0).max(MAX_PRICE_PAISE).optional(),
    moq: z.number().int().min(1).max(MAX_MOQ).optional(),
    near: Line(1, PLACE_MAX).optional(),
    radiusKm: z.number().min(1).max(MAX_RADIUS_KM).optional(),
  })
  .refine((filters) => Object.values(filters).some((value) => value !== "" && value !== false), {
    message: "Search for something first.",
  });

export const SavedSearch = z.object({
  _id: Id,
  name: z.string(),
  filters: Filters,
  alert: z.enum(SEARCH_ALERTS),
  createdAt: Timestamp,
});
export type SavedSearch = z.infer<typeof SavedSearch>;

const premium = { auth: "premium", feature: CITY_FILTERS_FEATURE } as const;

export const search = endpoints({
  "GET /api/search": {
    summary:
      "Find cards, businesses, companies, products and people; several cities and a radius are premium",
    query: SearchQuery,
    returns: SearchResponse,
    limit: { points: 120, seconds: 60, by: "address" },
  },
  "GET /api/search/filters": {
    summary: "The categories and filters of one kind; all kinds together are narrowed like businesses",
    query: z.object({ type: z.enum(["all", ...SEARCH_TYPES]).default("all") }),
    returns: KindFilters,
  },
  "GET /api/search/suggest": {
    summary: "Names, categories and cities that begin as typed",
    query: z.object({ q: Line(0, QUERY_MAX).default("") }),
    returns: z.object({ suggestions: z.array(Suggestion).max(MAX_SUGGESTIONS) }),
    limit: { points: 300, seconds: 60, by: "address" },
  },
  "GET /api/search/saved": {
    summary: "Your saved searches, the newest first",
    ...premium,
    returns: z.object({ saved: z.array(SavedSearch).max(MAX_SAVED_SEARCHES) }),
  },
  "POST /api/search/saved": {
    summary: "Save a search, with or without a daily notification of new matches",
    ...premium,
    body: z.object({
      name: Line(1, SAVED_SEARCH_NAME_MAX),
      filters: Filters,
      alert: z.enum(SEARCH_ALERTS).default("off"),
    }),
    returns: SavedSearch,
    status: 201,
  },
  "DELETE /api/search/saved/:id": {
    summary: "Delete a saved search, on every plan",
    auth: "member",
    params: z.object({ id: Id }),
    returns: null,
  },
});
