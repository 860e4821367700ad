import { eq } from "drizzle-orm";
import type { MemberContext } from "../../../context.ts";
import { nextVersion } from "../../../platform/stale-edits.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { lockListingOwnedBy } from "./listing-queries.ts";
import { changed } from "../../../registry/changed.ts";
import { listings } from "./listings.table.ts";

/** Its page then says that it is no longer listed. It can be restored for 30 days. */
export async function deleteListing(ctx: MemberContext, id: string): Promise<void> {
  await inTransaction(ctx.db, async (tx) => {
    const listing = await lockListingOwnedBy(tx, ctx.member, id);
    await tx
      .update(listings)
      .set({ deletedAt: ctx.now, ...nextVersion(listing, ctx.now) })
      .where(eq(listings.id, id));
    await changed(ctx, tx, "business", [id]);
  });
}
