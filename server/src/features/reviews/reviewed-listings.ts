import { and, eq } from "drizzle-orm";
import type { Db, Tx } from "../../platform/database.ts";
import { reviews } from "./reviews.table.ts";

/** The businesses on whose pages the member's name stands under a review. */
export async function idsOfListingsReviewedBy(db: Db | Tx, memberId: string): Promise<string[]> {
  const rows = await db
    .select({ id: reviews.targetId })
    .from(reviews)
    .where(
      and(
        eq(reviews.authorId, memberId),
        eq(reviews.targetType, "business"),
        eq(reviews.status, "published"),
      ),
    );
  return rows.map(({ id }) => id);
}
