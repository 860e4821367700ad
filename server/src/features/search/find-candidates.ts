import { sql, type SQL } from "drizzle-orm";
import { MAX_CANDIDATES, type SearchType } from "@cardplaza/contract/search/search-words";
import { isByPrice } from "./kind-filters.ts";
import type { QueryWord } from "./read-words.ts";
import { filterConditions, kmFrom, type SearchFilters } from "./search-filters.ts";
import {
  alikeGroups,
  exactGroups,
  groupQuery,
  keyQuery,
  someAlikeGroups,
  type KeyGroups,
} from "./search-keys.ts";
import type { QueryText } from "./search-text.ts";

/** How an entry was found: by words of its name, by other words, by a similar name, or without words. */
export const STEP = { inName: 1, inText: 2, alike: 3, withoutWords: 4 } as const;
type Step = (typeof STEP)[keyof typeof STEP];

/** How similar a name must be to the query. */
export const LIKENESS = 0.5;
/** Of the names with a word similar to one in the query, this many are compared with the whole query. */
const COMPARED = 1_500;

/** Of a category, this many are read to find the thousand best. */
const WEIGHED = 5_000;

const KEYS = sql`search_keys(entry.type, entry.city_key, entry.city_keys, entry.words, entry.categories, entry.pin)`;
const NOTHING = sql.raw("");

/** Whether an entry, named `entry`, has these keys in one of the cities, or anywhere. */
export const hasKeys = (type: SearchType, cities: readonly string[], groups: KeyGroups) =>
  sql`${KEYS} @@ ${keyQuery(type, cities, groups)}::tsquery`;
const number = (step: Step) => sql.raw(String(step));
const takeAs = (step: SQL) => sql`select entry.*, ${step} as step from search_entries entry where`;
const take = (step: Step) => takeAs(number(step));

/** A name that contains the query word by word counts as fully similar, without a comparison. */
export const likenessTo = ({ plain }: QueryText) => sql`
  case when strpos(' ' || entry.name_key || ' ' || entry.other_key || ' ', ${` ${plain} `}) > 0 then 1::real
    else word_similarity(${plain}, entry.name_key || ' ' || entry.other_key) end`;

/** What a text must contain. Words that sound the same also match, unless exact words were wanted. */
export function tsqueryOf({ web, isStrict, isEither }: QueryText, words: readonly QueryWord[]): SQL {
  if (isStrict || words.every(({ same }) => same.length === 0))
    return sql`websearch_to_tsquery('english', ${web})`;
  return sql`${groupQuery(exactGroups(words, "", isEither), "ABCD")}::tsquery`;
}

/**
 * At most 1,000 entries of a kind, as rows of `search_entries`. They come in steps, the next one only while
 * there is room: names with the words, other texts with the words, similar names.
 */
export function findCandidates(
  type: SearchType,
  text: QueryText,
  words: QueryWord[],
  filters: SearchFilters,
): SQL {
  const steps = text.plain === "" ? withoutWords(type, text, filters) : withWords(type, text, words, filters);
  return sql`select * from (${together(steps)}) found limit ${MAX_CANDIDATES}`;
}

const together = (parts: SQL[]) =>
  sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );

function withWords(type: SearchType, text: QueryText, words: QueryWord[], filters: SearchFilters): SQL[] {
  const conditions = filterConditions(filters);
  const narrowed = narrowingGroups(text, filters);
  const has = (groups: KeyGroups) => hasKeys(type, filters.cities, [...groups, ...narrowed]);
  const exact = exactGroups(words, "", text.isEither);
  const matches = sql`entry.words @@ ${tsqueryOf(text, words)}`;
  const steps: SQL[] = [];
  if (exact.length > 0) {
    const inName = sql`entry.words @@ ${groupQuery(exact, "A")}::tsquery`;
    // The keys cover everything except the order of words and excluded words.
    const found = text.isStrict ? sql`${matches} and ${conditions}` : conditions;
    const first = firstOf(filters);
    const anywhere = has(exact);
    if (first) {
      const step = sql`case when ${inName} then ${number(STEP.inName)} else ${number(STEP.inText)} end`;
      steps.push(sql`${takeAs(step)} ${anywhere} and ${found} ${first} limit ${MAX_CANDIDATES}`);
    } else
      steps.push(
        sql`${take(STEP.inName)} ${has(exactGroups(words, "=", text.isEither))} and ${found} limit ${MAX_CANDIDATES}`,
        sql`${take(STEP.inText)} ${anywhere} and not ${inName} and ${found} limit ${MAX_CANDIDATES}`,
      );
  }
  const isAlike = sql`${likenessTo(text)} >= ${LIKENESS} and not ${matches}`;
  const some = text.isStrict || filters.isExact ? [] : someAlikeGroups(words);
  if (some.length > 0) {
    // Entries with every word first: the most similar names are among them.
    const every = words.length > 1 ? alikeGroups(words) : [];
    if (every.length > 0) steps.push(compared(sql`${has(every)} and ${conditions}`, isAlike));
    const isNew = every.length > 0 ? sql`not entry.words @@ ${groupQuery(every, "A")}::tsquery` : sql`true`;
    steps.push(compared(sql`${has(some)} and ${isNew} and ${conditions}`, isAlike));
  }
  return steps.length > 0 ? steps : [sql`${take(STEP.alike)} false`];
}

const compared = (condition: SQL, isAlike: SQL) =>
  sql`select * from (${take(STEP.alike)} ${condition} limit ${COMPARED}) entry where ${isAlike}`;

/** Without words: the most complete, or the first in the order that was asked for. */
function withoutWords(type: SearchType, text: QueryText, filters: SearchFilters): SQL[] {
  const conditions = filterConditions(filters);
  const narrowed = narrowingGroups(text, filters);
  const first = firstOf(filters);
  if (narrowed.length > 0 && !(filters.hasOneCategory && text.pin === "")) {
    const some = sql`${take(STEP.withoutWords)} ${hasKeys(type, filters.cities, narrowed)} and ${conditions}
      ${first ? NOTHING : sql`limit ${WEIGHED}`}`;
    return [sql`select * from (${some}) entry ${first ?? bestOf(filters)} limit ${MAX_CANDIDATES}`];
  }
  if (!isByPrice(filters.sort))
    return inOrder(type, filters, conditions, first ?? bestOf(filters), first !== undefined);
  // An index read backwards gives entries without a price first, so they are read apart and come last.
  const direction = filters.sort === "priceLow" ? NOTHING : sql`desc`;
  const priced = sql`${conditions} and entry.price_paise is not null`;
  const unpriced = sql`${conditions} and entry.price_paise is null`;
  return [
    ...inOrder(type, filters, priced, sql`order by entry.price_paise ${direction}`, true),
    ...inOrder(type, filters, unpriced, BEST, false),
  ];
}

/**
 * Read in the order of an index: all of a kind, a city, a category, or a category in a city. Several cities get
 * equal shares. If the order is strict, as for the nearest or cheapest, one city may fill all of them.
 */
function inOrder(
  type: SearchType,
  filters: SearchFilters,
  condition: SQL,
  order: SQL,
  isStrict: boolean,
): SQL[] {
  const { cities, categories } = filters;
  const share = isStrict ? MAX_CANDIDATES : Math.ceil(MAX_CANDIDATES / Math.max(1, cities.length));
  const kinds = categories?.map((category) => sql`and entry.category = ${category}`) ?? [NOTHING];
  const within = (place: SQL) => {
    // Ordered one by one, they are merged as far as needed; otherwise all rows of a group would be sorted.
    const parts = kinds.map(
      (kind) =>
        sql`${take(STEP.withoutWords)} entry.type = ${type} ${kind} ${place} and ${condition} ${order} limit ${share}`,
    );
    return sql`select * from (${together(parts)}) entry ${order} limit ${share}`;
  };
  if (cities.length === 0) return [within(NOTHING)];
  const served = hasKeys(type, cities, [["@"], ...narrowingGroups({ pin: "" }, filters)]);
  const parts = [
    ...cities.map((city) => within(sql`and entry.city_key = ${city}`)),
    sql`${take(STEP.withoutWords)} ${served} and not entry.city_key = any(${sql.param(cities)}::text[]) and ${condition}
      ${isStrict ? order : NOTHING} limit ${MAX_CANDIDATES}`,
  ];
  return isStrict ? [sql`select * from (${together(parts)}) entry ${order} limit ${MAX_CANDIDATES}`] : parts;
}

const BEST = sql`order by entry.quality desc`;
const bestOf = ({ sort }: SearchFilters) => (sort === "newest" ? sql`order by entry.created_at desc` : BEST);

/** As in the index: five more ratings with the mean of all ratings. */
const BAYES = sql`((19 + entry.rating_sum)::float8 / (5 + entry.rating_count))`;

/** The first thousand of the nearest, cheapest or best rated; otherwise the best matches, in the order of the steps. */
function firstOf({ sort, from }: SearchFilters): SQL | undefined {
  if (sort === "distance" && from) return sql`order by ${kmFrom(from)} nulls last`;
  if (sort === "rating") return sql`order by ${BAYES} desc, entry.rating_count desc, entry.id desc`;
  if (sort === "priceLow") return sql`order by entry.price_paise nulls last`;
  if (sort === "priceHigh") return sql`order by entry.price_paise desc nulls last`;
  return undefined;
}

/** What the index of the words also finds. */
function narrowingGroups({ pin }: Pick<QueryText, "pin">, { categories }: SearchFilters): KeyGroups {
  const groups: KeyGroups = [];
  if (categories) groups.push(categories.length > 0 ? categories.map((slug) => `#${slug}`) : ["#"]);
  if (pin) groups.push([`!${pin}`]);
  return groups;
}
