import { and, eq, gte, sql } from "drizzle-orm";
import { LEAD_WEEKS } from "@cardplaza/contract/leads/lead-words";
import type { Db } from "../../platform/database.ts";
import { idsFrom, inSight } from "./lead-queries.ts";
import { leads } from "./leads.table.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
const INDIA_MS = 5.5 * 60 * 60 * 1000;
/** The first Monday of our counting of time, at midnight in India. */
const A_MONDAY = 4 * DAY_MS - INDIA_MS;

/** The last weeks, oldest first, from Monday to Sunday in India; also those in which nobody wrote. */
export async function countLeadsByWeek(db: Db, ownerId: string, now: Date) {
  const thisWeek = now.getTime() - ((now.getTime() - A_MONDAY) % WEEK_MS);
  const first = thisWeek - (LEAD_WEEKS - 1) * WEEK_MS;
  const week = sql<number>`floor((extract(epoch from ${leads.createdAt}) * 1000 - ${first}::bigint) / ${WEEK_MS}::bigint)::int`;
  const rows = await db
    .select({ week, count: sql<number>`count(*)::int` })
    .from(leads)
    .where(and(eq(leads.ownerId, ownerId), gte(leads.id, idsFrom(first)), inSight))
    .groupBy(sql`1`);
  const counts = new Map(rows.map((row) => [row.week, row.count]));
  return Array.from({ length: LEAD_WEEKS }, (_, index) => ({
    from: new Date(first + index * WEEK_MS + INDIA_MS).toISOString().slice(0, 10),
    leads: counts.get(index) ?? 0,
  }));
}
