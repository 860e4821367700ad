import { and, desc, eq, sql } from "drizzle-orm";
import { dayInWords } from "@cardplaza/contract/date-words";
import type { ApiResponse, RawBody } from "@cardplaza/contract/endpoint";
import {
  REVIEW_SOURCE_LABEL,
  REVIEW_WIDGET_REVIEWS,
  REVIEWED_SELLER,
  type ReviewTargetType,
} from "@cardplaza/contract/reviews/review-words";
import type { Context } from "../../context.ts";
import { fileResponse } from "../../platform/http/file-response.ts";
import { versionOf } from "../../platform/http/known-version.ts";
import { shortened } from "../notifications/notification-text.ts";
import { isPremium } from "../plan/plan-queries.ts";
import { presentReview, type ShownReview } from "./present-review.ts";
import { featuredIdOf, selectReviews } from "./review-queries.ts";
import type { OwnTarget } from "./review-tool-queries.ts";
import type { ReviewSubject } from "../../registry/review-target.ts";
import { reviews } from "./reviews.table.ts";
import { figuresOf } from "./review-figures.ts";
import { NOTHING_TO_SHOW, widgetScript } from "./widget-script.ts";

const LONGEST_BODY = 280;
/** The script for the owner's website. With nothing to show it is a script that does nothing. */
export async function serveWidget(
  ctx: Context,
  { targetType, targetId }: Required<OwnTarget>,
): Promise<ApiResponse<RawBody>> {
  const subject = await ctx.registry.reviewTarget(targetType).find(ctx.db, targetId);
  const { ownerId, isShown } = subject ?? {};
  const lives = isShown && ownerId && (await isPremium(ctx.db, ownerId, ctx.now));
  const body = subject && lives ? widgetScript(await contentOf(ctx, targetType, subject)) : NOTHING_TO_SHOW;
  return fileResponse(body, {
    version: versionOf(body),
    headers: { "cache-control": "public, max-age=300", "cross-origin-resource-policy": "cross-origin" },
  });
}

async function contentOf({ db, now, origin }: Context, targetType: ReviewTargetType, subject: ReviewSubject) {
  const published = and(
    eq(reviews.targetType, targetType),
    eq(reviews.targetId, subject.id),
    eq(reviews.status, "published"),
  );
  const featuredId = await featuredIdOf(db, subject, targetType, now);
  const latest = await selectReviews(db, undefined)
    .where(published)
    .orderBy(
      ...(featuredId ? [desc(sql`${reviews.id} = ${featuredId}`)] : []),
      sql`${reviews.publishedAt} desc`,
    )
    .limit(REVIEW_WIDGET_REVIEWS);
  const { average, count } = await figuresOf(db, published);
  const url = `${origin}${subject.path}#reviews`;
  return {
    name: subject.name,
    url,
    average,
    count,
    reviews: latest.map((each) => inWidget(each, featuredId)),
  };
}

function inWidget(found: ShownReview, featuredId: string | null) {
  const { targetType, authorName, rating, title, body, publishedAt, source, isFeatured } = presentReview(
    found,
    {
      viewerId: undefined,
      subject: undefined,
      featuredId,
    },
  );
  return {
    stars: rating,
    author: authorName,
    title,
    body: shortened(body, LONGEST_BODY),
    about: [
      ...(publishedAt ? [dayInWords(publishedAt)] : []),
      ...(isFeatured ? [`Featured by the ${REVIEWED_SELLER[targetType]}`] : []),
      ...(source === "organic" ? [] : [REVIEW_SOURCE_LABEL[source](targetType)]),
    ].join(" · "),
  };
}
