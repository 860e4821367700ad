import { timingSafeEqual } from "node:crypto";
import { and, eq, gt, isNull } from "drizzle-orm";
import { REVIEW_REQUEST_GOOD_DAYS, type ReviewTargetType } from "@cardplaza/contract/reviews/review-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { hashToken } from "../accounts/sessions/session-queries.ts";
import { counterCode } from "./counter-code.ts";
import { reviewRequests } from "./reviews.table.ts";

interface TargetRef {
  targetType: ReviewTargetType;
  targetId: string;
}

/**
 * How the author came to write: by a customer's own link, which works once and proves the purchase, or by the
 * link at the counter, which everybody can read. An invalid link refuses nobody.
 */
export async function useRequestCode(
  { now }: MemberContext,
  tx: Tx,
  { targetType, targetId }: TargetRef,
  code: string | undefined,
): Promise<"customer" | "counter" | null> {
  if (!code) return null;
  if (sameText(code, await counterCode(tx, targetType, targetId, now))) return "counter";
  const used = await tx
    .update(reviewRequests)
    .set({ usedAt: now })
    .where(
      and(
        eq(reviewRequests.codeHash, hashToken(code)),
        eq(reviewRequests.targetType, targetType),
        eq(reviewRequests.targetId, targetId),
        isNull(reviewRequests.usedAt),
        gt(reviewRequests.createdAt, new Date(now.getTime() - REVIEW_REQUEST_GOOD_DAYS * DAY_MS)),
      ),
    )
    .returning();
  return used.length > 0 ? "customer" : null;
}

function sameText(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
