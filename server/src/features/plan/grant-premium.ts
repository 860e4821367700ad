import { and, desc, eq, gt, isNull } from "drizzle-orm";
import { DAY_MS } from "@cardplaza/contract/time";
import type { AdminContext } from "../../context.ts";
import type { Db, Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { changed } from "../../registry/changed.ts";
import { notify } from "../notifications/notify.ts";
import { cutRest } from "./cut-period.ts";
import { isPremium, nextStart } from "./plan-queries.ts";
import { premiumPeriods } from "./plan.table.ts";

/** Gives the plan for some days, after what the member has already. */
export async function grantPremium(ctx: AdminContext, tx: Tx, memberId: string, days: number): Promise<void> {
  const { now } = ctx;
  const startsAt = await nextStart(tx, memberId, now);
  const endsAt = new Date(startsAt.getTime() + days * DAY_MS);
  const id = newId(now.getTime());
  await tx.insert(premiumPeriods).values({ id, memberId, startsAt, endsAt });
  await notify(ctx, tx, {
    to: memberId,
    news: "plan.granted",
    with: { until: endsAt.toISOString() },
    targetUrl: "/profile?tab=plan",
    about: `period:${id}`,
  });
  await changed(ctx, tx, "member", [memberId]);
}

/** In a query over periods: given by an administrator, and not over. */
const granted = (memberId: string, now: Date) =>
  and(
    eq(premiumPeriods.memberId, memberId),
    isNull(premiumPeriods.paymentId),
    gt(premiumPeriods.endsAt, now),
  );

export async function hasGrantedPremium(db: Db, memberId: string, now: Date): Promise<boolean> {
  return (await db.$count(premiumPeriods, granted(memberId, now))) > 0;
}

/** Ends what was granted. What was paid for stays. */
export async function endGrantedPremium(ctx: AdminContext, tx: Tx, memberId: string): Promise<void> {
  const { now } = ctx;
  const periods = await tx
    .select()
    .from(premiumPeriods)
    .where(granted(memberId, now))
    // From the last, because later ones move up.
    .orderBy(desc(premiumPeriods.startsAt))
    .for("no key update");
  for (const period of periods) await cutRest(tx, period, now);
  if (!(await isPremium(tx, memberId, now)))
    await notify(ctx, tx, {
      to: memberId,
      news: "plan.ended",
      targetUrl: "/profile?tab=plan",
      about: `granted:${memberId}:${now.toISOString()}`,
    });
  await changed(ctx, tx, "member", [memberId]);
}
