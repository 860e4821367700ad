import { and, eq } from "drizzle-orm";
import type { JobContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { messageText, targetPath } from "./notification-text.ts";
import { notifications, type NotificationRow } from "./notifications.table.ts";
import { publishUnreadCount } from "./publish-unread-count.ts";

/** How a notification tells of more than one: "Deshmukh Fasteners has 3 new jobs.". */
export interface Growth {
  message: (count: number) => string;
  /** Where it then leads; without it, where it led before. */
  targetUrl?: string;
  /** How many there are by now; without it, one more than before. The same number again changes nothing. */
  count?: number;
}

/** Changes an earlier notification: it is unread again, comes first and is of its last sender. There is no second e-mail. */
export async function growNotification(
  ctx: Pick<JobContext, "live" | "now">,
  tx: Tx,
  { id, recipientId, type, targetUrl, count: before }: NotificationRow,
  growth: Growth,
  senderId?: string,
): Promise<boolean> {
  const count = growth.count ?? before + 1;
  if (count <= before) return false;
  await tx
    .update(notifications)
    .set({
      // Ids are the order of the list.
      id: newId(ctx.now.getTime()),
      message: messageText(growth.message(count), type),
      targetUrl: targetPath(growth.targetUrl ?? targetUrl),
      count,
      senderId,
      isRead: false,
      createdAt: ctx.now,
    })
    .where(and(eq(notifications.recipientId, recipientId), eq(notifications.id, id)));
  await publishUnreadCount(ctx, tx, recipientId);
  return true;
}
