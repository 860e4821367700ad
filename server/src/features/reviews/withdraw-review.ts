import { and, eq } from "drizzle-orm";
import { REVIEW_TEXT } from "@cardplaza/contract/reviews/review-words";
import type { MemberContext } from "../../context.ts";
import { notFound, wrongState } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { countRating } from "./count-rating.ts";
import { presentReview } from "./present-review.ts";
import { showReview } from "./review-queries.ts";
import { reviews } from "./reviews.table.ts";

/** Withdraws the member's own review, also if it is hidden or its target is gone. */
export async function withdrawReview(ctx: MemberContext, id: string) {
  const { member, now } = ctx;
  const own = and(eq(reviews.id, id), eq(reviews.authorId, member.id));
  return inTransaction(ctx.db, async (tx) => {
    const [found] = await tx.select().from(reviews).where(own);
    if (!found) throw notFound();
    // The target is locked first, as everywhere.
    const subject = await ctx.registry.reviewTarget(found.targetType).lock(tx, found.targetId);
    const [review] = await tx.select().from(reviews).where(own).for("no key update");
    if (!review || review.status === "withdrawn") throw wrongState(REVIEW_TEXT.withdrawn);
    await tx.update(reviews).set({ status: "withdrawn", withdrawnAt: now }).where(own);
    if (review.status === "published") await countRating(ctx, tx, review);
    const shown = await showReview(tx, member.id, id);
    return { review: presentReview(shown, { viewerId: member.id, subject }) };
  });
}
