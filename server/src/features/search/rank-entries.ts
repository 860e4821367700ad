import { sql, type SQL } from "drizzle-orm";
import { MAX_CANDIDATES, type SearchType } from "@cardplaza/contract/search/search-words";
import type { Db } from "../../platform/database.ts";
import { executePlanned } from "../../platform/execute-planned.ts";
import { one } from "../../platform/one.ts";
import { BAYESIAN_RATING } from "./bayesian-rating.ts";
import { NOTHING, STEP } from "./candidate-steps.ts";
import { countCandidates, findCandidates, LIKENESS, likenessTo } from "./find-candidates.ts";
import { hasOnePlanForPrices } from "./read-in-order.ts";
import type { QueryWord } from "./read-words.ts";
import { at, isPremium, kmToEntry, type SearchFilters } from "./search-filters.ts";
import type { QueryText } from "./search-text.ts";

/** A result in its place, with the reasons for it. */
export interface Ranked {
  id: string;
  isExact: boolean;
  inName: boolean;
  inCategory: boolean;
  inText: boolean;
  isAlike: boolean;
  isPremium: boolean;
  isLifted: boolean;
  isVerified: boolean;
  inCity: boolean;
  isComplete: boolean;
  isRecent: boolean;
  ratingSum: number;
  ratingCount: number;
  km: number | null;
}

const COMPLETE_FROM = 80;
/**
 * Scoring is the expensive part. For relevance it is done for as many as people page through: the best matches,
 * the more complete and better rated first, and every entry with a name similar to the query.
 */
export const MOST_JUDGED = 200;

// Floating point throughout: PostgreSQL reads a decimal literal as exact numeric, which is slow to compute with.
const weight = (share: number) => sql.raw(`${share}::float8`);
const SCORE = sql`(${weight(0.6)} * rank + ${weight(0.4)} * likeness) * (1 + ${weight(0.15)} * is_lifted
  + ${weight(0.1)} * is_verified + ${weight(0.1)} * (bayes - 1) / 4 + ${weight(0.05)} * completeness / 100
  + ${weight(0.05)} * exp(-days / 90) + ${weight(0.1)} * in_city)`;

/** Parts of the rank that are 0 or 1. */
const FLAGS = {
  isExact: sql`is_exact`,
  inName: sql`(step = ${STEP.inName})::int`,
  inCategory: sql`in_category`,
  inText: sql`(step <= ${STEP.inText})::int`,
  isAlike: sql`(likeness >= ${LIKENESS})::int`,
  isPremium: sql`is_premium`,
  isLifted: sql`is_lifted`,
  isVerified: sql`is_verified`,
  inCity: sql`in_city`,
  isComplete: sql`(completeness >= ${COMPLETE_FROM})::int`,
  isRecent: sql`(days <= 30)::int`,
};
type Flag = keyof typeof FLAGS;
/** All of them as the bits of one number: to write one costs less than eleven. */
const FLAG_BITS = sql.join(
  Object.values(FLAGS).map((flag, place) => sql`${sql.raw(String(2 ** place))} * ${flag}`),
  sql` + `,
);

/**
 * The candidates of one kind in order, an exact name first, and how many there are in all. A list without words
 * in another order than by relevance ends after `wanted`.
 */
export async function rankEntries(
  db: Db,
  type: SearchType,
  text: QueryText,
  words: QueryWord[],
  filters: SearchFilters,
  wanted = MAX_CANDIDATES,
): Promise<{ ranked: Ranked[]; total: number }> {
  const [found] = await runQuery<{ ranked: string | null; total: number }>(
    db,
    text,
    filters,
    rankingQuery(type, text, words, filters, wanted),
  );
  return { ranked: found?.ranked?.split("\n").map(readRanked) ?? [], total: found?.total ?? 0 };
}

function rankingQuery(
  type: SearchType,
  text: QueryText,
  words: QueryWord[],
  filters: SearchFilters,
  wanted: number,
): SQL {
  const most = filters.sort === "relevance" ? MOST_JUDGED : wanted;
  const { before, found, total } = findCandidates(type, text, words, filters, most);
  // Each step is materialised: otherwise the similarity of a name would be computed at every mention.
  return sql`
    with ${before ? sql`${before},` : NOTHING} entry as materialized (
      select *, row_number() over (order by rank desc, quality desc) as place from (${found}) found
    ),
    judged as materialized (
      select id, name_key, step, rank, in_category, is_slow, completeness, rating_sum, rating_count, created_at, price_paise, ${factsOf(text, filters)}
      from entry
      where ${isWorthJudging(text, filters)}
    ),
    scored as materialized (
      select *, ${SCORE} as score
      from (
        select *, is_premium * (not is_slow)::int as is_lifted, is_proven * is_premium as is_verified from judged
      ) matched
    )
    select string_agg(concat_ws(' ', id, ${FLAG_BITS}, rating_sum, rating_count, km), E'\n'
        order by ${orderOf(filters)}) as ranked,
      ${total ?? sql`(select count(*)::int from entry)`} as total
    from scored`;
}

function isWorthJudging({ plain }: QueryText, { sort }: SearchFilters): SQL {
  if (sort !== "relevance") return sql`true`;
  const isFirst = sql`place <= ${MOST_JUDGED}`;
  if (plain === "") return isFirst;
  return sql`${isFirst} or step = ${STEP.alike} or name_key = ${plain} or other_key = ${plain}`;
}

/** Counts up to the limit. */
export async function countEntries(
  db: Db,
  type: SearchType,
  text: QueryText,
  words: QueryWord[],
  filters: SearchFilters,
): Promise<number> {
  const found = one(
    await runQuery<{ count: number }>(db, text, filters, countCandidates(type, text, words, filters)),
  );
  return found.count;
}

const runQuery = async <Row extends Record<string, unknown>>(
  db: Db,
  text: QueryText,
  filters: SearchFilters,
  query: SQL,
) => (hasOnePlan(text, filters) ? executePlanned<Row>(db, query) : ((await db.execute(query)).rows as Row[]));

/**
 * Words are always looked up in the same index. Without words it depends on some filters which index is the best: on
 * how many entries have these prices in all of India, or are near.
 */
function hasOnePlan({ plain }: QueryText, filters: SearchFilters): boolean {
  if (plain !== "") return true;
  const { price, near, openNow, state, since } = filters;
  return !(near || openNow || state || since) && (!price || hasOnePlanForPrices(filters));
}

function factsOf(text: QueryText, filters: SearchFilters): SQL {
  const { plain } = text;
  const home = filters.cities.length > 0 ? filters.cities : filters.homeCity ? [filters.homeCity] : [];
  const typed = (fact: SQL, otherwise: SQL) => (plain === "" ? otherwise : fact);
  return sql`
    ${typed(sql`(entry.name_key = ${plain} or entry.other_key = ${plain})::int`, sql`0`)} as is_exact,
    ${typed(likenessTo(text), sql`1::real`)} as likeness,
    ${filters.verified ? sql`1` : sql`coalesce(${isPremium(filters.now)}, false)::int`} as is_premium,
    coalesce(entry.verified_until > ${at(filters.now)}, false)::int as is_proven,
    (entry.city_key <> '' and entry.city_key = any(${sql.param(home)}::text[]))::int as in_city,
    ${BAYESIAN_RATING} as bayes,
    greatest(0, date_part('epoch', ${at(filters.now)} - entry.updated_at) / 86400) as days,
    ${filters.from ? sql`round(${kmToEntry(filters.from)}::numeric, 1)` : sql`null::numeric`} as km`;
}

function orderOf({ sort }: SearchFilters): SQL {
  const relevance = sql`is_exact desc, score desc, id desc`;
  if (sort === "rating") return sql`bayes desc, rating_count desc, id desc`;
  if (sort === "name") return sql`name_key, id`;
  if (sort === "priceLow") return sql`price_paise nulls last, ${relevance}`;
  if (sort === "priceHigh") return sql`price_paise desc nulls last, ${relevance}`;
  if (sort === "newest") return sql`created_at desc, id desc`;
  if (sort === "distance") return sql`km asc nulls last, ${relevance}`;
  return relevance;
}

function readRanked(line: string): Ranked {
  const [id, bits, ratingSum, ratingCount, km] = line.split(" ") as [string, string, string, string, string?];
  const flags = Object.keys(FLAGS).map((flag, place) => [flag, (Number(bits) & (2 ** place)) > 0]);
  return {
    ...(Object.fromEntries(flags) as Record<Flag, boolean>),
    id,
    ratingSum: Number(ratingSum),
    ratingCount: Number(ratingCount),
    km: km === undefined ? null : Number(km),
  };
}
