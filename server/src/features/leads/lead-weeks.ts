import { and, eq, gte, sql } from "drizzle-orm";
import { LEAD_WEEKS } from "@cardplaza/contract/leads/lead-words";
import { DAY_MS, INDIA_OFFSET_MS, dateInIndia } from "@cardplaza/contract/time";
import type { Db } from "../../platform/database.ts";
import { firstIdAt } from "../../platform/ids.ts";
import { inSight } from "./lead-queries.ts";
import { leads } from "./leads.table.ts";

const WEEK_MS = 7 * DAY_MS;
/** The first Monday after 1970 began, at midnight in India. */
const A_MONDAY = 4 * DAY_MS - INDIA_OFFSET_MS;

/** The last weeks, oldest first, Monday to Sunday in India, including weeks without leads. */
export async function countLeadsByWeek(db: Db, ownerId: string, now: Date) {
  const thisWeek = now.getTime() - ((now.getTime() - A_MONDAY) % WEEK_MS);
  const first = thisWeek - (LEAD_WEEKS - 1) * WEEK_MS;
  const week = sql<number>`floor((extract(epoch from ${leads.createdAt}) * 1000 - ${first}::bigint) / ${WEEK_MS}::bigint)::int`;
  const rows = await db
    .select({ week, count: sql<number>`count(*)::int` })
    .from(leads)
    .where(and(eq(leads.ownerId, ownerId), gte(leads.id, firstIdAt(first)), inSight))
    .groupBy(sql`1`);
  const counts = new Map(rows.map((row) => [row.week, row.count]));
  return Array.from({ length: LEAD_WEEKS }, (_, index) => ({
    from: dateInIndia(new Date(first + index * WEEK_MS)),
    leads: counts.get(index) ?? 0,
  }));
}
