import { and, count, eq } from "drizzle-orm";
import type { z } from "zod";
import type { ReviewTools } from "@cardplaza/contract/reviews/review-tools";
import type { MemberContext } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import { notFound } from "../../platform/refusals.ts";
import { counterCode } from "./counter-code.ts";
import type { ReviewSubject } from "../../registry/review-target.ts";
import { reviewRequests, reviewTools } from "./reviews.table.ts";

/** The tools are for a business; other kinds can follow at their own addresses. */
export const TOOLS_TYPE = "business";

export async function findOwnTarget({ member, registry }: MemberContext, db: Db): Promise<ReviewSubject> {
  const own = await registry.reviewTarget(TOOLS_TYPE).ownedBy?.(db, member.id);
  if (!own) throw notFound();
  return own;
}

export async function showTools(
  { member, now, origin }: MemberContext,
  db: Db,
  { id }: ReviewSubject,
): Promise<z.input<typeof ReviewTools>> {
  const [tools] = await db
    .select()
    .from(reviewTools)
    .where(
      and(
        eq(reviewTools.memberId, member.id),
        eq(reviewTools.targetType, TOOLS_TYPE),
        eq(reviewTools.targetId, id),
      ),
    );
  const [requests] = await db
    .select({ asked: count(), answered: count(reviewRequests.usedAt) })
    .from(reviewRequests)
    .where(and(eq(reviewRequests.targetType, TOOLS_TYPE), eq(reviewRequests.targetId, id)));
  return {
    targetId: id,
    templates: tools?.templates ?? [],
    featuredReviewId: tools?.featuredReviewId ?? null,
    counterUrl: requestUrl(origin, id, await counterCode(db, TOOLS_TYPE, id, now)),
    widgetUrl: `${origin}/api/reviews/widget.js?targetId=${id}`,
    asked: requests?.asked ?? 0,
    answered: requests?.answered ?? 0,
  };
}

/** Over all of the member's businesses. */
export async function countTemplatesOf(db: Db, memberId: string): Promise<number> {
  const saved = await db
    .select({ templates: reviewTools.templates })
    .from(reviewTools)
    .where(eq(reviewTools.memberId, memberId));
  return saved.reduce((sum, { templates }) => sum + templates.length, 0);
}

/** By the id: a slug contains the name, which the owner chose. */
export const requestUrl = (origin: string, id: string, code: string) =>
  `${origin}/business/${id}?review=${code}`;
