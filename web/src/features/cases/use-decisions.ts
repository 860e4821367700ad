import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { query } from "../../lib/query.ts";
import { usePages } from "../../lib/use-pages.ts";

const LIST = "GET /api/cases";
const one = (id: string) => query["GET /api/cases/:id"]({ params: { id } });

/** Read each time that it is opened: an answer may have come. */
export const useDecision = (id: string) => useQuery({ ...one(id), staleTime: 0 });

/** What was decided about the member, the newest first. */
export function useDecisions() {
  const list = usePages([LIST], (cursor) => api[LIST]({ query: { cursor } }));
  return { ...list, decisions: list.data?.pages.flatMap(({ decisions }) => decisions) };
}

export function useAppeal(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (text: string) => api["POST /api/cases/:id/appeal"]({ params: { id }, body: { text } }),
    onSuccess: (answer) => queries.setQueryData(one(id).queryKey, answer),
    // A refusal too means that what is shown is old.
    onSettled: () => void queries.invalidateQueries({ queryKey: [LIST] }),
  });
}
