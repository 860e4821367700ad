import type { MemberContext } from "../../../context.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { requireOwnPictures } from "../../uploads/upload-queries.ts";
import { storeChange } from "./change-listing.ts";
import { requireListingPlan } from "./listing-plan.ts";
import { lockListingOwnedBy } from "./listing-queries.ts";
import { showOwnListing } from "./show-own-listing.ts";

/** Adds the member's uploads at the end; a repeated one is not shown twice. */
export function addPhotos(ctx: MemberContext, id: string, added: string[]) {
  return inTransaction(ctx.db, async (tx) => {
    const before = await lockListingOwnedBy(tx, ctx.member, id);
    const fields = Object.fromEntries(added.map((url, at) => [`photos.${at}`, url]));
    await requireOwnPictures(tx, ctx.member.id, fields, before.photos);
    const photos = [...new Set([...before.photos, ...added])];
    await requireListingPlan(ctx, tx, { photos }, before);
    await storeChange(ctx, tx, before, { photos });
    return showOwnListing(tx, id, ctx.now);
  });
}
