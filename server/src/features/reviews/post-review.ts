import {
  EXPERIENCE_YEARS,
  REVIEW_TEXT,
  type ReviewTargetType,
} from "@cardplaza/contract/reviews/review-words";
import type { NewReview } from "@cardplaza/contract/reviews/reviews";
import { dateInIndia } from "@cardplaza/contract/time";
import type { MemberContext } from "../../context.ts";
import { newId } from "../../platform/ids.ts";
import { invalid } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { one } from "../../platform/one.ts";
import { requireOwnPictures } from "../uploads/upload-queries.ts";
import { checkReview } from "./check-review.ts";
import { countRating } from "./count-rating.ts";
import { mayReview, refuseUnless } from "./may-review.ts";
import { presentReview } from "./present-review.ts";
import { showReview } from "./review-queries.ts";
import { readScores } from "./review-scores.ts";
import { lockTargetSeenBy } from "./review-targets.ts";
import { reviews } from "./reviews.table.ts";
import { notifyTeam } from "./notify-team.ts";
import { useRequestCode } from "./use-request-code.ts";

interface TargetRef {
  targetType: ReviewTargetType;
  targetId: string;
}

/** Posts a review. It is published at once, unless an administrator has to check it first. */
export async function postReview(ctx: MemberContext, about: TargetRef, given: NewReview) {
  const { member, now } = ctx;
  const target = ctx.registry.reviewTarget(about.targetType);
  requireRecentDay(given.experienceDate, now);
  const scores = readScores(target, given.scores);
  return inTransaction(ctx.db, async (tx) => {
    // A second post at the same time waits here, and then finds the first one.
    const subject = await lockTargetSeenBy(ctx, tx, member.id, about);
    refuseUnless(await mayReview(tx, member, subject, about.targetType, now), about.targetType);
    await requireOwnPictures(
      tx,
      member.id,
      Object.fromEntries(given.photos.map((url, at) => [`photos.${at}`, url])),
    );
    const request = await useRequestCode(ctx, tx, about, given.code);
    const dealt =
      request === "customer" || (await target.hasInteraction?.(tx, member.id, subject.id)) === true;
    const { rating, title = "", body, photos, experienceDate } = given;
    const flags = await checkReview(tx, member, subject, about.targetType, { title, body }, now);
    const row = one(
      await tx
        .insert(reviews)
        .values({
          id: newId(now.getTime()),
          ...about,
          authorId: member.id,
          rating,
          ...scores,
          title,
          body,
          photos,
          experienceDate,
          // The author cannot hide how it came about: a link that was sent makes it a requested review.
          source:
            given.source === "incentivised"
              ? "incentivised"
              : request
                ? "requested"
                : (given.source ?? "organic"),
          verifiedInteraction: dealt,
          status: flags.length > 0 ? "pending" : "published",
          flags,
          createdAt: now,
          publishedAt: flags.length > 0 ? null : now,
        })
        .returning(),
    );
    if (row.status === "published") {
      await countRating(ctx, tx, row);
      await notifyTeam(ctx, tx, subject, row);
    }
    const shown = await showReview(tx, member.id, row.id);
    return { review: presentReview(shown, { viewerId: member.id, subject }) };
  });
}

function requireRecentDay(day: string, now: Date): void {
  const today = dateInIndia(now);
  if (day > today) throw invalid({ experienceDate: REVIEW_TEXT.future });
  const earliest = `${Number(today.slice(0, 4)) - EXPERIENCE_YEARS}${today.slice(4)}`;
  if (day < earliest) throw invalid({ experienceDate: REVIEW_TEXT.longAgo });
}
