import { eq } from "drizzle-orm";
import { LISTING_CASE_TEXT } from "@cardplaza/contract/directory/listing-rules";
import { LISTING_ACTIONS } from "@cardplaza/contract/directory/listing-words";
import { wrongState } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import { moderated } from "../../audit/moderated.ts";
import { notify } from "../../notifications/notify.ts";
import { findListingCase, listListingCases } from "./listing-cases.ts";
import { lockListing } from "./listing-queries.ts";
import { listingValues, type ListingValues } from "./listing-values.ts";
import { findListingSubjects } from "./listing-subjects.ts";
import { listings, type ListingRow } from "./listings.table.ts";

type Action = (typeof LISTING_ACTIONS)[number];
const AGAINST: readonly Action[] = ["reject", "suspend"];

/** A waiting listing or change is approved or rejected; a listing is suspended or restored. */
export const moderatedListings = moderated({
  kind: "listing",
  actions: LISTING_ACTIONS,
  against: AGAINST,
  cases: {
    type: "business",
    noun: "business listing",
    find: findListingSubjects,
    // The first that fits is what a case does.
    meanings: { restore: "show", approve: "show", suspend: "hide", reject: "send_back" },
  },
  list: listListingCases,
  show: (ctx, id) => findListingCase(ctx.db, id, ctx.now),
  async lock(_ctx, tx, id) {
    const listing = await lockListing(tx, id);
    return listing?.deletedAt ? undefined : listing;
  },
  rowOf: (listing) => listing,
  handledBy: LISTING_CASE_TEXT.handled,
  refuse: (listing, { action }) =>
    changeFor(action, listing) ? undefined : wrongState(LISTING_CASE_TEXT.notNow[action]),
  async change(ctx, tx, before, { action, reason }) {
    const after = one(
      await tx
        .update(listings)
        .set({
          ...changeFor(action, before)?.(reason, ctx.now),
          decidedBy: ctx.admin.id,
          ...nextVersion(before, ctx.now),
        })
        .where(eq(listings.id, before.id))
        .returning(),
    );
    await changed(ctx, tx, "business", [before.id]);
    return after;
  },
  async notify(
    ctx,
    tx,
    { before: { id, ownerId, name, version }, decision: { action, reason }, appealPath },
  ) {
    if (ownerId)
      await notify(ctx, tx, {
        to: ownerId,
        news: "listing.decided",
        with: { name, action, ...(AGAINST.includes(action) && { reason }) },
        targetUrl: appealPath ?? "/business-profile",
        about: `listing:${id}:${action}:${version}`,
      });
  },
});

const SETTLED = { waiting: null, submittedAt: null, flags: [] };

/** The values that the action sets; undefined if the action does not apply. */
function changeFor(
  action: Action,
  before: ListingRow,
): ((rejectionReason: string | undefined, now: Date) => ListingValues) | undefined {
  const { status, waiting, publishedAt } = before;
  if (action === "suspend")
    return status === "published" || status === "paused"
      ? (rejectionReason) => ({ status: "suspended", rejectionReason })
      : undefined;
  if (action === "restore" && (status === "pending" || waiting)) return changeFor("approve", before);
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
