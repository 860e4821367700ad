import { and, asc, eq, gt, lte, max } from "drizzle-orm";
import { RENEW_WITHIN_DAYS } from "@cardplaza/contract/plan/payment-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Db } from "../../platform/database.ts";
import { selectPlanned } from "../../platform/execute-planned.ts";
import { one } from "../../platform/one.ts";
import { premiumPeriods } from "./plan.table.ts";

/** A condition over periods: the plan runs at this time. */
export const isRunning = (now: Date) =>
  and(lte(premiumPeriods.startsAt, now), gt(premiumPeriods.endsAt, now));

export async function isPremium(db: Db, memberId: string, now: Date): Promise<boolean> {
  const [period] = await selectPlanned(db, (planned) =>
    planned
      .select({ id: premiumPeriods.id })
      .from(premiumPeriods)
      .where(and(eq(premiumPeriods.memberId, memberId), isRunning(now)))
      .limit(1),
  );
  return period !== undefined;
}

export interface PlanTime {
  since: Date;
  until: Date;
}

/** Start and end of the current plan including renewals; null without a plan. */
export async function findPlanTime(db: Db, memberId: string, now: Date): Promise<PlanTime | null> {
  const periods = await db
    .select({ startsAt: premiumPeriods.startsAt, endsAt: premiumPeriods.endsAt })
    .from(premiumPeriods)
    .where(eq(premiumPeriods.memberId, memberId))
    .orderBy(asc(premiumPeriods.startsAt));
  let found: PlanTime | null = null;
  for (const { startsAt, endsAt } of periods) {
    if (endsAt <= startsAt) continue;
    if (found && startsAt <= found.until) {
      if (endsAt > found.until) found.until = endsAt;
    } else if (!found || found.until <= now) {
      found = { since: startsAt, until: endsAt };
    }
  }
  return found && found.since <= now && found.until > now ? found : null;
}

/**
 * Start of the member's next period: after all that they have, even if the clocks of several servers differ.
 */
export async function nextStart(db: Db, memberId: string, now: Date): Promise<Date> {
  const found = one(
    await db
      .select({ last: max(premiumPeriods.endsAt) })
      .from(premiumPeriods)
      .where(eq(premiumPeriods.memberId, memberId)),
  );
  return found.last && found.last > now ? found.last : now;
}

/**
 * A member with the plan can buy the next year only near the end. Uses the end of the last period, because a
 * period that a parallel call has just created starts a moment after this call's time.
 */
export async function canBuy(db: Db, memberId: string, now: Date): Promise<boolean> {
  const end = await nextStart(db, memberId, now);
  return end.getTime() - now.getTime() <= RENEW_WITHIN_DAYS * DAY_MS;
}

/** When the last of a member's periods ends or ended; null without any. */
export async function lastPlanEnd(db: Db, memberId: string): Promise<Date | null> {
  const row = one(
    await db
      .select({ endsAt: max(premiumPeriods.endsAt) })
      .from(premiumPeriods)
      .where(eq(premiumPeriods.memberId, memberId)),
  );
  return row.endsAt;
}
