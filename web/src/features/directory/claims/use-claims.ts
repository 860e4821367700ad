import { CLAIM_TEXT, type ClaimAnswer } from "@cardplaza/contract/directory/claims/claim-words";
import type { Claim, MoreForClaim, NewClaim } from "@cardplaza/contract/directory/claims/claims";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, apiOnce } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";
import { ownListingQuery } from "../../../lib/use-viewer.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useAttemptKey } from "../../../lib/attempt-key.ts";

const MINE = { ...query["GET /api/claims/mine"](), staleTime: 0, refetchOnWindowFocus: true };
const ways = (id: string) => ({
  ...query["GET /api/business-listings/:id/claims"]({ params: { id } }),
  staleTime: 0,
});

/** The member's own claims, and those on their listing. */
export function useMyClaims() {
  const { status } = useSession();
  return useQuery({ ...MINE, enabled: status === "member" });
}

export function useClaimWays(listingId: string) {
  const { status } = useSession();
  return useQuery({ ...ways(listingId), enabled: status === "member" });
}

function useRefreshClaims() {
  const queryClient = useQueryClient();
  return (listingId?: string) =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: MINE.queryKey }),
      listingId ? queryClient.invalidateQueries({ queryKey: ways(listingId).queryKey }) : undefined,
    ]);
}

/** A retry after a lost response is the same claim. */
export function useClaimListing(listingId: string) {
  const refresh = useRefreshClaims();
  const keyFor = useAttemptKey();
  return useMutation({
    mutationFn: (body: NewClaim) =>
      apiOnce(keyFor(body))["POST /api/business-listings/:id/claims"]({ params: { id: listingId }, body }),
    onSuccess: () => refresh(listingId),
  });
}

export function useVerifyClaim({ _id: id, listingId }: Claim) {
  const refresh = useRefreshClaims();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (code: string) => api["POST /api/claims/:id/verify"]({ params: { id }, body: { code } }),
    onSuccess: async ({ status, listing }) => {
      if (status !== "approved") return refresh(listingId);
      // Before a part of this page learns that the business has another owner now.
      await queryClient.invalidateQueries({ queryKey: ownListingQuery.queryKey, refetchType: "none" });
      await navigate("/business-profile");
      toast({ title: CLAIM_TEXT.approved(listing.name), description: "Check that its details are right." });
      return refresh(listingId);
    },
  });
}

export function useResendCode({ _id: id }: Claim) {
  return useMutation({ mutationFn: () => api["POST /api/claims/:id/resend"]({ params: { id } }) });
}

export function useSendMore({ _id: id, listingId }: Claim) {
  const refresh = useRefreshClaims();
  return useMutation({
    mutationFn: (body: MoreForClaim) => api["POST /api/claims/:id/more"]({ params: { id }, body }),
    onSuccess: async () => {
      toast({ title: CLAIM_TEXT.moreSent });
      await refresh(listingId);
    },
  });
}

export function useWithdrawClaim({ _id: id, listingId }: Claim) {
  const refresh = useRefreshClaims();
  return useMutation({
    mutationFn: () => api["POST /api/claims/:id/withdraw"]({ params: { id } }),
    onSuccess: () => refresh(listingId),
  });
}

export function useAnswerClaim(id: string) {
  const refresh = useRefreshClaims();
  return useMutation({
    mutationFn: (body: { decision: ClaimAnswer; note: string }) =>
      api["POST /api/claims/:id/respond"]({ params: { id }, body }),
    onSuccess: () => refresh(),
  });
}
