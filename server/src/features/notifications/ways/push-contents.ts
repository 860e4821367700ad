import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isNews, pushLineOf } from "@cardplaza/contract/news";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { PushContent, ReadPushContents } from "../../../registry/push-content.ts";
import { members } from "../../accounts/accounts.table.ts";
import { stays } from "../../accounts/member-conditions.ts";
import { shownMessage } from "../notification-queries.ts";
import { notificationPreferences, notifications } from "../notifications.table.ts";
import { preferencesOf } from "./preferences.ts";
import { quietUntil } from "./quiet-hours.ts";
import { chosenWays, wantsPush } from "./way-choices.ts";

const sender = alias(members, "sender");

/** What a push says is read when it is sent, so nothing is sent that was read, taken back or switched off meanwhile. */
export const readPushContents: ReadPushContents = async (db, all, now) => {
  if (all.length === 0) return [];
  const pair = sql`unnest(${sql.param(all.map(({ memberId }) => memberId))}::text[],
    ${sql.param(all.map(({ notificationId }) => notificationId))}::text[])
    with ordinality as pair(member, notification, place)`;
  const rows = await db
    .select({
      place: sql<string>`pair.place`,
      notification: getTableColumns(notifications),
      sender: { name: sender.name, isHidden: sender.isHidden, erasedAt: sender.erasedAt },
      preferences: getTableColumns(notificationPreferences),
      chosen: chosenWays(),
    })
    .from(members)
    .innerJoin(pair, eq(members.id, sql`pair.member`))
    .innerJoin(
      notifications,
      and(eq(notifications.recipientId, members.id), eq(notifications.id, sql`pair.notification`)),
    )
    .leftJoin(sender, eq(sender.id, notifications.senderId))
    .leftJoin(notificationPreferences, eq(notificationPreferences.memberId, members.id))
    .where(and(stays(), sql`not ${notifications.isRead}`));
  const contents = Array<PushContent>(all.length).fill(null);
  for (const { place, ...row } of rows) contents[Number(place) - 1] = contentOf(row, now);
  return contents;
};

interface Row {
  notification: typeof notifications.$inferSelect;
  sender: Parameters<typeof shownMessage>[1];
  preferences: typeof notificationPreferences.$inferSelect | null;
  chosen: ReturnType<typeof chosenWays>["_"]["type"];
}

function contentOf({ notification, sender: from, preferences, chosen }: Row, now: Date): PushContent {
  const { id, kind, targetUrl } = notification;
  if (kind === null || !isNews(kind) || !wantsPush(chosen, kind)) return null;
  const { quietHours, lockScreenText } = preferencesOf(preferences);
  const waitUntil = quietUntil(quietHours, now);
  if (waitUntil) return { waitUntil };
  const line = pushLineOf(kind);
  return {
    ...(lockScreenText
      ? { title: line, body: shownMessage(notification, from) }
      : { title: PRODUCT_NAME, body: line }),
    path: targetUrl,
    notificationId: id,
  };
}
