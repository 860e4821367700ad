import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { FRESH_FOR_FIVE_MINUTES, query } from "../../../lib/query.ts";

const PAUSE_MS = 150;
const NOBODY: never[] = [];

/** Members whose names begin so; nobody while none is looked for. */
export function usePeople(q: string | null) {
  const [paused, setPaused] = useState(q);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(q), PAUSE_MS);
    return () => clearTimeout(pause);
  }, [q]);
  const { data } = useQuery({
    ...query["GET /api/people"]({ query: { q: (paused ?? "").trim() } }),
    enabled: q !== null && paused !== null,
    staleTime: FRESH_FOR_FIVE_MINUTES,
    placeholderData: keepPreviousData,
  });
  return q === null ? NOBODY : (data?.people ?? NOBODY);
}
