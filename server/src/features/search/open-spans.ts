import { sql, type SQL } from "drizzle-orm";
import { customType } from "drizzle-orm/pg-core";
import { INDIA_OFFSET_MS, MINUTE_MS } from "@cardplaza/contract/time";

/**
 * When a business is open, as `opening_spans` in the migration stores it: 3,000 minutes for each day of the
 * week, Monday first, and for each special day by its number since 1970. A day's hours may reach into the
 * next night; its last minute marks a special day, even a closed one.
 */
export const spans = customType<{ data: string }>({ dataType: () => "int4multirange" });

const DAY = 24 * 60;
const SPAN = 3_000;
const MARK = SPAN - 1;

/** Whether it is open at that time; null if it has no hours at all. */
export function isOpenIn(column: SQL, at: Date): SQL {
  const minutes = Math.floor((at.getTime() + INDIA_OFFSET_MS) / MINUTE_MS);
  const today = Math.floor(minutes / DAY);
  const now = minutes - today * DAY;
  const has = (day: number, minute: number) => sql`${column} @> ${day * SPAN + minute}::int`;
  // The first of January 1970 was a Thursday.
  const hasBegunOn = (day: number, minute: number) =>
    sql`case when ${has(day, MARK)} then ${has(day, minute)} else ${has((day + 3) % 7, minute)} end`;
  return sql`(${hasBegunOn(today, now)} or ${hasBegunOn(today - 1, now + DAY)})`;
}
