import type { Listing } from "@cardplaza/contract/directory/listings";
import { useQuery } from "@tanstack/react-query";
import { BadgeCheck } from "lucide-react";
import { Suspense, useState } from "react";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { latePart } from "../../../first-visit/late-part.ts";
import { useSession } from "../../../lib/session.ts";
import { ownListingQuery } from "../../../lib/use-viewer.ts";
import { Button } from "../../../ui/button.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";

const ClaimDialog = latePart(() => import("./claim-dialog.tsx").then((module) => module.ClaimDialog));

export type ClaimedListing = Pick<Listing, "_id" | "name" | "slug" | "ownerId" | "isOwner">;

/** "Own this business?" on a listing that is nobody's, and a smaller way to claim one that has an owner. */
export function OwnThisBusiness({ listing }: { listing: ClaimedListing }) {
  const { status } = useSession();
  const own = useQuery({ ...ownListingQuery, enabled: status === "member" });
  const { isOpen, setOpen } = useClaimAddress();
  // The page is the same for everybody; whose listing it is shows a moment later.
  if (listing.isOwner || own.data?._id === listing._id) return null;
  const open = () => setOpen(true);
  return (
    <>
      {listing.ownerId === null ? (
        <Panel aria-label="Own this business?" className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <div className="min-w-[min(100%,14rem)] flex-1">
            <h2 className="flex items-center gap-2 text-lg">
              <BadgeCheck aria-hidden="true" className="size-5 shrink-0 text-brand-strong" />
              Own this business?
            </h2>
            <p className="mt-1 text-sm text-pretty text-muted">
              Claim it free: keep the details right, answer enquiries and reply to reviews.
            </p>
          </div>
          <Button onClick={open}>Claim this business</Button>
        </Panel>
      ) : (
        <Button variant="ghost" size="sm" onClick={open} className="-ml-3 w-fit justify-self-start">
          <BadgeCheck aria-hidden="true" /> Claim this business
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ClaimDialog listing={listing} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** `?claim=1` opens the dialog, for who comes back from signing in or from a notice. */
function useClaimAddress() {
  const [claim, setClaim] = useAddressParam("claim");
  const isRequested = claim === "1";
  const [chosen, setChosen] = useState<boolean>();
  // Not in the first paint, which is the server's and knows of no parameters.
  const isOpen = useHydrated() && (chosen ?? isRequested);
  const setOpen = (next: boolean) => {
    setChosen(next);
    if (!next && isRequested) setClaim(null);
  };
  return { isOpen, setOpen };
}
