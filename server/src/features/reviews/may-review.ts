import { and, desc, eq, gt } from "drizzle-orm";
import type { z } from "zod";
import { dayInWords } from "@cardplaza/contract/date-words";
import {
  REVIEW_AGAIN_DAYS,
  REVIEW_TEXT,
  type ReviewTargetType,
} from "@cardplaza/contract/reviews/review-words";
import type { MayReview } from "@cardplaza/contract/reviews/reviews";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Db } from "../../platform/database.ts";
import { conflict, forbidden, unauthenticated, wrongState } from "../../platform/refusals.ts";
import type { Member } from "../accounts/accounts.table.ts";
import { ownLiveReview } from "./review-queries.ts";
import type { ReviewSubject } from "../../registry/review-target.ts";
import { reviews } from "./reviews.table.ts";

type Answer = z.input<typeof MayReview>;

/** Whether the member may review it now: the page checks before it offers the form, the verb checks again. */
export async function mayReview(
  db: Db,
  member: Member | null,
  subject: ReviewSubject,
  targetType: ReviewTargetType,
  now: Date,
): Promise<Answer> {
  if (!member) return no("sign_in");
  if (subject.managerIds.includes(member.id)) return no("own");
  if ((await db.$count(reviews, ownLiveReview(member.id, targetType, subject.id))) > 0) return no("already");
  if (!member.emailProvenAt && !member.mobileProvenAt) return no("unproven");
  const [last] = await db
    .select({ at: reviews.withdrawnAt })
    .from(reviews)
    .where(
      and(
        eq(reviews.authorId, member.id),
        eq(reviews.targetType, targetType),
        eq(reviews.targetId, subject.id),
        gt(reviews.withdrawnAt, new Date(now.getTime() - REVIEW_AGAIN_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(reviews.withdrawnAt))
    .limit(1);
  if (last?.at) return no("later", new Date(last.at.getTime() + REVIEW_AGAIN_DAYS * DAY_MS));
  return { allowed: true, why: null, from: null };
}

const no = (why: NonNullable<Answer["why"]>, from: Date | null = null): Answer => ({
  allowed: false,
  why,
  from,
});

export function refuseUnless({ allowed, why, from }: Answer, type: ReviewTargetType): void {
  if (allowed) return;
  if (why === "own") throw forbidden(REVIEW_TEXT.own(type));
  if (why === "already") throw conflict(REVIEW_TEXT.already(type));
  if (why === "unproven") throw forbidden(REVIEW_TEXT.unproven);
  if (why === "later" && from) throw wrongState(REVIEW_TEXT.later(type, dayInWords(from)));
  throw unauthenticated();
}
