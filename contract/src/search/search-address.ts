// The state of the search page is its address. No zod here: the page imports this file.
import {
  MAX_FILTER_CITIES,
  MAX_MOQ,
  MAX_PRICE_PAISE,
  QUERY_MAX,
  SEARCH_SORTS,
  SEARCH_TYPES,
  type SavedFilters,
  type SearchSort,
  type SearchType,
} from "./search-words.ts";

export interface SearchState extends SavedFilters {
  sort?: SearchSort;
  /** Search exactly for what was typed. */
  asTyped?: boolean;
  page?: number;
}

/** In the order of the address; unset values are left out. Prices are in rupees there, as people write them. */
export function searchParams(state: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  const set = (name: string, value: string | number | boolean | undefined) => {
    if (value !== undefined && value !== "" && value !== false) params.append(name, String(value));
  };
  set("q", state.q);
  set("type", state.type);
  for (const city of state.city ?? []) set("city", city);
  set("state", state.state);
  set("category", state.category);
  set("rating", state.rating);
  set("verified", state.verified);
  set("openNow", state.openNow);
  set("priceMin", inRupees(state.priceMinPaise));
  set("priceMax", inRupees(state.priceMaxPaise));
  set("moq", state.moq);
  set("near", state.near);
  if (state.near) set("radiusKm", state.radiusKm);
  if (state.sort !== "relevance") set("sort", state.sort);
  if (state.q) set("asTyped", state.asTyped);
  if (state.page !== undefined && state.page > 1) set("page", state.page);
  return params;
}

const inRupees = (paise: number | undefined) => (paise === undefined ? undefined : paise / 100);

export function searchPath(state: SearchState): string {
  const params = searchParams(state).toString();
  return params ? `/search?${params}` : "/search";
}

/** Reads an address; invalid values are ignored. */
export function readSearchState(params: URLSearchParams): SearchState {
  const text = (name: string, longest = 80) => params.get(name)?.trim().slice(0, longest) || undefined;
  const number = (name: string, least: number, most: number) => {
    const value = Number(params.get(name) ?? Number.NaN);
    return value >= least && value <= most ? value : undefined;
  };
  const paise = (name: string) => {
    const rupees = number(name, 0, MAX_PRICE_PAISE / 100);
    return rupees === undefined ? undefined : Math.round(rupees * 100);
  };
  const whole = (value: number | undefined) => (Number.isInteger(value) ? value : undefined);
  const isSet = (name: string) => ["true", "1"].includes(params.get(name) ?? "") || undefined;
  const cities = params
    .getAll("city")
    .map((city) => city.trim().slice(0, 80))
    .filter(Boolean);
  return {
    q: text("q", QUERY_MAX),
    type: SEARCH_TYPES.find((type) => type === params.get("type")) satisfies SearchType | undefined,
    city: cities.length > 0 ? [...new Set(cities)].slice(0, MAX_FILTER_CITIES) : undefined,
    state: text("state"),
    category: text("category"),
    rating: number("rating", 1, 5),
    verified: isSet("verified"),
    openNow: isSet("openNow"),
    priceMinPaise: paise("priceMin"),
    priceMaxPaise: paise("priceMax"),
    moq: whole(number("moq", 1, MAX_MOQ)),
    near: text("near"),
    radiusKm: number("radiusKm", 1, 200),
    sort: SEARCH_SORTS.find((sort) => sort === params.get("sort")) satisfies SearchSort | undefined,
    asTyped: isSet("asTyped"),
    page: number("page", 1, 50),
  };
}
