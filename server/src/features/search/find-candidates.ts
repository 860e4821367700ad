import { sql, type SQL } from "drizzle-orm";
import { MAX_CANDIDATES, type SearchType } from "@cardplaza/contract/search/search-words";
import {
  hasKeys,
  narrowingGroups,
  number,
  RANKED,
  STEP,
  takeWords,
  together,
  type Candidates,
} from "./candidate-steps.ts";
import { countInOrder, firstOf, readInOrder } from "./read-in-order.ts";
import type { QueryWord } from "./read-words.ts";
import { filterConditions, type SearchFilters } from "./search-filters.ts";
import { alikeGroups, exactGroups, groupQuery, someAlikeGroups, type KeyGroups } from "./search-keys.ts";
import type { QueryText } from "./search-text.ts";
import { likenessOf } from "./words/trigrams.ts";

/** How similar a name must be to the query. */
export const LIKENESS = 0.5;
/** Of the names with a word similar to one in the query, this many are compared with the whole query. */
const COMPARED = 1_500;

/** A name that contains the query word by word counts as fully similar, without a comparison. */
export const likenessTo = ({ plain }: QueryText) => sql`
  case when strpos(' ' || entry.name_key || ' ' || entry.other_key || ' ', ${` ${plain} `}) > 0 then 1::real
    else word_similarity(${plain}, entry.name_key || ' ' || entry.other_key) end`;

/** A name with one of these words is similar enough. Looking for a word takes a tenth of the time of a comparison. */
const hasOneOf = (words: string[]) =>
  sql`string_to_array(entry.name_key || ' ' || entry.other_key, ' ') && ${sql.param(words)}::text[]`;

/** Of the query's words and those similar to them, the ones that make up enough of the query by themselves. */
const alikeWords = ({ plain }: QueryText, words: readonly QueryWord[]): string[] =>
  [...new Set(words.flatMap(({ word, alike }) => [word, ...alike.map((known) => known.word)]))].filter(
    (word) => likenessOf(plain, word) >= LIKENESS,
  );

/** What a text must contain. Words that sound the same also match, unless exact words were wanted. */
function tsqueryOf({ web, isStrict, isEither }: QueryText, words: readonly QueryWord[]): SQL {
  if (isStrict || words.every(({ same }) => same.length === 0))
    // As a query of its own it is read once; otherwise a plan for any values reads it again for every row.
    return sql`(select websearch_to_tsquery('english', ${web}))`;
  return sql`${groupQuery(exactGroups(words, "", isEither), "ABCD")}::tsquery`;
}

/**
 * At most 1,000 entries of a kind. They come in steps, the next one only while there is room: names with the
 * words, other texts with the words, similar names. Without words only as many as are wanted.
 */
export function findCandidates(
  type: SearchType,
  text: QueryText,
  words: QueryWord[],
  filters: SearchFilters,
  wanted: number,
): Candidates {
  if (text.plain === "") {
    const { found, ...others } = readInOrder(type, text, filters, wanted);
    return { ...others, found: sql`select entry.*, 1::real as rank, 0 as in_category from (${found}) entry` };
  }
  const search = { type, text, words, filters };
  return { found: inTurn([together(withWords(search)), ...withSimilarWords(search)], ranked(search)) };
}

/** How many there are of these, up to the limit. */
export function countCandidates(
  type: SearchType,
  text: QueryText,
  words: QueryWord[],
  filters: SearchFilters,
): SQL {
  if (text.plain === "") return countInOrder(type, text, filters);
  const search = { type, text, words, filters };
  // The place of the words does not count here.
  const steps = [wordsAnywhere(search), ...withSimilarWords(search)];
  return sql`select count(*)::int from (${inTurn(steps, sql`step`)}) found`;
}

interface Search {
  type: SearchType;
  text: QueryText;
  words: QueryWord[];
  filters: SearchFilters;
}

const has = ({ type, text, filters }: Search, groups: KeyGroups, without: KeyGroups = []) =>
  hasKeys(type, filters.cities, [...groups, ...narrowingGroups(text, filters)], without);
const NONE = sql`${takeWords(number(STEP.alike))} false`;

/** With what their words tell. The words themselves are not kept: they would be copied and sorted with every row. */
function ranked({ text, words }: Search): SQL {
  const exact = exactGroups(words, "", text.isEither);
  const inCategory = sql`(entry.step = ${number(STEP.inText)} and entry.words @@ ${groupQuery(exact, "AB")}::tsquery)::int`;
  return sql`${RANKED}, entry.step, ts_rank_cd(entry.words, ${tsqueryOf(text, words)}, 32) as rank,
    ${exact.length > 0 ? inCategory : sql`0`} as in_category`;
}

/** The keys cover everything except the order of words and excluded words. */
const foundBy = ({ text, words, filters }: Search) =>
  text.isStrict
    ? sql`entry.words @@ ${tsqueryOf(text, words)} and ${filterConditions(filters)}`
    : filterConditions(filters);

function wordsAnywhere(search: Search): SQL {
  const exact = exactGroups(search.words, "", search.text.isEither);
  if (exact.length === 0) return NONE;
  return sql`${takeWords(number(STEP.inText))} ${has(search, exact)} and ${foundBy(search)} limit ${MAX_CANDIDATES}`;
}

function withWords(search: Search): SQL[] {
  const { text, words, filters } = search;
  const exact = exactGroups(words, "", text.isEither);
  if (exact.length === 0) return [NONE];
  const [found, first] = [foundBy(search), firstOf(filters)];
  if (first) {
    const inName = sql`entry.words @@ ${groupQuery(exact, "A")}::tsquery`;
    const step = sql`case when ${inName} then ${number(STEP.inName)} else ${number(STEP.inText)} end`;
    return [sql`${takeWords(step)} ${has(search, exact)} and ${found} ${first} limit ${MAX_CANDIDATES}`];
  }
  const named = exactGroups(words, "=", text.isEither);
  // The index leaves the names out, so their rows are not read a second time.
  return [
    sql`${takeWords(number(STEP.inName))} ${has(search, named)} and ${found} limit ${MAX_CANDIDATES}`,
    sql`${takeWords(number(STEP.inText))} ${has(search, exact, named)} and ${found} limit ${MAX_CANDIDATES}`,
  ];
}

function withSimilarWords(search: Search): SQL[] {
  const { text, words, filters } = search;
  const some = text.isStrict || filters.isExact ? [] : someAlikeGroups(words);
  if (some.length === 0) return [];
  const conditions = filterConditions(filters);
  const isAlike = sql`(${hasOneOf(alikeWords(text, words))} or ${likenessTo(text)} >= ${LIKENESS})
    and not entry.words @@ ${tsqueryOf(text, words)}`;
  const compared = (condition: SQL) =>
    sql`select * from (${takeWords(number(STEP.alike))} ${condition} limit ${COMPARED}) entry where ${isAlike}`;
  // Entries with every word first: the most similar names are among them.
  const every = words.length > 1 ? alikeGroups(words) : [];
  if (every.length === 0) return [compared(sql`${has(search, some)} and ${conditions}`)];
  return [
    compared(sql`${has(search, every)} and ${conditions}`),
    compared(sql`${has(search, some, every)} and ${conditions}`),
  ];
}

/** At most 1,000 of the first step, and of each further one if those before it found too few. */
function inTurn(steps: SQL[], columns: SQL): SQL {
  const names = steps.map((_, at) => sql.raw(`step_${at}`));
  const countOf = (before: SQL[]) =>
    sql.join(
      before.map((name) => sql`(select count(*) from ${name})`),
      sql` + `,
    );
  const parts = steps.map(
    (step, at) => sql`${names[at]} as materialized (select ${columns} from (${step}) entry
      ${at === 0 ? sql`limit ${MAX_CANDIDATES}` : sql`where ${countOf(names.slice(0, at))} < ${MAX_CANDIDATES}`})`,
  );
  return sql`with ${sql.join(parts, sql`, `)}
    select * from (${together(names.map((name) => sql`select * from ${name}`))}) found limit ${MAX_CANDIDATES}`;
}
