import { and, eq, gt, lte } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { premiumPeriods } from "./plan.table.ts";

export async function isPremium(db: Db, memberId: string, now: Date): Promise<boolean> {
  const [period] = await db
    .select({ id: premiumPeriods.id })
    .from(premiumPeriods)
    .where(
      and(
        eq(premiumPeriods.memberId, memberId),
        lte(premiumPeriods.startsAt, now),
        gt(premiumPeriods.endsAt, now),
      ),
    )
    .limit(1);
  return period !== undefined;
}
