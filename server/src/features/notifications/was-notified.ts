import { and, eq, gte } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Db } from "../../platform/database.ts";
import { firstIdAt } from "../../platform/ids.ts";
import { notifications } from "./notifications.table.ts";
import type { Notice } from "./notify.ts";

const TWO_DAYS_MS = 2 * DAY_MS;

/**
 * Whether a notice about the same subject was sent in the last two days, which is enough for notices that name a day
 * in `about`; or since the given time.
 */
export async function wasNotified(
  db: Db,
  { to, type, about }: Pick<Notice, "to" | "type" | "about">,
  now: Date,
  since = new Date(now.getTime() - TWO_DAYS_MS),
): Promise<boolean> {
  const same = and(
    eq(notifications.recipientId, to),
    gte(notifications.id, firstIdAt(since)),
    eq(notifications.type, type),
    eq(notifications.about, about),
  );
  const [earlier] = await db.select({ id: notifications.id }).from(notifications).where(same).limit(1);
  return earlier !== undefined;
}
