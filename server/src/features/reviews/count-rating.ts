import { and, count, eq, sum } from "drizzle-orm";
import type { Tx } from "../../platform/database.ts";
import { one } from "../../platform/one.ts";
import type { ChangeContext } from "../../registry/changed.ts";
import { reviews, type ReviewRow } from "./reviews.table.ts";

/** Counts the published reviews again, in the transaction that changed one. The caller has locked the target. */
export async function countRating(
  ctx: ChangeContext,
  tx: Tx,
  { targetType, targetId }: Pick<ReviewRow, "targetType" | "targetId">,
): Promise<void> {
  const totals = one(
    await tx
      .select({ sum: sum(reviews.rating).mapWith(Number), count: count() })
      .from(reviews)
      .where(
        and(
          eq(reviews.targetType, targetType),
          eq(reviews.targetId, targetId),
          eq(reviews.status, "published"),
        ),
      ),
  );
  await ctx.registry.reviewTarget(targetType).setRating(ctx, tx, targetId, {
    sum: totals.sum ?? 0,
    count: totals.count,
  });
}
