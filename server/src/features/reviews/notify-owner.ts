import type { Tx } from "../../platform/database.ts";
import { notify, type NotifyContext } from "../notifications/notify.ts";
import type { ReviewSubject } from "../../registry/review-target.ts";
import type { ReviewRow } from "./reviews.table.ts";

/** The owner is notified of a review when it is public. */
export async function notifyOwner(
  ctx: NotifyContext,
  tx: Tx,
  { ownerId, name, ownersPath }: ReviewSubject,
  { id, authorId, rating }: ReviewRow,
): Promise<void> {
  if (!ownerId) return;
  await notify(ctx, tx, {
    to: ownerId,
    type: "review_posted",
    message: `${name} has a new review with ${rating} of 5 stars.`,
    targetUrl: ownersPath,
    about: `review:${id}`,
    ...(authorId ? { sender: authorId } : {}),
  });
}
