import { CLAIM_TEXT, type ClaimAnswer } from "@cardplaza/contract/directory/claims/claim-words";
import type { Claim, NewClaim } from "@cardplaza/contract/directory/claims/claims";
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

/** One's own claims, and those on one's listing. */
export function useMyClaims() {
  const { status } = useSession();
  return useQuery({ ...MINE, enabled: status === "member" });
}

export function useClaimWays(listingId: string) {
  const { status } = useSession();
  return useQuery({ ...ways(listingId), enabled: status === "member" });
}

function useForgetClaims() {
  const queryClient = useQueryClient();
  return (listingId?: string) =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: MINE.queryKey }),
      listingId ? queryClient.invalidateQueries({ queryKey: ways(listingId).queryKey }) : undefined,
    ]);
}

/** Sent again because no answer came, it is the same claim. */
export function useClaimListing(listingId: string) {
  const forget = useForgetClaims();
  const keyFor = useAttemptKey();
  return useMutation({
    mutationFn: (body: NewClaim) =>
      apiOnce(keyFor(body))["POST /api/business-listings/:id/claims"]({ params: { id: listingId }, body }),
    onSuccess: () => forget(listingId),
  });
}

export function useVerifyClaim({ _id: id, listingId }: Claim) {
  const forget = useForgetClaims();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (code: string) => api["POST /api/claims/:id/verify"]({ params: { id }, body: { code } }),
    onSuccess: async ({ status, listing }) => {
      if (status !== "approved") return forget(listingId);
      // Before anything on this page learns that it is another's now.
      await queryClient.invalidateQueries({ queryKey: ownListingQuery.queryKey, refetchType: "none" });
      await navigate("/business-profile");
      toast({ title: CLAIM_TEXT.approved(listing.name), description: "Check that its details are right." });
      return forget(listingId);
    },
  });
}

export function useResendCode({ _id: id }: Claim) {
  return useMutation({ mutationFn: () => api["POST /api/claims/:id/resend"]({ params: { id } }) });
}

export function useWithdrawClaim({ _id: id, listingId }: Claim) {
  const forget = useForgetClaims();
  return useMutation({
    mutationFn: () => api["POST /api/claims/:id/withdraw"]({ params: { id } }),
    onSuccess: () => forget(listingId),
  });
}

export function useAnswerClaim(id: string) {
  const forget = useForgetClaims();
  return useMutation({
    mutationFn: (body: { decision: ClaimAnswer; note: string }) =>
      api["POST /api/claims/:id/respond"]({ params: { id }, body }),
    onSuccess: () => forget(),
  });
}
