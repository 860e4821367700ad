import { and, eq, sql } from "drizzle-orm";
import type { MemberContext } from "../../context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { notifications } from "./notifications.table.ts";
import { publishUnreadCount } from "./publish-unread-count.ts";

export function markAllRead(ctx: MemberContext) {
  return inTransaction(ctx.db, async (tx) => {
    await tx
      .update(notifications)
      .set({ isRead: true })
      .where(and(eq(notifications.recipientId, ctx.member.id), sql`not ${notifications.isRead}`));
    return { unreadCount: await publishUnreadCount(ctx, tx, ctx.member.id) };
  });
}
