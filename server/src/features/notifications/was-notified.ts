import { and, eq, gte, inArray } from "drizzle-orm";
import { newsKind } from "@cardplaza/contract/news";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Db } from "../../platform/database.ts";
import { firstIdAt } from "../../platform/ids.ts";
import type { Notice } from "./notice.ts";
import { notifications } from "./notifications.table.ts";

const TWO_DAYS_MS = 2 * DAY_MS;

/**
 * Whether a notice about the same subject was sent in the last two days, which is enough for notices that name a day
 * in `about`; or since the given time.
 */
export async function wasNotified(
  db: Db,
  { to, news, about }: Pick<Notice, "to" | "news" | "about">,
  now: Date,
  since = new Date(now.getTime() - TWO_DAYS_MS),
): Promise<boolean> {
  return (await whoWasNotified(db, [to], { news, about }, since)).has(to);
}

/** The same for many members: returns those who were. */
export async function whoWasNotified(
  db: Db,
  memberIds: readonly string[],
  { news, about }: Pick<Notice, "news" | "about">,
  since: Date,
): Promise<ReadonlySet<string>> {
  const same = and(
    inArray(notifications.recipientId, [...memberIds]),
    gte(notifications.id, firstIdAt(since)),
    eq(notifications.type, newsKind(news).type),
    eq(notifications.about, about),
  );
  const rows = await db.selectDistinct({ id: notifications.recipientId }).from(notifications).where(same);
  return new Set(rows.map(({ id }) => id));
}
