import { eq } from "drizzle-orm";
import type { JobContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import type { ChangeContext } from "../../registry/changed.ts";
import { countRating } from "./count-rating.ts";
import { ownLiveReview } from "./review-queries.ts";
import { reviews, type ReviewRow } from "./reviews.table.ts";

type Reviewed = Pick<ReviewRow, "targetType" | "targetId">;

/** The review that a new owner or manager wrote earlier is withdrawn. The caller has locked the target. */
export async function withdrawReviewOfOwner(
  ctx: ChangeContext & Pick<JobContext, "now">,
  tx: Tx,
  ownerId: string,
  target: Reviewed,
): Promise<void> {
  const [own] = await tx
    .select()
    .from(reviews)
    .where(ownLiveReview(ownerId, target.targetType, target.targetId));
  if (!own) return;
  await tx.update(reviews).set({ status: "withdrawn", withdrawnAt: ctx.now }).where(eq(reviews.id, own.id));
  if (own.status === "published") await countRating(ctx, tx, target);
}
