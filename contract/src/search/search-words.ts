// Limits and texts of the search page and the search. No zod here: the page imports this file.
import type { Badge } from "../names.ts";

/** The kinds of results, in the order of the tabs. */
export const SEARCH_TYPES = [
  "card",
  "business",
  "company",
  "product",
  "it_service",
  "job",
  "chapter",
  "person",
] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

export const SEARCH_TABS: Readonly<Record<SearchType, string>> = {
  card: "Cards",
  business: "Businesses",
  company: "Companies",
  product: "Products",
  it_service: "IT services",
  job: "Jobs",
  chapter: "Chapters",
  person: "People",
};

export const SEARCH_SORTS = ["relevance", "rating", "newest", "distance", "priceLow", "priceHigh"] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];
export const SEARCH_SORT_NAMES: Readonly<Record<SearchSort, string>> = {
  relevance: "Relevance",
  rating: "Rating",
  newest: "Newest",
  distance: "Distance",
  priceLow: "Price: low to high",
  priceHigh: "Price: high to low",
};

/** What only some kinds can be narrowed by. All kinds have place, rating, verified and their own categories. */
export const SEARCH_FILTERS = ["openNow", "price", "moq"] as const;
export type SearchFilter = (typeof SEARCH_FILTERS)[number];

/** A category that narrows a search; a group means all within it. */
export interface SearchCategory {
  /** The name in addresses and in the database. */
  slug: string;
  name: string;
  within?: readonly { slug: string; name: string }[];
}

export const QUERY_MAX = 100;
export const CATEGORY_MAX = 80;
/** The most entries that are ranked and counted. */
export const MAX_CANDIDATES = 1_000;
export const RESULTS_A_PAGE = 20;
/** How many results of each kind the tab with all kinds shows. */
export const RESULTS_OF_EACH = 3;
export const PREMIUM_IN_A_ROW = 3;
/** The reason that screens tell only who asks: nearly every result has it. */
export const LIFTED_RESULT = "Pro member, shown a little higher";
export const MAX_SUGGESTIONS = 8;
export const MAX_FILTER_CITIES = 10;
export const MAX_RADIUS_KM = 200;
export const RADII_KM = [5, 10, 25, 50, 100] as const;
/** ₹1,000 crore. */
export const MAX_PRICE_PAISE = 1_000_000_000_000;
export const MAX_MOQ = 1_000_000_000;
export const MOQS = [1, 10, 50, 100, 500, 1_000] as const;
export const RATINGS = [3, 3.5, 4, 4.5] as const;
export const MAX_SAVED_SEARCHES = 20;
export const SAVED_SEARCH_NAME_MAX = 80;
/** The plan's feature that several cities, a radius and saved filters belong to. */
export const CITY_FILTERS_FEATURE = "City filters";

export const SEARCH_ALERTS = ["daily", "off"] as const;
export type SearchAlert = (typeof SEARCH_ALERTS)[number];

export interface SearchResult {
  type: SearchType;
  _id: string;
  title: string;
  subtitle: string;
  image: string | null;
  city: string;
  /** The average rating with one decimal; null without ratings. */
  rating: number | null;
  /** As people read it: "₹1,200 / piece" or "Ask for price". Kinds without prices leave it out. */
  price?: string;
  /** Further facts, such as the least quantity. */
  facts?: string[];
  /** The number to call, as the entry's page shows it. */
  phone?: string;
  /** The number for WhatsApp; absent if WhatsApp is switched off. */
  whatsapp?: string;
  badges: Badge[];
  /** A path of this site. */
  url: string;
  /** The reasons for its place, in plain words. */
  why: string[];
}

export const SUGGESTION_KINDS = ["name", "category", "city"] as const;
export interface Suggestion {
  kind: (typeof SUGGESTION_KINDS)[number];
  text: string;
  /** The slug of a category. */
  category?: string;
  /** The kind that the category belongs to. */
  type?: SearchType;
}

/** The parts of a search that are saved. */
export interface SavedFilters {
  q?: string;
  type?: SearchType;
  city?: string[];
  state?: string;
  category?: string;
  rating?: number;
  verified?: boolean;
  openNow?: boolean;
  priceMinPaise?: number;
  priceMaxPaise?: number;
  /** Sold in quantities of this many or fewer. */
  moq?: number;
  near?: string;
  radiusKm?: number;
}

export const SEARCH_TEXT = {
  none: (q: string) => `No results for '${q}'.`,
  noneHere: "No results for these filters.",
  didYouMean: (text: string) => `Did you mean ${text}?`,
  clear: "Clear filters",
  nearCities: "Found in cities near you",
  categories: "Or browse a category",
  tooMany: `You can save ${MAX_SAVED_SEARCHES} searches. Delete one first.`,
  unknownPlace: "We do not know this place. Try a city or a PIN code.",
  oneLetter: "Type one more letter to search.",
} as const;

/** Tab counts stop here. */
export const countText = (count: number) =>
  count >= MAX_CANDIDATES ? "1,000+" : count.toLocaleString("en-IN");
