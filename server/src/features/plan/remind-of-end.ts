import { eq } from "drizzle-orm";
import { PLAN_REMINDER_DAYS } from "@cardplaza/contract/plan/payment-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { JobContext } from "../../context.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { notify } from "../notifications/notify.ts";
import { findPlanTime } from "./plan-queries.ts";
import { premiumPeriods } from "./plan.table.ts";

/** The reminder that is due this long before the end. */
const reminderDue = (endsAt: Date, now: Date): number | undefined =>
  PLAN_REMINDER_DAYS.findLast((days) => endsAt.getTime() - now.getTime() <= days * DAY_MS);

/** Reminds a member that their plan ends, unless they have renewed it. */
export function remindOfEnd(ctx: JobContext, periodId: string): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const [period] = await tx
      .select()
      .from(premiumPeriods)
      .where(eq(premiumPeriods.id, periodId))
      .for("no key update");
    const days = period && reminderDue(period.endsAt, ctx.now);
    if (!period || days === undefined || (period.remindedDays ?? Infinity) <= days) return;
    await tx.update(premiumPeriods).set({ remindedDays: days }).where(eq(premiumPeriods.id, periodId));
    const time = await findPlanTime(tx, period.memberId, ctx.now);
    if (!time || time.until > period.endsAt) return;
    await notify(ctx, tx, {
      to: period.memberId,
      news: "plan.ending",
      with: { until: period.endsAt.toISOString() },
      targetUrl: "/profile?tab=plan",
      about: `plan:${periodId}:${days}`,
    });
  });
}
