import { asc, eq, or } from "drizzle-orm";
import type { AccountPart } from "../../registry/account-part.ts";
import { notificationChoices, notifications } from "./notifications.table.ts";

export const notificationsPart: AccountPart = {
  kinds: {
    notifications: (db, memberId) =>
      db
        .select({
          id: notifications.id,
          type: notifications.type,
          message: notifications.message,
          targetUrl: notifications.targetUrl,
          isRead: notifications.isRead,
          createdAt: notifications.createdAt,
        })
        .from(notifications)
        .where(eq(notifications.recipientId, memberId))
        .orderBy(asc(notifications.id)),
    "notification-settings": (db, memberId) =>
      db
        .select({ type: notificationChoices.type, email: notificationChoices.email })
        .from(notificationChoices)
        .where(eq(notificationChoices.memberId, memberId)),
  },
  async erase(_ctx, tx, memberId) {
    // Also those that the member caused: their texts contain the member's name.
    await tx
      .delete(notifications)
      .where(or(eq(notifications.recipientId, memberId), eq(notifications.senderId, memberId)));
    await tx.delete(notificationChoices).where(eq(notificationChoices.memberId, memberId));
  },
};
