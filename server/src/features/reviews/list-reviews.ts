import { and, asc, desc, eq, not, sql, type SQL } from "drizzle-orm";
import type { z } from "zod";
import type { ReviewSort, ReviewTargetType } from "@cardplaza/contract/reviews/review-words";
import type { ReviewList } from "@cardplaza/contract/reviews/reviews";
import type { Context } from "../../context.ts";
import { blockedBetween } from "../moderation/block-queries.ts";
import { mayReview } from "./may-review.ts";
import { presentReview } from "./present-review.ts";
import { figuresOf } from "./review-figures.ts";
import { featuredIdOf, ownLiveReview, selectReviews } from "./review-queries.ts";
import { findTargetSeenBy } from "./review-targets.ts";
import { reviews } from "./reviews.table.ts";

interface ReviewsQuery {
  targetType: ReviewTargetType;
  targetId: string;
  sort: ReviewSort;
  verified?: "true" | "false";
  rating?: number;
  page: number;
  limit: number;
}

const ORDER: Record<ReviewSort, SQL[]> = {
  newest: [],
  highest: [desc(reviews.rating)],
  lowest: [asc(reviews.rating)],
  helpful: [desc(reviews.helpfulCount)],
};

/** The published reviews, with the figures of all of them and what the viewer may do. */
export async function listReviews(ctx: Context, query: ReviewsQuery): Promise<z.input<typeof ReviewList>> {
  const { db, member, now } = ctx;
  const { targetType, targetId, page, limit } = query;
  const subject = await findTargetSeenBy(ctx, db, member?.id, query);
  const featuredId = await featuredIdOf(db, subject, targetType, now);
  const published = and(
    eq(reviews.targetType, targetType),
    eq(reviews.targetId, targetId),
    eq(reviews.status, "published"),
  );
  const wanted = and(
    published,
    query.verified === "true" ? eq(reviews.verifiedInteraction, true) : undefined,
    query.rating ? eq(reviews.rating, query.rating) : undefined,
    // Owner and managers must be able to reply to everybody who writes.
    member && !subject.managerIds.includes(member.id)
      ? sql`(${reviews.authorId} is null or ${not(blockedBetween(sql`${reviews.authorId}`, member.id))})`
      : undefined,
  );
  const total = await db.$count(reviews, wanted);
  const rows = await selectReviews(db, member?.id)
    .where(wanted)
    .orderBy(
      ...(featuredId ? [desc(sql`${reviews.id} = ${featuredId}`)] : []),
      ...ORDER[query.sort],
      sql`${reviews.publishedAt} desc`,
      desc(reviews.id),
    )
    .limit(limit)
    .offset((page - 1) * limit);
  const viewing = { viewerId: member?.id, subject, featuredId };
  const [mine] = member
    ? await selectReviews(db, member.id).where(ownLiveReview(member.id, targetType, targetId))
    : [];
  return {
    reviews: rows.map((row) => presentReview(row, viewing)),
    total,
    page,
    pages: Math.max(1, Math.ceil(total / limit)),
    ...(await figuresOf(db, published)),
    hasScores: ctx.registry.reviewTarget(targetType).hasScores ?? false,
    mine: mine ? presentReview(mine, viewing) : null,
    mayReview: await mayReview(db, member, subject, targetType, now),
  };
}
