import { asc, eq, or } from "drizzle-orm";
import type { AccountPart } from "../../registry/account-part.ts";
import { messageOf } from "./notification-text.ts";
import { notificationChoices, notificationKindChoices, notifications } from "./notifications.table.ts";

export const notificationsPart: AccountPart = {
  kinds: {
    notifications: async (db, memberId) => {
      const rows = await db
        .select()
        .from(notifications)
        .where(eq(notifications.recipientId, memberId))
        .orderBy(asc(notifications.id));
      return rows.map((row) => ({
        id: row.id,
        type: row.type,
        message: messageOf(row),
        targetUrl: row.targetUrl,
        isRead: row.isRead,
        createdAt: row.createdAt,
      }));
    },
    "notification-settings": async (db, memberId) => [
      ...(await db
        .select({ type: notificationChoices.type, email: notificationChoices.email })
        .from(notificationChoices)
        .where(eq(notificationChoices.memberId, memberId))),
      ...(await db
        .select({ kind: notificationKindChoices.kind, email: notificationKindChoices.email })
        .from(notificationKindChoices)
        .where(eq(notificationKindChoices.memberId, memberId))),
    ],
  },
  async erase(_ctx, tx, memberId) {
    // Also those that the member caused: their texts contain the member's name.
    await tx
      .delete(notifications)
      .where(or(eq(notifications.recipientId, memberId), eq(notifications.senderId, memberId)));
    await tx.delete(notificationChoices).where(eq(notificationChoices.memberId, memberId));
    await tx.delete(notificationKindChoices).where(eq(notificationKindChoices.memberId, memberId));
  },
};
