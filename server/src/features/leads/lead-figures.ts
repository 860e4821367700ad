import { sql } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { one } from "../../platform/one.ts";
import type { LeadFigures, LeadPeriod } from "../../registry/lead-figures.ts";

/** Leads through the card, by day of the period from 1, and 0 for the period before; merged leads count once. */
async function countByDay(db: Db, cardId: string, period: LeadPeriod): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ day: number; count: number }>(sql`
    select width_bucket(created_at, ${asArray(period.starts)}::timestamptz[]) as day, count(*)::int as count
    from leads
    where card_id = ${cardId} and created_at >= ${period.before.toISOString()}::timestamptz
      and created_at < ${period.end.toISOString()}::timestamptz and merged_into_id is null
    group by day`);
  return new Map(rows.map(({ day, count }) => [day, count]));
}

/** How many people wrote in this period and in the one before; two messages of one person count once. */
async function countWriters(db: Db, cardId: string, period: LeadPeriod): Promise<[number, number]> {
  const start = sql`${period.starts[0]?.toISOString()}::timestamptz`;
  const writer = sql`coalesce(sender_id, address_hash, id)`;
  const { rows } = await db.execute<{ now: number; before: number }>(sql`
    select count(distinct ${writer}) filter (where created_at >= ${start})::int as now,
      count(distinct ${writer}) filter (where created_at < ${start})::int as before
    from leads
    where card_id = ${cardId} and created_at >= ${period.before.toISOString()}::timestamptz
      and created_at < ${period.end.toISOString()}::timestamptz and merged_into_id is null`);
  const { now, before } = one(rows);
  return [now, before];
}

const asArray = (times: Date[]) => `{${times.map((time) => time.toISOString()).join(",")}}`;

/** What a card's analytics show of its leads. */
export const leadFigures: LeadFigures = { countByDay, countWriters };
