import { LISTING_ACTIONS, type ListingAction } from "@cardplaza/contract/directory/listing-words";
import { listingValues, type ListingValues } from "./listing-values.ts";
import type { ListingRow } from "./listings.table.ts";

const SETTLED = { waiting: null, submittedAt: null, flags: [] };

/** The values that the action sets; undefined if the action does not apply. */
export function changeFor(
  action: ListingAction,
  before: ListingRow,
): ((rejectionReason: string | undefined, now: Date) => ListingValues) | undefined {
  const { status, waiting, publishedAt } = before;
  if (action === "suspend")
    return status === "published" || status === "paused"
      ? (rejectionReason) => ({ status: "suspended", rejectionReason })
      : undefined;
  if (action === "restore")
    return status === "suspended" ? () => ({ status: "published", rejectionReason: "" }) : undefined;
  const isWaiting = status === "pending";
  if (!isWaiting && !waiting) return undefined;
  if (action === "reject")
    return (rejectionReason) => ({ ...SETTLED, ...(isWaiting && { status: "rejected" }), rejectionReason });
  return (_reason, now) => ({
    ...SETTLED,
    ...(isWaiting || !waiting
      ? { status: "published", publishedAt: publishedAt ?? now }
      : listingValues(waiting, before)),
    rejectionReason: "",
  });
}

/** What an administrator can decide now. */
export const possibleActions = (listing: ListingRow): ListingAction[] =>
  LISTING_ACTIONS.filter((action) => changeFor(action, listing) !== undefined);
