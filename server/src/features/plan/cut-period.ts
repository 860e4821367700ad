import { and, eq, gte, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database.ts";
import { premiumPeriods } from "./plan.table.ts";

type Period = typeof premiumPeriods.$inferSelect;

/** Removes the rest of the period that a payment bought. Later periods move up. */
export async function cutPeriod(tx: Tx, paymentId: string, now: Date): Promise<void> {
  const [period] = await tx
    .select()
    .from(premiumPeriods)
    .where(eq(premiumPeriods.paymentId, paymentId))
    .for("no key update");
  if (period) await cutRest(tx, period, now);
}

/** Of a locked period. */
export async function cutRest(tx: Tx, period: Period, now: Date): Promise<void> {
  if (period.endsAt <= now) return;
  const endsAt = period.startsAt > now ? period.startsAt : now;
  const cutMs = period.endsAt.getTime() - endsAt.getTime();
  await tx.update(premiumPeriods).set({ endsAt, closedAt: now }).where(eq(premiumPeriods.id, period.id));
  const earlier = sql`${cutMs} * interval '1 millisecond'`;
  await tx
    .update(premiumPeriods)
    .set({
      startsAt: sql`${premiumPeriods.startsAt} - ${earlier}`,
      endsAt: sql`${premiumPeriods.endsAt} - ${earlier}`,
    })
    .where(and(eq(premiumPeriods.memberId, period.memberId), gte(premiumPeriods.startsAt, period.endsAt)));
}
