import { asc, eq, or } from "drizzle-orm";
import type { AccountPart } from "../../registry/account-part.ts";
import { messageOf } from "./notification-text.ts";
import {
  notificationChoices,
  notificationKindChoices,
  notificationPreferences,
  notifications,
  smsNotices,
} from "./notifications.table.ts";

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
        .select({
          kind: notificationKindChoices.kind,
          email: notificationKindChoices.email,
          push: notificationKindChoices.push,
          sms: notificationKindChoices.sms,
        })
        .from(notificationKindChoices)
        .where(eq(notificationKindChoices.memberId, memberId))),
      ...(await db
        .select({
          quietFrom: notificationPreferences.quietFrom,
          quietTo: notificationPreferences.quietTo,
          quietZone: notificationPreferences.quietZone,
          lockScreenText: notificationPreferences.lockScreenText,
        })
        .from(notificationPreferences)
        .where(eq(notificationPreferences.memberId, memberId))),
    ],
  },
  async erase(_ctx, tx, memberId) {
    // Also those that the member caused: their texts contain the member's name.
    await tx
      .delete(notifications)
      .where(or(eq(notifications.recipientId, memberId), eq(notifications.senderId, memberId)));
    for (const table of [notificationChoices, notificationKindChoices, notificationPreferences, smsNotices]) {
      await tx.delete(table).where(eq(table.memberId, memberId));
    }
  },
};
