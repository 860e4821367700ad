import type { ChapterLine } from "@cardplaza/contract/chapters/chapter";
import type { UpcomingMeeting } from "@cardplaza/contract/chapters/chapters";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { ApiError } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";
import { finderQuery, type FinderAddress } from "./finder-address.ts";

export interface FoundChapters {
  chapters: ChapterLine[];
  total: number;
  page: number;
  pages: number;
  places: { _id: string; name: string; city: string; lat: number; lon: number }[];
  upcoming: UpcomingMeeting[];
  cities: { name: string; count: number }[];
}

/** The server's first view, as a visitor sees it. */
export interface FirstChapters {
  key: string;
  found: FoundChapters | null;
}

export const keyOf = (finder: FinderAddress) => JSON.stringify(finderQuery(finder));

/** The first view comes with the page; every other address is fetched, with the old chapters shown meanwhile. */
export function useFinder(finder: FinderAddress, first: FirstChapters) {
  const { status } = useSession();
  const given = first.key === keyOf(finder) ? (first.found ?? undefined) : undefined;
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...query["GET /api/chapters"]({ query: finderQuery(finder) }),
    enabled: status !== "loading" && !given,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const refusal = error instanceof ApiError ? error : undefined;
  const isRefused = refusal?.code === "PREMIUM_REQUIRED" || refusal?.code === "VALIDATION";
  return {
    found: given ?? (error ? undefined : data),
    /** The shown chapters are those of the previous address while this one loads. */
    isOld: isPlaceholderData && !given,
    failed: error !== null && !isRefused && !given,
    needsPlan: refusal?.code === "PREMIUM_REQUIRED",
    problem:
      refusal?.code === "VALIDATION" ? (Object.values(refusal.fields ?? {})[0] ?? refusal.reason) : undefined,
    retry: () => void refetch(),
    retrying: isFetching,
  };
}
