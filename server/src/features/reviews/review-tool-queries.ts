import { and, count, eq } from "drizzle-orm";
import type { z } from "zod";
import { reviewFormPath } from "@cardplaza/contract/reviews/review-rules";
import type { ReviewTargetType } from "@cardplaza/contract/reviews/review-words";
import type { ReviewTools } from "@cardplaza/contract/reviews/review-tools";
import type { MemberContext } from "../../context.ts";
import type { Db, Tx } from "../../platform/database.ts";
import { notFound } from "../../platform/refusals.ts";
import { one } from "../../platform/one.ts";
import { counterCode } from "./counter-code.ts";
import type { ReviewSubject, ReviewTarget } from "../../registry/review-target.ts";
import { reviewRequests, reviewTools } from "./reviews.table.ts";

export interface OwnTarget {
  targetType: ReviewTargetType;
  /** The subject; if absent, the one that the member owns. */
  targetId?: string | undefined;
}

/** The tools belong to the owner, whose plan pays for them; managers reply and report. */
export async function findOwnTarget(
  { member, registry }: MemberContext,
  db: Db,
  { targetType, targetId }: OwnTarget,
): Promise<ReviewSubject> {
  const { find, ownedBy } = registry.reviewTarget(targetType);
  return requireOwn(member.id, targetId ? await find(db, targetId) : await ownedBy?.(db, member.id));
}

/** The member's own subject by its id, locked until the transaction ends. */
export async function lockOwnTarget(
  { member, registry }: MemberContext,
  tx: Tx,
  { targetType, targetId }: Required<OwnTarget>,
): Promise<ReviewSubject> {
  return requireOwn(member.id, await registry.reviewTarget(targetType).lock(tx, targetId));
}

function requireOwn(memberId: string, subject: ReviewSubject | undefined): ReviewSubject {
  // A deleted one has no managers any more.
  if (subject?.ownerId !== memberId || !subject.managerIds.includes(memberId)) throw notFound();
  return subject;
}

export async function showTools(
  { member, now, origin, registry }: MemberContext,
  db: Db,
  targetType: ReviewTargetType,
  { id }: ReviewSubject,
): Promise<z.input<typeof ReviewTools>> {
  const target = registry.reviewTarget(targetType);
  // Businesses have put the address without a type on their websites.
  const type = targetType === "business" ? "" : `targetType=${targetType}&`;
  const [tools] = await db
    .select()
    .from(reviewTools)
    .where(
      and(
        eq(reviewTools.memberId, member.id),
        eq(reviewTools.targetType, targetType),
        eq(reviewTools.targetId, id),
      ),
    );
  const requests = one(
    await db
      .select({ asked: count(), answered: count(reviewRequests.usedAt) })
      .from(reviewRequests)
      .where(and(eq(reviewRequests.targetType, targetType), eq(reviewRequests.targetId, id))),
  );
  return {
    targetType,
    targetId: id,
    templates: tools?.templates ?? [],
    featuredReviewId: tools?.featuredReviewId ?? null,
    counterUrl: origin + requestPath(target, id, await counterCode(db, targetType, id, now)),
    widgetUrl: `${origin}/api/reviews/widget.js?${type}targetId=${id}`,
    asked: requests.asked,
    answered: requests.answered,
  };
}

/** Over all that the member owns. */
export async function countTemplatesOf(db: Db, memberId: string): Promise<number> {
  const saved = await db
    .select({ templates: reviewTools.templates })
    .from(reviewTools)
    .where(eq(reviewTools.memberId, memberId));
  return saved.reduce((sum, { templates }) => sum + templates.length, 0);
}

/** The link that customers get. */
export const requestPath = ({ pathById }: ReviewTarget, id: string, code: string) =>
  reviewFormPath(pathById(id), code);
