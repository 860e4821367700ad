import { eq } from "drizzle-orm";
import { LISTING_CASE_TEXT } from "@cardplaza/contract/directory/listing-rules";
import { LISTING_ACTIONS, type ListingAction } from "@cardplaza/contract/directory/listing-words";
import { wrongState } from "../../../platform/refusals.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { one } from "../../../platform/one.ts";
import { changed } from "../../../registry/changed.ts";
import { moderated } from "../../audit/moderated.ts";
import { notify } from "../../notifications/notify.ts";
import { changeFor } from "./listing-actions.ts";
import { findListingCase, listListingCases } from "./listing-cases.ts";
import { lockListing } from "./listing-queries.ts";
import { findListingSubjects } from "./listing-subjects.ts";
import { listings } from "./listings.table.ts";

const AGAINST: readonly ListingAction[] = ["reject", "suspend"];

/** A waiting listing or change is approved or rejected; a listing is suspended or restored. */
export const moderatedListings = moderated({
  kind: "listing",
  actions: LISTING_ACTIONS,
  against: AGAINST,
  cases: {
    type: "business",
    noun: "business listing",
    find: findListingSubjects,
    meanings: { restore: "show", approve: "show", suspend: "hide", reject: "send_back" },
    approve: "approve",
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
        // What is sent back can be changed and sent again.
        targetUrl: action === "suspend" && appealPath ? appealPath : "/business-profile",
        about: `listing:${id}:${action}:${version}`,
      });
  },
});
