import { and, eq, inArray } from "drizzle-orm";
import type { Services } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { notifications } from "./notifications.table.ts";
import { publishUnreadCount } from "./publish-unread-count.ts";

/** Removes the notices of something that was taken back or deleted: they quote it. */
export async function removeNotices(
  ctx: Pick<Services, "live">,
  tx: Tx,
  to: string,
  about: readonly string[],
): Promise<void> {
  const { rowCount } = await tx
    .delete(notifications)
    .where(and(eq(notifications.recipientId, to), inArray(notifications.about, [...about])));
  if (rowCount) await publishUnreadCount(ctx, tx, to);
}
