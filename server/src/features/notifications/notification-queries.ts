import { and, count, desc, eq, inArray, lt, sql, type SQL } from "drizzle-orm";
import { FORMER_MEMBER_NAME } from "@cardplaza/contract/accounts/account-words";
import type { Notification } from "@cardplaza/contract/notifications/notifications";
import {
  NOTIFICATIONS_PER_PAGE,
  UNREAD_COUNTED_MAX,
} from "@cardplaza/contract/notifications/notification-words";
import type { z } from "zod";
import type { Db } from "../../platform/database.ts";
import { members, type Member } from "../accounts/accounts.table.ts";
import { messageOf } from "./notification-text.ts";
import { notifications } from "./notifications.table.ts";

type Presented = z.input<typeof Notification>;

interface Page {
  cursor?: string;
  unreadOnly: boolean;
}

/** A member's notifications, newest first. Ids are time-ordered: the last one is the next page's cursor. */
export async function listNotifications(db: Db, memberId: string, { cursor, unreadOnly }: Page) {
  const rows = await selectOf(
    db,
    memberId,
    and(
      cursor ? lt(notifications.id, cursor) : undefined,
      unreadOnly ? sql`not ${notifications.isRead}` : undefined,
    ),
  )
    .orderBy(desc(notifications.id))
    .limit(NOTIFICATIONS_PER_PAGE + 1);
  const shown = rows.slice(0, NOTIFICATIONS_PER_PAGE).map(present);
  const nextCursor = rows.length > shown.length ? (shown.at(-1)?._id ?? null) : null;
  return { notifications: shown, nextCursor };
}

export async function findNotificationOf(
  db: Db,
  memberId: string,
  id: string,
): Promise<Presented | undefined> {
  const [found] = await selectOf(db, memberId, eq(notifications.id, id));
  return found && present(found);
}

const present = ({
  kind,
  values,
  count: told,
  mailed,
  message,
  sender,
  ...row
}: Awaited<ReturnType<typeof selectOf>>[number]): Presented => ({
  ...row,
  message: shownMessage({ type: row.type, kind, values, count: told, mailed, message }, sender),
  senderId: sender && stillHere(sender) ? { _id: sender._id, name: sender.name } : null,
});

type Sender = Pick<Member, "name" | "isHidden" | "erasedAt">;
const stillHere = ({ isHidden, erasedAt }: Sender) => !isHidden && erasedAt === null;

/** The line of a notification. Of somebody who has left, the text still has the name. */
export function shownMessage(row: Parameters<typeof messageOf>[0], sender: Sender | null): string {
  const text = messageOf(row);
  return !sender || stillHere(sender) ? text : withoutName(text, sender.name);
}

const withoutName = (text: string, name: string) =>
  name === "" ? text : text.replaceAll(name, FORMER_MEMBER_NAME);

/** The number of unread notifications, up to the highest count that is shown. */
export async function countUnread(db: Db, memberId: string): Promise<number> {
  const unread = db
    .select({ one: sql`1` })
    .from(notifications)
    .where(and(eq(notifications.recipientId, memberId), sql`not ${notifications.isRead}`))
    .limit(UNREAD_COUNTED_MAX)
    .as("unread");
  const [counted] = await db.select({ count: sql<number>`count(*)::int` }).from(unread);
  return counted?.count ?? 0;
}

function selectOf(db: Db, memberId: string, further: SQL | undefined) {
  return db
    .select({
      _id: notifications.id,
      type: notifications.type,
      kind: notifications.kind,
      values: notifications.values,
      count: notifications.count,
      mailed: notifications.mailed,
      message: notifications.message,
      isRead: notifications.isRead,
      createdAt: notifications.createdAt,
      targetUrl: notifications.targetUrl,
      sender: {
        _id: members.id,
        name: members.name,
        isHidden: members.isHidden,
        erasedAt: members.erasedAt,
      },
    })
    .from(notifications)
    .leftJoin(members, eq(members.id, notifications.senderId))
    .where(and(eq(notifications.recipientId, memberId), further))
    .$dynamic();
}

/** The unread count of many members; those without unread notices are missing. */
export async function countUnreadOf(db: Db, memberIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .select({ memberId: notifications.recipientId, unread: count() })
    .from(notifications)
    .where(and(inArray(notifications.recipientId, [...memberIds]), sql`not ${notifications.isRead}`))
    .groupBy(notifications.recipientId);
  return new Map(rows.map(({ memberId, unread }) => [memberId, Math.min(unread, UNREAD_COUNTED_MAX)]));
}
