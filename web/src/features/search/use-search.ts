import type { SearchResponse } from "@cardplaza/contract/search/search";
import { searchParams, type SearchState } from "@cardplaza/contract/search/search-address";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { ApiError } from "../../lib/api.ts";
import { query } from "../../lib/query.ts";
import { useSession } from "../../lib/session.ts";
import { rememberSearch } from "../../lib/resting/kept-searches.ts";

export interface Search {
  result: SearchResponse | undefined;
  /** The shown results are of the previous search while this one loads. */
  isOld: boolean;
  failed: boolean;
  needsPremium: boolean;
  /** What the server says is wrong with the search. */
  problem: string | undefined;
  retry: () => void;
  retrying: boolean;
}

/** Something was typed or narrowed; an empty search is a place to start from. */
export const hasSearch = ({
  sort: _sort,
  page: _page,
  radiusKm: _km,
  asTyped: _typed,
  ...state
}: SearchState) => Object.values(state).some((value) => value !== undefined);

/** The state as the call wants it. */
export const asQuery = ({ verified, openNow, asTyped, city, ...state }: SearchState) => ({
  ...state,
  ...(city && { city }),
  ...(verified && { verified: "true" as const }),
  ...(openNow && { openNow: "true" as const }),
  ...(asTyped && { asTyped: "true" as const }),
});

/** Visitors keep the server's first view. For members it is fetched again, because they may see more. */
export function useSearch(state: SearchState, first: { result: SearchResponse | null; key: string }): Search {
  const { status } = useSession();
  const key = searchParams(state).toString();
  const given = first.key === key ? (first.result ?? undefined) : undefined;
  const isKnown = status !== "loading" && !(status === "visitor" && given);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...query["GET /api/search"]({ query: asQuery(state) }),
    enabled: hasSearch(state) && isKnown,
    placeholderData: keepPreviousData,
    // Always refetched: the data may have changed, and the call is quick.
    staleTime: 30_000,
  });
  const { q } = state;
  const city = state.city?.[0];
  useEffect(() => {
    if (q) rememberSearch(q, city);
  }, [q, city]);
  const refusal = error instanceof ApiError ? error : undefined;
  const isRefused = refusal?.code === "PREMIUM_REQUIRED" || refusal?.code === "VALIDATION";
  return {
    result: error ? undefined : isPlaceholderData || data === undefined ? (given ?? data) : data,
    isOld: isPlaceholderData && !given,
    failed: error !== null && !isRefused,
    needsPremium: refusal?.code === "PREMIUM_REQUIRED",
    problem:
      refusal?.code === "VALIDATION" ? (Object.values(refusal.fields ?? {})[0] ?? refusal.reason) : undefined,
    retry: () => void refetch(),
    retrying: isFetching,
  };
}
