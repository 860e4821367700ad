import { and, asc, eq, ne } from "drizzle-orm";
import type { JobContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import type { ChangeContext } from "../../registry/changed.ts";
import { reviews } from "./reviews.table.ts";
import { withdrawReviewOfOwner } from "./withdraw-review-of-owner.ts";

/**
 * Somebody has joined a team: what they wrote earlier about anything that the team owns is withdrawn, such as
 * reviews of a company and of its products. They are in the team already, so each kind knows them as a manager.
 */
export async function withdrawReviewsOfTeamMember(
  ctx: ChangeContext & Pick<JobContext, "now">,
  tx: Tx,
  memberId: string,
): Promise<void> {
  const written = await tx
    .select({ targetType: reviews.targetType, targetId: reviews.targetId })
    .from(reviews)
    .where(and(eq(reviews.authorId, memberId), ne(reviews.status, "withdrawn")))
    .orderBy(asc(reviews.targetType), asc(reviews.targetId));
  for (const target of written) {
    const { find, lock } = ctx.registry.reviewTarget(target.targetType);
    if (!(await find(tx, target.targetId))?.managerIds.includes(memberId)) continue;
    await lock(tx, target.targetId);
    await withdrawReviewOfOwner(ctx, tx, memberId, target);
  }
}
