import type { City } from "@cardplaza/contract/places/places";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { query } from "../../lib/query.ts";

const NONE: readonly City[] = [];

/** Cities that begin as typed. None if the call fails: any text is a valid city. */
export function useCities(typed: string, looking: boolean): readonly City[] {
  const { data } = useQuery({
    ...query["GET /api/places/cities"]({ query: { q: typed.trim() } }),
    enabled: looking,
    placeholderData: keepPreviousData,
  });
  return data?.cities ?? NONE;
}
