import { and, eq, inArray } from "drizzle-orm";
import type { ReviewTargetType } from "@cardplaza/contract/reviews/review-words";
import type { Tx } from "../../platform/database.ts";
import { reviews } from "./reviews.table.ts";

/** Targets with a published review by one of these members, by type. */
export async function targetsReviewedBy(
  tx: Tx,
  memberIds: readonly string[],
): Promise<Map<ReviewTargetType, string[]>> {
  const rows = await tx
    .selectDistinct({ type: reviews.targetType, id: reviews.targetId })
    .from(reviews)
    .where(and(inArray(reviews.authorId, [...memberIds]), eq(reviews.status, "published")));
  const byType = new Map<ReviewTargetType, string[]>();
  for (const { type, id } of rows) byType.set(type, [...(byType.get(type) ?? []), id]);
  return byType;
}
