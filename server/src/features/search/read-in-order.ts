import { sql, type SQL } from "drizzle-orm";
import { MAX_CANDIDATES, type SearchType } from "@cardplaza/contract/search/search-words";
import { BAYESIAN_RATING } from "./bayesian-rating.ts";
import {
  hasKeys,
  narrowingGroups,
  NOTHING,
  STEP,
  take,
  together,
  type Candidates,
} from "./candidate-steps.ts";
import { isByPrice } from "./kind-filters.ts";
import { filterConditions, kmToEntry, type SearchFilters } from "./search-filters.ts";
import type { QueryText } from "./search-text.ts";

/** Of a category, this many are read to find the thousand best. */
const WEIGHED = 5_000;
/**
 * Up to so many that fit are sorted. If there are more, the best of them come soon enough when the whole category is
 * read in its order.
 */
const SORTED = 3_000;

/**
 * Without words: the most complete, or the first in the order that was asked for, as far as they are wanted. An
 * index in order would be read to its end for the few that fit, so these are read by the ids that were counted.
 */
export function readInOrder(
  type: SearchType,
  text: QueryText,
  filters: SearchFilters,
  wanted: number,
): Candidates {
  const order = firstOf(filters);
  if (isFoundByKeys(text, filters)) {
    const some = sql`${take(STEP.withoutWords)} ${keysOf(type, text, filters)} and ${filterConditions(filters)}
      ${order ? NOTHING : sql`limit ${literal(WEIGHED)}`}`;
    return {
      found: sql`select * from (${some}) entry ${order ?? bestOf(filters)} limit ${literal(MAX_CANDIDATES)}`,
    };
  }
  const total = sql`(select least(count(*), ${literal(MAX_CANDIDATES)})::int from fitting)`;
  const most = filters.sort === "relevance" && isUpToPrice(filters) ? SORTED : MAX_CANDIDATES;
  const before = sql`fitting as materialized (${fittingOf(type, text, filters, most)})`;
  // By relevance nobody pages further than to those wanted, and the best of them come first.
  const ids = sql`select id from fitting ${filters.sort === "relevance" ? sql`order by quality desc limit ${literal(wanted)}` : NOTHING}`;
  const few = sql`${take(STEP.withoutWords)} ${isOf(type)} and entry.id in (${ids})`;
  if (isBestFirst(filters)) return { before, found: few, total };
  const counted = sql`(select count(*) from fitting)`;
  const many = sql`select * from (${together(inOrder(type, filters, order, wanted))}) entry
    where ${counted} >= ${literal(most)} limit ${limitOf(filters)(MAX_CANDIDATES)}`;
  return { before, found: sql`(${few} and ${counted} < ${literal(most)}) union all (${many})`, total };
}

/** Counts up to the limit. */
export const countInOrder = (type: SearchType, text: QueryText, filters: SearchFilters): SQL =>
  sql`select count(*)::int from (${fittingOf(type, text, filters, MAX_CANDIDATES)}) fitting`;

const isNarrowedByPriceOnly = ({ price, cities }: SearchFilters) =>
  price !== undefined && cities.length === 0;

/** Of one category up to a price, wherever it is, so that an index alone tells which fit. */
const isUpToPrice = (filters: SearchFilters) =>
  isNarrowedByPriceOnly(filters) &&
  filters.price?.minPaise === undefined &&
  filters.categories?.length === 1 &&
  filters.rating === undefined &&
  !filters.verified;

/** Whether the best plan is the same for every price. */
export const hasOnePlanForPrices = (filters: SearchFilters) =>
  filters.sort === "relevance" && (filters.cities.length === 1 || isUpToPrice(filters));

/**
 * Those that fit are counted from the best on, so the first of them are those wanted. That is worth it where many do
 * not fit; otherwise reading the first ones again is faster than by their ids.
 */
const isBestFirst = (filters: SearchFilters) =>
  filters.sort === "relevance" &&
  filters.price !== undefined &&
  !isNarrowedByPriceOnly(filters) &&
  !isPartlyServed(filters) &&
  filters.cities.length <= 1 &&
  (filters.categories?.length ?? 0) <= 1;

/** Up to the limit, in an order that lets the database read an index and nothing else. */
function fittingOf(type: SearchType, text: QueryText, filters: SearchFilters, most: number): SQL {
  const conditions = filterConditions(filters);
  const those = sql`select entry.id, entry.quality from search_entries entry where`;
  const byKeys = (keys: SQL) => sql`${those} ${keys} and ${conditions} limit ${literal(most)}`;
  if (isFoundByKeys(text, filters)) return byKeys(keysOf(type, text, filters));
  const limit = isOneIndexBest(filters) ? inTheirOrder(most) : literal(most);
  const parts = [
    ...placesOf(filters).map((place) => sql`${fittingIn(type, place, filters)} limit ${limit}`),
    ...(isPartlyServed(filters) ? [byKeys(isServed(type, filters))] : []),
  ];
  return sql`select * from (${together(parts)}) entry limit ${limit}`;
}

function fittingIn(type: SearchType, place: SQL, filters: SearchFilters): SQL {
  const { kind, order } = countedKind(filters);
  const those = sql`${isOf(type)} ${kind} ${place}`;
  const conditions = filterConditions(filters);
  if (filters.price && filters.cities.length > 0)
    // The offset keeps the prices out of the choice of an index: those of other cities would be read too.
    return sql`select entry.id, entry.quality from (select entry.* from search_entries entry where ${those}
      ${order} offset 0) entry where ${conditions}`;
  return sql`select entry.id, entry.quality from search_entries entry where ${those} and ${conditions} ${order}`;
}

function countedKind(filters: SearchFilters): { kind: SQL; order: SQL } {
  const { categories } = filters;
  if (categories && categories.length > 1)
    return {
      kind: sql`and entry.category = any(${sql.param(categories)}::text[])`,
      order: sql`order by entry.category`,
    };
  const kind = categories ? sql`and entry.category = ${categories[0] ?? ""}` : NOTHING;
  // Down from the highest price that fits, the next ones fit too, as far as prices are not ranges.
  return { kind, order: isNarrowedByPriceOnly(filters) ? sql`order by entry.price_paise desc` : BEST };
}

/** In the text of the query and not among its values, because the best plan depends on them. */
const literal = (value: number) => sql.raw(String(value));
/**
 * A limit of rows that are read in the order of an index. PostgreSQL does not know it when it plans, and expects a tenth
 * of the rows. If it knew, it would rather sort all that fit where it expects no more than these, and it expects far too
 * few: a category and a kind do not narrow each other down.
 */
const inTheirOrder = (value: number) => sql.raw(`(select ${value})`);

/** By distance, opening hours, state or date it depends on the values which index has fewer rows to skip. */
const isOneIndexBest = ({ near, openNow, state, since }: SearchFilters) =>
  !(near || openNow || state || since);

/** Whether an index has these entries, and only these, in the order that was asked for. */
function areInOrder(filters: SearchFilters): boolean {
  const { sort, cities, categories, price } = filters;
  if (!isOneIndexBest(filters) || sort === "distance") return false;
  // The cheapest from a price on are behind all cheaper ones.
  if (isByPrice(sort)) return cities.length === 0 && !(sort === "priceLow" && price?.minPaise !== undefined);
  return sort === "relevance" || cities.length === 0 || categories === undefined;
}

const limitOf = (filters: SearchFilters) => (areInOrder(filters) ? inTheirOrder : literal);

const isOf = (type: SearchType) => sql.raw(`entry.type = '${type}'`);

const keysOf = (type: SearchType, text: QueryText, filters: SearchFilters) =>
  hasKeys(type, filters.cities, narrowingGroups(text, filters));

/** By one category for each entry there is an index in order; by several, or by a PIN code, the keys are faster. */
const isFoundByKeys = (text: QueryText, filters: SearchFilters) =>
  narrowingGroups(text, filters).length > 0 && !(filters.hasOneCategory && text.pin === "");

function inOrder(type: SearchType, filters: SearchFilters, order: SQL | undefined, wanted: number): SQL[] {
  const conditions = filterConditions(filters);
  if (!isByPrice(filters.sort))
    return inOrderOf(type, filters, conditions, order ?? bestOf(filters), {
      wanted,
      isStrict: order !== undefined || filters.sort === "newest",
    });
  // An index read backwards gives entries without a price first, so they are read apart and come last.
  const direction = filters.sort === "priceLow" ? NOTHING : sql`desc`;
  const priced = sql`${conditions} and entry.price_paise is not null`;
  const unpriced = sql`${conditions} and entry.price_paise is null`;
  const both = [
    ...inOrderOf(type, filters, priced, sql`order by entry.price_paise ${direction}`, {
      wanted,
      isStrict: true,
    }),
    ...inOrderOf(type, filters, unpriced, BEST, { wanted, isStrict: false }),
  ];
  return [sql`select * from (${together(both)}) entry limit ${limitOf(filters)(wanted)}`];
}

/**
 * Read in the order of an index: all of a kind, a city, a category, or a category in a city. Several cities get
 * equal shares. If the order is strict, as for the nearest or cheapest, one city may fill all of them.
 */
function inOrderOf(
  type: SearchType,
  filters: SearchFilters,
  condition: SQL,
  order: SQL,
  { wanted, isStrict }: { wanted: number; isStrict: boolean },
): SQL[] {
  const { cities } = filters;
  const limit = limitOf(filters);
  const share = isStrict ? wanted : Math.ceil(wanted / Math.max(1, cities.length));
  const inPlaces = placesOf(filters).map((place) => {
    // Ordered one by one, they are merged as far as needed; otherwise all rows of a group would be sorted.
    const parts = kindsOf(filters).map(
      (kind) =>
        sql`${take(STEP.withoutWords)} ${isOf(type)} ${kind} ${place} and ${condition} ${order} limit ${limit(share)}`,
    );
    return sql`select * from (${together(parts)}) entry ${order} limit ${limit(share)}`;
  });
  if (cities.length === 0) return inPlaces;
  const served = sql`${take(STEP.withoutWords)} ${isServed(type, filters)} and ${condition}
    ${isStrict ? order : NOTHING} limit ${literal(isStrict ? wanted : MAX_CANDIDATES)}`;
  const parts = [...inPlaces, ...(isPartlyServed(filters) ? [served] : [])];
  return isStrict ? [sql`select * from (${together(parts)}) entry ${order} limit ${limit(wanted)}`] : parts;
}

const placesOf = ({ cities }: SearchFilters) =>
  cities.length > 0 ? cities.map((city) => sql`and entry.city_key = ${city}`) : [NOTHING];

const kindsOf = ({ categories }: SearchFilters) =>
  categories?.map((category) => sql`and entry.category = ${category}`) ?? [NOTHING];

const isPartlyServed = ({ cities, servesCities }: SearchFilters) => cities.length > 0 && servesCities;

/** A condition: the entry serves one of the cities from a place elsewhere. */
const isServed = (type: SearchType, filters: SearchFilters) =>
  sql`${hasKeys(type, filters.cities, [["@"], ...narrowingGroups({ pin: "" }, filters)])}
    and not entry.city_key = any(${sql.param(filters.cities)}::text[])`;

const BEST = sql`order by entry.quality desc`;
const bestOf = ({ sort }: SearchFilters) => (sort === "newest" ? sql`order by entry.created_at desc` : BEST);

/** The first of the nearest, cheapest or best rated; otherwise the best matches, in the order of the steps. */
export function firstOf({ sort, from }: SearchFilters): SQL | undefined {
  if (sort === "distance" && from) return sql`order by ${kmToEntry(from)} nulls last`;
  if (sort === "rating") return sql`order by ${BAYESIAN_RATING} desc, entry.rating_count desc, entry.id desc`;
  if (sort === "priceLow") return sql`order by entry.price_paise nulls last`;
  if (sort === "priceHigh") return sql`order by entry.price_paise desc nulls last`;
  return undefined;
}
