import { eq } from "drizzle-orm";
import type { JobContext } from "../../context.ts";
import type { Job } from "../../platform/jobs.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { changed } from "../../registry/changed.ts";
import { notify } from "../notifications/notify.ts";
import { isPremium } from "./plan-queries.ts";
import { premiumPeriods } from "./plan.table.ts";

/**
 * Handles the end of a period, once. Every read compares the end with its own time, so the plan ends by
 * itself. What is left is to invalidate the cached pages and to notify the member.
 */
export function closePeriod(ctx: JobContext, periodId: string): Promise<void> {
  return inTransaction(ctx.db, async (tx) => {
    const [period] = await tx
      .select()
      .from(premiumPeriods)
      .where(eq(premiumPeriods.id, periodId))
      .for("no key update");
    if (!period || period.closedAt || period.endsAt > ctx.now) return;
    await tx.update(premiumPeriods).set({ closedAt: ctx.now }).where(eq(premiumPeriods.id, periodId));
    if (await isPremium(tx, period.memberId, ctx.now)) return;
    await changed(ctx, tx, "member", [period.memberId]);
    await notify(ctx, tx, {
      to: period.memberId,
      news: "plan.ended",
      targetUrl: "/profile?tab=plan",
      about: `plan-ended:${period.memberId}`,
    });
  });
}

export const closePeriodJob: Job<JobContext, { periodId: string }> = {
  name: "close-period",
  run: (ctx, { periodId }) => closePeriod(ctx, periodId),
};
