import type { SavedFilters, SearchAlert } from "@cardplaza/contract/search/search-words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api, ApiError } from "../../lib/api.ts";
import { query } from "../../lib/query.ts";
import { toast } from "../../ui/overlays/toast-store.ts";

const SAVED = query["GET /api/search/saved"]();

export const useSavedSearches = () => useQuery(SAVED);

export function useSaveSearch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { name: string; filters: SavedFilters; alert: SearchAlert }) =>
      api["POST /api/search/saved"]({ body }),
    onSuccess: () => queries.invalidateQueries({ queryKey: SAVED.queryKey }),
  });
}

export function useDeleteSearch() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api["DELETE /api/search/saved/:id"]({ params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: SAVED.queryKey }),
    onError: (error) =>
      toast({
        title: error instanceof ApiError ? error.reason : "The search was not deleted. Please try again.",
        variant: "destructive",
      }),
  });
}
