import { and, asc, gt, lte } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { premiumPeriods } from "./plan.table.ts";

/** The next members with the plan after this one, in the order of their ids. */
export async function premiumMembersAfter(
  db: Db,
  after: string,
  { now, limit }: { now: Date; limit: number },
): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: premiumPeriods.memberId })
    .from(premiumPeriods)
    .where(
      and(
        gt(premiumPeriods.memberId, after),
        lte(premiumPeriods.startsAt, now),
        gt(premiumPeriods.endsAt, now),
      ),
    )
    .orderBy(asc(premiumPeriods.memberId))
    .limit(limit);
  return rows.map(({ id }) => id);
}
