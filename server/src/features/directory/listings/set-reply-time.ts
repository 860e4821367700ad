import { and, eq, or, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import type { ReplyContext, ReplyFigures } from "../../enquiries/enquiry-target.ts";
import { listingChanged } from "./listing-changed.ts";
import { listings } from "./listings.table.ts";

/** Keeps how soon and how often a business replies, as its page and the search tell it. */
export async function setReplyTime(
  ctx: ReplyContext,
  tx: Tx,
  id: string,
  { replyMedianMin, slowReplies }: ReplyFigures,
): Promise<void> {
  const differs = or(
    sql`${listings.replyMedianMin} is distinct from ${replyMedianMin}`,
    sql`${listings.slowReplies} <> ${slowReplies}`,
  );
  const changed = await tx
    .update(listings)
    .set({ replyMedianMin, slowReplies })
    .where(and(eq(listings.id, id), differs))
    .returning({ id: listings.id });
  if (changed.length > 0) await listingChanged(ctx, tx, [id]);
}
