import { and, desc, eq, getTableColumns, gte, sql } from "drizzle-orm";
import { newsKind } from "@cardplaza/contract/news";
import {
  NOTIFICATION_GROWS_SECONDS,
  NOTIFICATION_REPEAT_SECONDS,
} from "@cardplaza/contract/notifications/notification-words";
import { takeTurns } from "../../platform/advisory-locks.ts";
import type { Tx } from "../../platform/database.ts";
import { firstIdAt } from "../../platform/ids.ts";
import type { Notice, NotifyContext } from "./notice.ts";
import { notifications, type NotificationRow } from "./notifications.table.ts";

/**
 * What was sent about the same subjects a short time ago. The locks make a parallel notice about the same subject
 * wait, so that it then finds this one.
 */
export async function findEarlier(
  { now }: NotifyContext,
  tx: Tx,
  notices: readonly Notice[],
): Promise<ReadonlyMap<Notice, NotificationRow>> {
  const typeOf = ({ news }: Notice) => newsKind(news).type;
  await takeTurns(
    tx,
    "notice",
    notices.map((notice) => `${typeOf(notice)} ${notice.about}`),
  );
  const since = ({ grows }: Notice) =>
    firstIdAt(now.getTime() - (grows ? NOTIFICATION_GROWS_SECONDS : NOTIFICATION_REPEAT_SECONDS) * 1000);
  const list = (value: (notice: Notice) => string) => sql`${sql.param(notices.map(value))}::text[]`;
  const same = sql`unnest(${list(({ to }) => to)}, ${list(typeOf)}, ${list(({ about }) => about)},
    ${list(since)}) with ordinality as same(recipient, type, about, since, place)`;
  const rows = await tx
    .selectDistinctOn([sql`same.place`], {
      place: sql<string>`same.place`,
      row: getTableColumns(notifications),
    })
    .from(notifications)
    .innerJoin(
      same,
      and(
        eq(notifications.recipientId, sql`same.recipient`),
        gte(notifications.id, sql`same.since`),
        eq(notifications.type, sql`same.type`),
        eq(notifications.about, sql`same.about`),
      ),
    )
    .orderBy(sql`same.place`, desc(notifications.id));
  return new Map(rows.map(({ place, row }) => [notices[Number(place) - 1]!, row]));
}
