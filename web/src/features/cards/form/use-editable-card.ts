import type { Card } from "@cardplaza/contract/cards/cards";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";

const cardQuery = (id: string) => query["GET /api/business-cards/:id"]({ params: { id: id.toLowerCase() } });

/** A card to edit, as it is when its form opens. `missing` if it is not the member's own. */
export function useEditableCard(id: string) {
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...cardQuery(id),
    refetchOnMount: "always",
  });
  // An open form stays when a later read fails, because it holds what was typed.
  const [opened, setOpened] = useState<Card>();
  const latest = isFetchedAfterMount && !error ? data : undefined;
  if (latest?.isOwner && !opened) setOpened(latest);
  const refused = error instanceof ApiError && [400, 404, 410].includes(error.status);
  return {
    card: opened,
    missing: !opened && (refused || latest?.isOwner === false),
    failed: !opened && error !== null && !refused,
    isFetching,
    refetch,
  };
}

/** Fetches and returns the latest version. */
export function useLatestCard(id: string) {
  const queryClient = useQueryClient();
  return () => queryClient.fetchQuery({ ...cardQuery(id), staleTime: 0 });
}
