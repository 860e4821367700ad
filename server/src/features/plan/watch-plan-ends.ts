import { and, asc, gt, isNull, lte, or } from "drizzle-orm";
import { PLAN_REMINDER_DAYS } from "@cardplaza/contract/plan/payment-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../context.ts";
import type { Job } from "../../platform/jobs.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { closePeriod, closePeriodJob } from "./close-period.ts";
import { premiumPeriods } from "./plan.table.ts";
import { remindOfEnd } from "./remind-of-end.ts";

/** A little longer than the time to the next run. */
const SOON_MS = 75_000;
const AT_ONCE = 500;

/**
 * Every minute: closes ended periods, schedules those that end before the next run, reminds of those that
 * end soon.
 */
export async function watchPlanEnds(ctx: JobContext): Promise<void> {
  const { db, now } = ctx;
  const soon = new Date(now.getTime() + SOON_MS);
  for (const { id, endsAt } of await openPeriods(ctx, lte(premiumPeriods.endsAt, soon))) {
    if (endsAt <= now) await closePeriod(ctx, id);
    // Exactly at the end, not up to a minute later, because a public card must not show premium content after
    // it.
    else
      await inTransaction(db, (tx) =>
        ctx.jobs.enqueue(tx, closePeriodJob, { periodId: id }, { startAfter: endsAt, singletonKey: id }),
      );
  }
  const unreminded = PLAN_REMINDER_DAYS.map((days) =>
    and(
      lte(premiumPeriods.endsAt, new Date(now.getTime() + days * DAY_MS)),
      or(isNull(premiumPeriods.remindedDays), gt(premiumPeriods.remindedDays, days)),
    ),
  );
  for (const { id } of await openPeriods(ctx, and(gt(premiumPeriods.endsAt, now), or(...unreminded))))
    await remindOfEnd(ctx, id);
}

const openPeriods = ({ db }: JobContext, which: ReturnType<typeof and>) =>
  db
    .select({ id: premiumPeriods.id, endsAt: premiumPeriods.endsAt })
    .from(premiumPeriods)
    .where(and(isNull(premiumPeriods.closedAt), which))
    .orderBy(asc(premiumPeriods.endsAt))
    .limit(AT_ONCE);

export const watchPlanEndsJob: Job<JobContext, object> = {
  name: "watch-plan-ends",
  schedule: "* * * * *",
  run: watchPlanEnds,
};
