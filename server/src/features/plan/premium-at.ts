import { and, eq, exists, gt, lte, max, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { QueryBuilder, alias } from "drizzle-orm/pg-core";
import type { Moment } from "../../platform/columns.ts";
import { premiumPeriods } from "./plan.table.ts";

// Conditions about the plan for other rooms' queries. The member is one of their columns, or an id.
type MemberId = SQLWrapper | string;

const period = alias(premiumPeriods, "period");
const query = new QueryBuilder();

const livesAt = (member: MemberId, now: Moment) =>
  and(eq(period.memberId, member), lte(period.startsAt, now), gt(period.endsAt, now));

/** The member has the plan at this time. */
export const premiumAt = (member: MemberId, now: Moment): SQL<boolean> =>
  exists(
    query
      .select({ one: sql`1` })
      .from(period)
      .where(livesAt(member, now)),
  ) as SQL<boolean>;

/**
 * The same, or null, looked up row by row, for a query with few rows. PostgreSQL may evaluate `exists` by hashing all
 * plans, which grows with the members. Periods of a member do not overlap, so of those that have not ended only the first
 * can have begun; asking the index for its beginning too would take a third longer.
 */
export const premiumLookupAt = (member: MemberId, now: Moment): SQL<boolean | null> => {
  const began = query
    .select({ at: period.startsAt })
    .from(period)
    .where(and(eq(period.memberId, member), gt(period.endsAt, now)))
    .orderBy(period.endsAt)
    .limit(1);
  return sql<boolean | null>`(${lte(sql`${began}`, sql.param(now, premiumPeriods.startsAt))})`;
};

/** The latest end of the member's periods that have begun; null without one. */
export const premiumUntil = (member: MemberId, now: Moment): SQL<Date | null> => {
  const begun = and(eq(period.memberId, member), lte(period.startsAt, now));
  const last = query
    .select({ until: max(period.endsAt) })
    .from(period)
    .where(begun);
  return sql`${last}`.mapWith(premiumPeriods.endsAt);
};
