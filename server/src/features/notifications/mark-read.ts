import { and, eq, sql } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import { notFound } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { findNotificationOf } from "./notification-queries.ts";
import { notifications } from "./notifications.table.ts";
import { publishUnreadCount } from "./publish-unread-count.ts";

export function markRead(ctx: MemberContext, id: string) {
  return inTransaction(ctx.db, async (tx) => {
    const changed = await tx
      .update(notifications)
      .set({ isRead: true })
      .where(
        and(
          eq(notifications.id, id),
          eq(notifications.recipientId, ctx.member.id),
          sql`not ${notifications.isRead}`,
        ),
      )
      .returning({ id: notifications.id });
    const found = await findNotificationOf(tx, ctx.member.id, id);
    if (!found) throw notFound();
    if (changed.length > 0) await publishUnreadCount(ctx, tx, ctx.member.id);
    return found;
  });
}
