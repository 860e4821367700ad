import { LISTING_TEXT } from "@cardplaza/contract/directory/listing-rules";
import type { NewListing } from "@cardplaza/contract/directory/listing-fields";
import type { MemberContext } from "../../../context.ts";
import { newId } from "../../../platform/ids.ts";
import { conflict } from "../../../platform/refusals.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { requireOwnPictures } from "../../uploads/upload-queries.ts";
import { requireListingPlan } from "./listing-plan.ts";
import { listingValues, picturesOfListing, requireFittingGstin } from "./listing-values.ts";
import { listings } from "./listings.table.ts";
import { showOwnListing } from "./show-own-listing.ts";

/** Creates a draft, which nobody else sees. A member has one listing: of two tabs at once the index lets one through. */
export function createListing(ctx: MemberContext, fields: NewListing) {
  const { member, now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    const values = listingValues(fields);
    requireFittingGstin({ gstin: values.gstin ?? "", state: values.state ?? "" });
    await requireOwnPictures(tx, member.id, picturesOfListing(values));
    await requireListingPlan(ctx, tx, values);
    const id = newId(now.getTime());
    const [made] = await tx
      .insert(listings)
      .values({ ...values, id, ownerId: member.id, status: "draft", createdAt: now, updatedAt: now })
      .onConflictDoNothing()
      .returning({ id: listings.id });
    if (!made) throw conflict(LISTING_TEXT.second);
    return showOwnListing(tx, id, ctx.now);
  });
}
