import type { Tx } from "../../platform/database.ts";
import { notify, type NotifyContext } from "../notifications/notify.ts";
import type { ReviewSubject } from "../../registry/review-target.ts";
import type { ReviewRow } from "./reviews.table.ts";

/** The owner and the managers are notified of a review when it is public. */
export async function notifyTeam(
  ctx: NotifyContext,
  tx: Tx,
  { managerIds, name, ownersPath }: ReviewSubject,
  { id, authorId, rating }: ReviewRow,
): Promise<void> {
  for (const to of managerIds)
    await notify(ctx, tx, {
      to,
      type: "review_posted",
      message: `${name} has a new review with ${rating} of 5 stars.`,
      targetUrl: ownersPath,
      about: `review:${id}`,
      ...(authorId ? { sender: authorId } : {}),
    });
}
