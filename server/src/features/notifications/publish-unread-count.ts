import {
  NOTIFICATION_EVENT,
  type NotificationEvent,
} from "@cardplaza/contract/notifications/notification-words";
import type { Services } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { countUnread } from "./notification-queries.ts";

/** Updates the badge on every open page of the member. */
export async function publishUnreadCount(
  ctx: Pick<Services, "live">,
  tx: Tx,
  memberId: string,
): Promise<number> {
  const unreadCount = await countUnread(tx, memberId);
  await ctx.live.publish(tx, memberId, NOTIFICATION_EVENT, { unreadCount } satisfies NotificationEvent);
  return unreadCount;
}
