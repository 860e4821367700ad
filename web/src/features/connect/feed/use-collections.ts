import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";

const COLLECTIONS = query["GET /api/bookmark-collections"]();

export const useCollections = () => useQuery({ ...COLLECTIONS, refetchOnMount: "always" });

/** Begins, renames and deletes a collection. The list is right before the dialog closes. */
export function useCollectionWrites() {
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: COLLECTIONS.queryKey });
  const save = useMutation({
    mutationFn: ({ id, name }: { id: string | undefined; name: string }) =>
      id === undefined
        ? api["POST /api/bookmark-collections"]({ body: { name } })
        : api["PATCH /api/bookmark-collections/:id"]({ params: { id }, body: { name } }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) => api["DELETE /api/bookmark-collections/:id"]({ params: { id } }),
    onSuccess,
  });
  return { save, remove };
}
