import type { Verification, VerificationRequest } from "@cardplaza/contract/cards/verification/verification";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { refreshCards } from "../own-cards/card-cache.ts";

const MINE = { ...query["GET /api/verification/me"](), staleTime: 0, refetchOnWindowFocus: true };

/** The requests for this card, newest first. */
export function useVerifications(cardId: string) {
  const mine = useQuery(MINE);
  return { ...mine, data: mine.data?.verifications.filter((each) => each.cardId === cardId) };
}

export function useRequestVerification() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: VerificationRequest) => api["POST /api/verification"]({ body }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: MINE.queryKey }),
  });
}

export function useConfirmVerification(cardId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => api["POST /api/verification/confirm"]({ body: { code, cardId } }),
    onSuccess: async () => {
      toast({ title: "Verified", description: "The badge is on your card for a year." });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: MINE.queryKey }),
        refreshCards(queryClient),
      ]);
    },
  });
}

export const findPending = (all: Verification[]) => all.find(({ status }) => status === "pending");
