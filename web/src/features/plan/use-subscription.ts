import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { BillingDetails } from "@cardplaza/contract/plan/subscription";
import { api } from "../../lib/api.ts";
import { query } from "../../lib/query.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { problemText } from "../../lib/problem-text.ts";
import { saveFile } from "../../lib/save-file.ts";
import { PAYMENTS_WORDS } from "./plan-words.ts";

const SUBSCRIPTION = query["GET /api/subscription/me"]();

/** The member's plan, payments and invoices. Refetched whenever they are shown. */
export const useSubscription = (enabled = true) =>
  useQuery({ ...SUBSCRIPTION, refetchOnMount: "always", enabled });

/** Whether a member who has the plan can buy its next year; undefined while that is not known. */
export function useCanRenew(enabled: boolean): boolean | undefined {
  const { data } = useSubscription(enabled);
  return enabled && data?.plan === "premium" ? data.canBuy : undefined;
}

export function useSaveBilling() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BillingDetails) => api["PUT /api/subscription/billing-details"]({ body }),
    onSuccess: (billing) =>
      queryClient.setQueryData(SUBSCRIPTION.queryKey, (now) => now && { ...now, billing }),
  });
}

export function useAskForRefund() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => api["POST /api/subscription/refund-request"]({ body: { reason } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: SUBSCRIPTION.queryKey }),
  });
}

export function useDownloadInvoice() {
  return useMutation({
    async mutationFn({ _id, number }: { _id: string; number: string }) {
      const pdf = await api["GET /api/subscription/invoices/:file"]({ params: { file: `${_id}.pdf` } });
      saveFile(pdf, `invoice-${number.replaceAll("/", "-")}.pdf`);
    },
    onError: (error) =>
      toast({
        title: PAYMENTS_WORDS.notDownloaded,
        description: problemText(error),
        variant: "destructive",
      }),
  });
}
