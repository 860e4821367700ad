import { and, eq, or, sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database.ts";
import type { ReplyContext, ReplyFigures } from "../../../registry/enquiry-target.ts";
import { changed } from "../../../registry/changed.ts";
import { listings } from "./listings.table.ts";

/** Stores how soon and how often a business replies, for its page and the search. */
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
  const different = await tx
    .update(listings)
    .set({ replyMedianMin, slowReplies })
    .where(and(eq(listings.id, id), differs))
    .returning({ id: listings.id });
  if (different.length > 0) await changed(ctx, tx, "business", [id]);
}
