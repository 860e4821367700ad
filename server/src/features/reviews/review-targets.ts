import type { ReviewTargetType } from "@cardplaza/contract/reviews/review-words";
import type { Services } from "../../context.ts";
import type { Db, Tx } from "../../platform/database.ts";
import { notFound } from "../../platform/refusals.ts";
import type { ReviewSubject } from "../../registry/review-target.ts";
import { isBlockedPair } from "../moderation/block-queries.ts";

interface TargetRef {
  targetType: ReviewTargetType;
  targetId: string;
}

/** The target as the viewer may see it: owners always, others while it is public and neither has blocked the other. */
export async function findTargetSeenBy(
  { registry }: Pick<Services, "registry">,
  db: Db,
  viewerId: string | undefined,
  { targetType, targetId }: TargetRef,
): Promise<ReviewSubject> {
  return seenBy(db, viewerId, await registry.reviewTarget(targetType).find(db, targetId));
}

/** The same subject, locked until the transaction ends. */
export async function lockTargetSeenBy(
  { registry }: Pick<Services, "registry">,
  tx: Tx,
  viewerId: string,
  { targetType, targetId }: TargetRef,
): Promise<ReviewSubject> {
  return seenBy(tx, viewerId, await registry.reviewTarget(targetType).lock(tx, targetId));
}

async function seenBy(
  db: Db,
  viewerId: string | undefined,
  subject: ReviewSubject | undefined,
): Promise<ReviewSubject> {
  if (!subject) throw notFound();
  if (viewerId && subject.managerIds.includes(viewerId)) return subject;
  if (!subject.isShown) throw notFound();
  if (viewerId && subject.ownerId && (await isBlockedPair(db, viewerId, subject.ownerId))) throw notFound();
  return subject;
}
