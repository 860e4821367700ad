import { isOpenClaim } from "@cardplaza/contract/directory/claims/claim-words";
import type { ClaimWays } from "@cardplaza/contract/directory/claims/claims";
import { useNavigate } from "react-router";
import { keepAction } from "../../../lib/kept-action.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { LoadingArea, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { ClaimForm } from "./claim-form.tsx";
import { OpenClaim } from "./open-claim.tsx";
import type { ClaimedListing } from "./own-this-business.tsx";
import { useClaimWays } from "./use-claims.ts";

interface ClaimDialogProps {
  listing: ClaimedListing;
  onClose: () => void;
}

export function ClaimDialog({ listing, onClose }: ClaimDialogProps) {
  const { status } = useSession();
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={`Claim ${listing.name}`}
        description="Show that it is yours, and you can edit it, answer enquiries and reply to reviews."
      >
        {status === "visitor" ? <SignInFirst listing={listing} /> : <Ways listing={listing} />}
      </DialogContent>
    </Dialog>
  );
}

function SignInFirst({ listing: { _id: about, slug, name: to } }: { listing: ClaimedListing }) {
  const navigate = useNavigate();
  const target = `/business/${slug}?claim=1`;
  const signIn = () => void navigate(keepAction({ kind: "claim", about, to, target }));
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-sm">Sign in first, so that we know whose it is. You come back here.</p>
      <div>
        <Button onClick={signIn}>Sign in or sign up</Button>
      </div>
    </div>
  );
}

function Ways({ listing }: { listing: ClaimedListing }) {
  const { data, isError, isFetching, refetch } = useClaimWays(listing._id);
  if (data) return <Step listing={listing} ways={data} />;
  if (isError) return <ErrorState retrying={isFetching} onRetry={() => void refetch()} />;
  return (
    <LoadingArea label="Loading" className="grid grid-cols-1 gap-4">
      <SkeletonText lines={3} />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-10 w-32" />
    </LoadingArea>
  );
}

/** What is there decides: a claim to go on with, a reason against one, or a new one. */
function Step({ listing, ways }: { listing: ClaimedListing; ways: ClaimWays }) {
  const { claim, refusal } = ways;
  if (claim && isOpenClaim(claim.status)) return <OpenClaim key={claim._id} claim={claim} />;
  if (refusal) return <Notice tone="warning">{refusal}</Notice>;
  return (
    <div className="grid grid-cols-1 gap-5">
      {claim?.status === "rejected" && (
        <Notice tone="warning" title="Your last claim was rejected">
          {claim.reason}
        </Notice>
      )}
      <ClaimForm listingId={listing._id} ways={ways} />
    </div>
  );
}
