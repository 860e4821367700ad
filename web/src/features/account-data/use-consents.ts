import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { query } from "../../lib/query.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { problemText } from "../../lib/problem-text.ts";

const CONSENTS = query["GET /api/account/consents"]();

export const useConsents = () => useQuery({ ...CONSENTS, refetchOnMount: "always" });

/** Gives or withdraws the consent to news by e-mail. */
export function useMarketingConsent() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (given: boolean) =>
      api["PUT /api/account/consents"]({ body: { purpose: "marketing", given } }),
    onSuccess: (data) => queryClient.setQueryData(CONSENTS.queryKey, data),
    onError: (error) =>
      toast({ title: "Your choice was not saved", description: problemText(error), variant: "destructive" }),
  });
}
