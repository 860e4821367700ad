import { and, eq, gte, sql } from "drizzle-orm";
import { newsKind } from "@cardplaza/contract/news";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Db } from "../../platform/database.ts";
import { firstIdAt } from "../../platform/ids.ts";
import type { Notice } from "./notice.ts";
import { notifications } from "./notifications.table.ts";

const TWO_DAYS_MS = 2 * DAY_MS;

/** `wasNotified` for a set: those of these notices that were not sent in the last two days, read in one query. */
export async function notYetNotified<One extends Pick<Notice, "to" | "news" | "about">>(
  db: Db,
  notices: readonly One[],
  now: Date,
): Promise<One[]> {
  if (notices.length === 0) return [];
  const list = (value: (notice: One) => string) => sql`${sql.param(notices.map(value))}::text[]`;
  const same = sql`unnest(${list(({ to }) => to)}, ${list(({ news }) => newsKind(news).type)},
    ${list(({ about }) => about)}) with ordinality as same(recipient, type, about, place)`;
  const rows = await db
    .selectDistinct({ place: sql<string>`same.place` })
    .from(notifications)
    .innerJoin(
      same,
      and(
        eq(notifications.recipientId, sql`same.recipient`),
        gte(notifications.id, firstIdAt(now.getTime() - TWO_DAYS_MS)),
        eq(notifications.type, sql`same.type`),
        eq(notifications.about, sql`same.about`),
      ),
    );
  const sent = new Set(rows.map(({ place }) => Number(place) - 1));
  return notices.filter((_notice, at) => !sent.has(at));
}
