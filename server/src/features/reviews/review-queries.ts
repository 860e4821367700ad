import { and, eq, sql } from "drizzle-orm";
import type { ReviewTargetType } from "@cardplaza/contract/reviews/review-words";
import type { MemberContext } from "../../context.ts";
import type { Db, Tx } from "../../platform/database.ts";
import { notFound } from "../../platform/refusals.ts";
import { members } from "../accounts/accounts.table.ts";
import { isPremium } from "../plan/plan-queries.ts";
import type { ReviewSubject } from "../../registry/review-target.ts";
import { findTargetSeenBy } from "./review-targets.ts";
import { reviews, reviewTools, reviewVotes, type ReviewRow } from "./reviews.table.ts";

/** Reviews with their authors, and whether the viewer found each of them helpful. */
export const selectReviews = (db: Db, viewerId: string | undefined) =>
  db
    .select({
      review: reviews,
      author: { id: members.id, name: members.name, isHidden: members.isHidden },
      foundHelpful: viewerId
        ? sql<boolean>`exists (select 1 from ${reviewVotes}
            where ${reviewVotes.reviewId} = ${reviews.id} and ${reviewVotes.memberId} = ${viewerId})`
        : sql<boolean>`false`,
    })
    .from(reviews)
    .leftJoin(members, eq(members.id, reviews.authorId));

/** The member's own review, unless it is withdrawn. */
export const ownLiveReview = (memberId: string, targetType: ReviewTargetType, targetId: string) =>
  and(
    eq(reviews.authorId, memberId),
    eq(reviews.targetType, targetType),
    eq(reviews.targetId, targetId),
    sql`${reviews.status} <> 'withdrawn'`,
  );

/** A published review of a target that the member may see, locked until the transaction ends. */
export async function lockReviewSeenBy(
  ctx: MemberContext,
  tx: Tx,
  id: string,
): Promise<{ review: ReviewRow; subject: ReviewSubject }> {
  const [review] = await tx
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, id), eq(reviews.status, "published")))
    .for("no key update");
  if (!review) throw notFound();
  return { review, subject: await findTargetSeenBy(ctx, tx, ctx.member.id, review) };
}

/** The review that the owner features, while the owner has premium. */
export async function featuredIdOf(
  db: Db,
  { ownerId, id }: ReviewSubject,
  targetType: ReviewTargetType,
  now: Date,
): Promise<string | null> {
  if (!ownerId) return null;
  const [tools] = await db
    .select({ id: reviewTools.featuredReviewId })
    .from(reviewTools)
    .where(
      and(
        eq(reviewTools.memberId, ownerId),
        eq(reviewTools.targetType, targetType),
        eq(reviewTools.targetId, id),
      ),
    );
  return tools?.id && (await isPremium(db, ownerId, now)) ? tools.id : null;
}

/** One review as the member sees it after a change of theirs. */
export async function showReview(db: Db, viewerId: string, id: string) {
  const [found] = await selectReviews(db, viewerId).where(eq(reviews.id, id));
  if (!found) throw notFound();
  return found;
}
