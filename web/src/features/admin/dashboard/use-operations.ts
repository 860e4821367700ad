import type { Failure } from "@cardplaza/contract/admin/operations";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { FAILURES_WORDS as words } from "./dashboard-words.ts";

const FAILURES = query["GET /api/admin/failures"]();
const ALWAYS = { refetchOnMount: "always" } as const;

export const useSetUp = () => useQuery(query["GET /api/admin/set-up"]());
export const useHealth = () => useQuery({ ...query["GET /api/admin/health"](), ...ALWAYS });
export const useFailures = () => useQuery({ ...FAILURES, ...ALWAYS, select: ({ items }) => items });

export function useRetry() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ kind, _id }: Failure) => api["POST /api/admin/failures/retry"]({ body: { kind, _id } }),
    onSuccess: ({ isRetried }) => toast({ title: isRetried ? words.retried : words.notFailed }),
    onError: (error) =>
      toast({ title: words.notRetried, description: problemText(error), variant: "destructive" }),
    onSettled: () => queries.invalidateQueries({ queryKey: FAILURES.queryKey }),
  });
}
