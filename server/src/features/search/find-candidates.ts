import { sql, type SQL } from "drizzle-orm";
import { MAX_CANDIDATES, type SearchType } from "@cardplaza/contract/search/search-words";
import type { AskedWord } from "./read-words.ts";
import { filtersOf, kmFrom, type Asked } from "./search-filters.ts";
import {
  alikeGroups,
  exactGroups,
  groupQuery,
  keyQuery,
  someAlikeGroups,
  type KeyGroups,
} from "./search-keys.ts";
import type { AskedText } from "./search-text.ts";

/** How an entry was found: by words of its name, by other words, by a similar name, or without words. */
export const STEP = { inName: 1, inText: 2, alike: 3, unasked: 4 } as const;
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
export const likenessTo = ({ plain }: AskedText) => sql`
  case when strpos(' ' || entry.name_key || ' ' || entry.other_key || ' ', ${` ${plain} `}) > 0 then 1::real
    else word_similarity(${plain}, entry.name_key || ' ' || entry.other_key) end`;

/** What a text must contain. Words that sound the same also match, unless exact words were asked for. */
export function tsqueryOf({ web, isStrict, isEither }: AskedText, words: readonly AskedWord[]): SQL {
  if (isStrict || words.every(({ same }) => same.length === 0))
    return sql`websearch_to_tsquery('english', ${web})`;
  return sql`${groupQuery(exactGroups(words, "", isEither), "ABCD")}::tsquery`;
}

/**
 * At most 1,000 entries of a kind, as rows of `search_entries`. They come in steps, the next one only while
 * there is room: names with the words, other texts with the words, similar names.
 */
export function findCandidates(type: SearchType, text: AskedText, words: AskedWord[], asked: Asked): SQL {
  const steps = text.plain === "" ? unasked(type, text, asked) : askedFor(type, text, words, asked);
  return sql`select * from (${together(steps)}) found limit ${MAX_CANDIDATES}`;
}

const together = (parts: SQL[]) =>
  sql.join(
    parts.map((part) => sql`(${part})`),
    sql` union all `,
  );

function askedFor(type: SearchType, text: AskedText, words: AskedWord[], asked: Asked): SQL[] {
  const filters = filtersOf(asked);
  const narrowed = narrowingGroups(text, asked);
  const has = (groups: KeyGroups) => hasKeys(type, asked.cities, [...groups, ...narrowed]);
  const exact = exactGroups(words, "", text.isEither);
  const matches = sql`entry.words @@ ${tsqueryOf(text, words)}`;
  const steps: SQL[] = [];
  if (exact.length > 0) {
    const inName = sql`entry.words @@ ${groupQuery(exact, "A")}::tsquery`;
    // The keys cover everything except the order of words and excluded words.
    const found = text.isStrict ? sql`${matches} and ${filters}` : filters;
    const first = firstOf(asked);
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
  const some = text.isStrict || asked.isExact ? [] : someAlikeGroups(words);
  if (some.length > 0) {
    // Entries with every word first: the most similar names are among them.
    const every = words.length > 1 ? alikeGroups(words) : [];
    if (every.length > 0) steps.push(compared(sql`${has(every)} and ${filters}`, isAlike));
    const isNew = every.length > 0 ? sql`not entry.words @@ ${groupQuery(every, "A")}::tsquery` : sql`true`;
    steps.push(compared(sql`${has(some)} and ${isNew} and ${filters}`, isAlike));
  }
  return steps.length > 0 ? steps : [sql`${take(STEP.alike)} false`];
}

const compared = (condition: SQL, isAlike: SQL) =>
  sql`select * from (${take(STEP.alike)} ${condition} limit ${COMPARED}) entry where ${isAlike}`;

/** Without words: the most complete, or the newest. */
function unasked(type: SearchType, text: AskedText, asked: Asked): SQL[] {
  const filters = filtersOf(asked);
  const narrowed = narrowingGroups(text, asked);
  const has = (groups: KeyGroups) => hasKeys(type, asked.cities, groups);
  const first = firstOf(asked);
  const order =
    first ?? sql`order by ${asked.sort === "newest" ? sql`entry.created_at` : sql`entry.quality`} desc`;
  if (narrowed.length > 0) {
    const some = sql`${take(STEP.unasked)} ${has(narrowed)} and ${filters} ${first ? NOTHING : sql`limit ${WEIGHED}`}`;
    return [sql`select * from (${some}) entry ${order} limit ${MAX_CANDIDATES}`];
  }
  // Several cities get equal shares. For the nearest or best rated, one city may fill all of them.
  const share = first ? MAX_CANDIDATES : Math.ceil(MAX_CANDIDATES / Math.max(1, asked.cities.length));
  const best = sql`and ${filters} ${order} limit ${share}`;
  if (asked.cities.length === 0) return [sql`${take(STEP.unasked)} entry.type = ${type} ${best}`];
  const parts = [
    ...asked.cities.map(
      (city) => sql`${take(STEP.unasked)} entry.type = ${type} and entry.city_key = ${city} ${best}`,
    ),
    sql`${take(STEP.unasked)} ${has([["@"]])} and not entry.city_key = any(${sql.param(asked.cities)}::text[]) and ${filters}
      ${first ?? NOTHING} limit ${MAX_CANDIDATES}`,
  ];
  return first ? [sql`select * from (${together(parts)}) entry ${first} limit ${MAX_CANDIDATES}`] : parts;
}

/** As in the index: five more ratings with the mean of all ratings. */
const BAYES = sql`((19 + entry.rating_sum)::float8 / (5 + entry.rating_count))`;

/** The first thousand of the nearest or best rated; otherwise the best matches, in the order of the steps. */
function firstOf({ sort, from }: Asked): SQL | undefined {
  if (sort === "distance" && from) return sql`order by ${kmFrom(from)} nulls last`;
  if (sort === "rating") return sql`order by ${BAYES} desc, entry.rating_count desc, entry.id desc`;
  return undefined;
}

/** What the index of the words also finds. */
function narrowingGroups({ pin }: AskedText, { categories }: Asked): KeyGroups {
  const groups: KeyGroups = [];
  if (categories) groups.push(categories.length > 0 ? categories.map((slug) => `#${slug}`) : ["#"]);
  if (pin) groups.push([`!${pin}`]);
  return groups;
}
