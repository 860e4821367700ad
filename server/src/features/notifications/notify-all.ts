import {
  NOTIFICATION_EVENT,
  type NotificationEvent,
} from "@cardplaza/contract/notifications/notification-words";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { messageText, targetPath } from "./notification-text.ts";
import { countUnreadOf } from "./notification-queries.ts";
import { notifications } from "./notifications.table.ts";
import type { Notice, NotifyContext } from "./notify.ts";

type ProductNotice = Pick<Notice, "to" | "type" | "message" | "targetUrl" | "about">;

/**
 * Notifies many members of what comes from the product itself, without mails, in a few statements. The caller knows
 * that they stay and that they were not notified of it before.
 */
export async function notifyAll(
  ctx: Pick<NotifyContext, "live" | "now">,
  tx: Tx,
  notices: readonly ProductNotice[],
): Promise<void> {
  if (notices.length === 0) return;
  await tx.insert(notifications).values(
    notices.map(({ to, type, message, targetUrl, about }) => ({
      id: newId(ctx.now.getTime()),
      recipientId: to,
      type,
      message: messageText(message, type),
      targetUrl: targetPath(targetUrl),
      about,
      createdAt: ctx.now,
    })),
  );
  const recipients = [...new Set(notices.map(({ to }) => to))];
  for (const [memberId, unreadCount] of await countUnreadOf(tx, recipients))
    await ctx.live.publish(tx, memberId, NOTIFICATION_EVENT, { unreadCount } satisfies NotificationEvent);
}
