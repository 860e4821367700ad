import type { ReviewTargetType } from "@cardplaza/contract/reviews/review-words";
import type { Db, Tx } from "../../platform/database.ts";
import { notFound } from "../../platform/refusals.ts";
import { listingReviews } from "../directory/listings/listing-reviews.ts";
import { isBlockedPair } from "../moderation/block-queries.ts";
import type { ReviewedThing, ReviewTarget } from "./review-target.ts";

/** Everything that can be reviewed. */
const TARGETS: ReviewTarget[] = [listingReviews];

export function reviewTarget(type: ReviewTargetType): ReviewTarget {
  const target = TARGETS.find((each) => each.type === type);
  if (!target) throw notFound();
  return target;
}

interface TargetRef {
  targetType: ReviewTargetType;
  targetId: string;
}

/** As the viewer may see it: its managers always, others while it is shown and nobody has blocked the other. */
export async function findTargetSeenBy(
  db: Db,
  viewerId: string | undefined,
  { targetType, targetId }: TargetRef,
): Promise<ReviewedThing> {
  return seenBy(db, viewerId, await reviewTarget(targetType).find(db, targetId));
}

/** The same, locked until the transaction ends. */
export async function lockTargetSeenBy(
  tx: Tx,
  viewerId: string,
  { targetType, targetId }: TargetRef,
): Promise<ReviewedThing> {
  return seenBy(tx, viewerId, await reviewTarget(targetType).lock(tx, targetId));
}

async function seenBy(
  db: Db,
  viewerId: string | undefined,
  thing: ReviewedThing | undefined,
): Promise<ReviewedThing> {
  if (!thing) throw notFound();
  if (viewerId && thing.managerIds.includes(viewerId)) return thing;
  if (!thing.isShown) throw notFound();
  if (viewerId && thing.ownerId && (await isBlockedPair(db, viewerId, thing.ownerId))) throw notFound();
  return thing;
}
