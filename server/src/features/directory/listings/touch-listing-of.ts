import { and, eq, isNull } from "drizzle-orm";
import type { Services } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { listingChanged } from "./listing-changed.ts";
import { listings } from "./listings.table.ts";

/** A card's proof counts for its keeper's business too, so what changes the one shows on the other. */
export async function touchListingOf(ctx: Pick<Services, "pages">, tx: Tx, memberId: string): Promise<void> {
  const [own] = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(and(eq(listings.ownerId, memberId), isNull(listings.deletedAt)));
  if (own) await listingChanged(ctx, tx, [own.id]);
}
