import type { SearchResponse, SearchQuery } from "@cardplaza/contract/search/search";
import {
  MAX_CANDIDATES,
  MAX_FILTER_CITIES,
  RESULTS_A_PAGE,
  RESULTS_OF_EACH,
  type SearchResult,
} from "@cardplaza/contract/search/search-words";
import { cityKey } from "@cardplaza/contract/places/city-names";
import { citiesAround } from "../places/cities.ts";
import { positionOf } from "../places/pins.ts";
import { categoryNameOf, filtersFor } from "./kind-filters.ts";
import { countEntries, MOST_JUDGED, rankEntries, type Ranked } from "./rank-entries.ts";
import { readFilters, requirePlan, type Searcher } from "./read-filters.ts";
import { readingOf } from "./reading-of.ts";
import { readWords, type QueryWord } from "./read-words.ts";
import { withSeenWords } from "./seen-words.ts";
import type { SearchFilters } from "./search-filters.ts";
import type { SearchKind } from "../../registry/search-kind.ts";
import { readQuery, type QueryText } from "./search-text.ts";
import { spreadPremium } from "./spread-premium.ts";
import { explainResult } from "./explain-result.ts";

/** A drive for a customer or a visit. */
const NEAR_KM = 100;
const NEAR_CITIES = 4;

/**
 * Finds, ranks and explains; filters of the plan are refused without it. If no entry has a word as it was
 * typed, and there is one clear reading of it or nothing else to show, the results are for that reading.
 */
export async function runSearch(ctx: Searcher, query: SearchQuery): Promise<SearchResponse> {
  await requirePlan(ctx, query);
  const categoryName = query.category && categoryNameOf(ctx.registry, query.category);
  const response = await findBest(ctx, query);
  const nearCities = isEmpty(response) ? await citiesWithResults(ctx, query) : [];
  return {
    ...response,
    ...(categoryName && { categoryName }),
    ...(nearCities.length > 0 && { nearCities }),
  };
}

/** Where nothing is found in a city: cities near it in which the same search finds something. */
async function citiesWithResults(ctx: Searcher, query: SearchQuery): Promise<string[]> {
  const [city, ...more] = query.city;
  const position = city && more.length === 0 ? positionOf(city) : undefined;
  if (!position) return [];
  const around = citiesAround(position, NEAR_KM)
    .filter((name) => cityKey(name) !== cityKey(city as string))
    .slice(0, MAX_FILTER_CITIES);
  if (around.length === 0) return [];
  const { results } = await findBest(ctx, { ...query, type: "all", page: 1, city: around });
  const found = new Set(results.map((result) => cityKey(result.city ?? "")));
  return around.filter((name) => found.has(cityKey(name))).slice(0, NEAR_CITIES);
}

async function findBest(ctx: Searcher, query: SearchQuery): Promise<SearchResponse> {
  const text = readQuery(query.q);
  if (text.isVain) return nothing(ctx);
  const [words, filters] = await Promise.all([readWords(ctx.db, text.words), readFilters(ctx, query)]);
  const { hasWords, response } = await findAll(ctx, query, { text, words, filters });
  if (hasWords || text.isStrict) return response;
  const seen = await withSeenWords({ ...ctx, isMember: filters.isMember }, words);
  const reading = readingOf(seen, text.isEither);
  if (!reading) return response;
  const better = { ...response, didYouMean: reading.text };
  if (query.asTyped || !(reading.isClear || isEmpty(response))) return better;
  const meant = { ...readQuery(reading.text), pin: text.pin };
  const read = await findAll(ctx, query, {
    text: meant,
    words: await readWords(ctx.db, meant.words),
    filters,
  });
  return isEmpty(read.response)
    ? better
    : { ...read.response, didYouMean: reading.text, showingFor: reading.text };
}

const isEmpty = ({ counts }: SearchResponse) => Object.values(counts).every((count) => count === 0);

/** The results of every kind, and whether any has the words themselves. */
async function findAll(
  ctx: Searcher,
  query: SearchQuery,
  search: Search,
): Promise<{ response: SearchResponse; hasWords: boolean }> {
  const isAll = query.type === "all";
  const found = await Promise.all(
    ctx.registry.searchKinds.map(async (kind) => {
      const filters = filtersFor(kind, search.filters, query.category);
      if (!filters) return { kind, count: 0, depth: 0, ranked: [] };
      const narrowed = { ...search, filters };
      if (!isAll && kind.type !== query.type)
        return { kind, count: await countKind(ctx, kind, narrowed), depth: 0, ranked: [] };
      const { ranked, total, depth } = await rankKind(ctx, kind, narrowed, isAll ? 1 : query.page);
      return { kind, count: total, depth, ranked };
    }),
  );
  const counts = Object.fromEntries(found.map(({ kind, count }) => [kind.type, count]));
  const chosen = found.find(({ kind }) => kind.type === query.type);
  const pages = chosen ? Math.max(1, Math.ceil(chosen.depth / RESULTS_A_PAGE)) : 1;
  const page = Math.min(query.page, pages);
  const from = (page - 1) * RESULTS_A_PAGE;
  const results = await Promise.all(
    found.map(({ kind, ranked }) =>
      present(
        ctx,
        kind,
        isAll ? ranked.slice(0, RESULTS_OF_EACH) : ranked.slice(from, from + RESULTS_A_PAGE),
        { text: search.text, cities: query.city },
      ),
    ),
  );
  return {
    response: { results: results.flat(), counts, page, pages },
    hasWords: found.some(({ ranked }) => ranked.some(({ inText }) => inText)),
  };
}

const nothing = ({ registry }: Searcher): SearchResponse => ({
  results: [],
  counts: Object.fromEntries(registry.searchKinds.map(({ type }) => [type, 0])),
  page: 1,
  pages: 1,
});

interface Search {
  text: QueryText;
  words: QueryWord[];
  filters: SearchFilters;
}

/** The results as far as this page, how many there are, and how many of them can be paged through. */
async function rankKind(
  { db }: Searcher,
  kind: SearchKind,
  { text, words, filters }: Search,
  page: number,
): Promise<{ ranked: Ranked[]; total: number; depth: number }> {
  // In large portions, so that equal prices are in the same order on the pages of one.
  const wanted = Math.min(MAX_CANDIDATES, Math.ceil((page * RESULTS_A_PAGE) / MOST_JUDGED) * MOST_JUDGED);
  const { ranked, total } = await rankEntries(db, kind.type, text, words, filters, wanted);
  // Premium counts only in the order by relevance.
  if (filters.sort === "relevance") return { ranked: spreadPremium(ranked), total, depth: ranked.length };
  return { ranked: ranked.map((each) => ({ ...each, isLifted: false })), total, depth: total };
}

const countKind = ({ db }: Searcher, { type }: SearchKind, { text, words, filters }: Search) =>
  countEntries(db, type, text, words, filters);

async function present(
  { db, now, member }: Searcher,
  kind: SearchKind,
  ranked: Ranked[],
  // The text with the words as they were typed.
  { text, cities }: { text: QueryText; cities: string[] },
): Promise<SearchResult[]> {
  if (ranked.length === 0) return [];
  const shown = await kind.resultsOf(
    db,
    ranked.map(({ id }) => id),
    now,
    member !== null,
  );
  return ranked.flatMap((each) => {
    const result = shown.find(({ _id }) => _id === each.id);
    if (!result) return [];
    const badges = [
      ...(each.isPremium ? ["Pro" as const] : []),
      ...(each.isVerified ? ["Verified" as const] : []),
    ];
    return [
      {
        type: kind.type,
        ...result,
        badges,
        why: explainResult(each, { ...result, ...labelsOf(kind) }, text, cities),
      },
    ];
  });
}

const labelsOf = ({ categoryLabel, servesLabel }: SearchKind) => ({ categoryLabel, servesLabel });
