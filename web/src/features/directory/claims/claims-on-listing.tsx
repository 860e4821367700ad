import type { Listing } from "@cardplaza/contract/directory/listings";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { ReceivedClaimItem } from "./received-claim.tsx";
import { useMyClaims } from "./use-claims.ts";

/** Claims on the member's listing: those to answer, and those that we decide on. Hidden if there are none. */
export function ClaimsOnListing({ listing }: { listing: Pick<Listing, "_id" | "name"> }) {
  const { data, isError, isFetching, refetch } = useMyClaims();
  if (isError) {
    return (
      <Notice
        tone="warning"
        action={
          <Button size="sm" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        }
      >
        Claims on your listing did not load.
      </Notice>
    );
  }
  const received = data?.received.filter(
    (claim) => claim.listing._id === listing._id && claim.status !== "approved",
  );
  if (!received || received.length === 0) return null;
  return (
    <Panel id="claims" aria-label="Claims on your listing">
      <PanelHeader
        title="Somebody claims your business"
        description="Tell us whether that is right. We decide after your answer, or after three days without one."
      />
      <ul className="grid grid-cols-1 gap-5">
        {received.map((claim) => (
          <li key={claim._id} className="border-t border-line pt-5 first:border-t-0 first:pt-0">
            <ReceivedClaimItem claim={claim} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
