import { LISTING_TEXT } from "@cardplaza/contract/directory/listing-rules";
import { Notice } from "../../../ui/notice.tsx";
import { useListing } from "./form-context.ts";
import { labelOf } from "./listing-form-definition.ts";
import { StaleNotice } from "../../../forms/saving/stale-notice.tsx";

/** What the owner should know before they go on. */
export function ListingNotices() {
  const { state, restored, takeLatest } = useListing();
  const { record: listing } = state;
  const waiting = Object.keys(listing?.waiting ?? {});
  return (
    <>
      {state.phase === "stale" && <StaleNotice error={state.error} takeLatest={takeLatest} />}
      {restored && <Notice className="mb-5">We kept what you typed earlier in this browser.</Notice>}
      {listing?.status === "suspended" && (
        <Notice tone="danger" className="mb-5">
          {LISTING_TEXT.notNow.suspended}
        </Notice>
      )}
      {listing?.rejectionReason && listing.status !== "suspended" && (
        <Notice tone="warning" title="What to change" className="mb-5">
          {listing.rejectionReason}
        </Notice>
      )}
      {listing?.status === "pending" && <Notice className="mb-5">{LISTING_TEXT.submitted}</Notice>}
      {waiting.length > 0 && (
        <Notice className="mb-5" title={LISTING_TEXT.submitted}>
          Until then your page shows the old value of: {waiting.map(labelOf).join(", ")}.
        </Notice>
      )}
    </>
  );
}
