import { sql, type SQL } from "drizzle-orm";
import { MAX_CANDIDATES, type SearchType } from "@cardplaza/contract/search/search-words";
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

/** Without words: the most complete, or the newest. */
function withoutWords(type: SearchType, text: QueryText, filters: SearchFilters): SQL[] {
  const conditions = filterConditions(filters);
  const narrowed = narrowingGroups(text, filters);
  const has = (groups: KeyGroups) => hasKeys(type, filters.cities, groups);
  const first = firstOf(filters);
  const order =
    first ?? sql`order by ${filters.sort === "newest" ? sql`entry.created_at` : sql`entry.quality`} desc`;
  if (narrowed.length > 0) {
    const some = sql`${take(STEP.withoutWords)} ${has(narrowed)} and ${conditions} ${first ? NOTHING : sql`limit ${WEIGHED}`}`;
    return [sql`select * from (${some}) entry ${order} limit ${MAX_CANDIDATES}`];
  }
  // Several cities get equal shares. For the nearest or best rated, one city may fill all of them.
  const share = first ? MAX_CANDIDATES : Math.ceil(MAX_CANDIDATES / Math.max(1, filters.cities.length));
  const best = sql`and ${conditions} ${order} limit ${share}`;
  if (filters.cities.length === 0) return [sql`${take(STEP.withoutWords)} entry.type = ${type} ${best}`];
  const parts = [
    ...filters.cities.map(
      (city) => sql`${take(STEP.withoutWords)} entry.type = ${type} and entry.city_key = ${city} ${best}`,
    ),
    sql`${take(STEP.withoutWords)} ${has([["@"]])} and not entry.city_key = any(${sql.param(filters.cities)}::text[]) and ${conditions}
      ${first ?? NOTHING} limit ${MAX_CANDIDATES}`,
  ];
  return first ? [sql`select * from (${together(parts)}) entry ${first} limit ${MAX_CANDIDATES}`] : parts;
}

/** As in the index: five more ratings with the mean of all ratings. */
const BAYES = sql`((19 + entry.rating_sum)::float8 / (5 + entry.rating_count))`;

/** The first thousand of the nearest or best rated; otherwise the best matches, in the order of the steps. */
function firstOf({ sort, from }: SearchFilters): SQL | undefined {
  if (sort === "distance" && from) return sql`order by ${kmFrom(from)} nulls last`;
  if (sort === "rating") return sql`order by ${BAYES} desc, entry.rating_count desc, entry.id desc`;
  return undefined;
}

/** What the index of the words also finds. */
function narrowingGroups({ pin }: QueryText, { categories }: SearchFilters): KeyGroups {
  const groups: KeyGroups = [];
  if (categories) groups.push(categories.length > 0 ? categories.map((slug) => `#${slug}`) : ["#"]);
  if (pin) groups.push([`!${pin}`]);
  return groups;
}
