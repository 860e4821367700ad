import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { query } from "../../lib/query.ts";

const CONSENTS = query["GET /api/account/consents"]();

/** Agrees to the terms and the privacy policy in the version that was shown. */
export function useAgree() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (version: string) =>
      api["PUT /api/account/consents"]({ body: { purpose: "terms", given: true, version } }),
    onSuccess: (data) => queryClient.setQueryData(CONSENTS.queryKey, data),
    // A version that is no longer the newest: the new one is fetched, and shown in its place.
    onError: () => void queryClient.invalidateQueries({ queryKey: CONSENTS.queryKey }),
  });
}
