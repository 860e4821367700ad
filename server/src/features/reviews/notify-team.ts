import type { Tx } from "../../platform/database.ts";
import type { NotifyContext } from "../notifications/notice.ts";
import { notifyAll } from "../notifications/notify-all.ts";
import type { ReviewSubject } from "../../registry/review-target.ts";
import type { ReviewRow } from "./reviews.table.ts";

/** The owner and the managers are notified of a review when it is public. */
export async function notifyTeam(
  ctx: NotifyContext,
  tx: Tx,
  { managerIds, name, ownersPath }: ReviewSubject,
  { id, authorId, rating, title, body }: ReviewRow,
): Promise<void> {
  await notifyAll(
    ctx,
    tx,
    managerIds.map((to) => ({
      to,
      news: "review.received",
      with: { name, rating, title, body },
      targetUrl: ownersPath,
      about: `review:${id}`,
      sender: authorId ?? undefined,
    })),
  );
}
