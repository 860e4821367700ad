import { and, asc, gt } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { isRunning } from "./plan-queries.ts";
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
    .where(and(gt(premiumPeriods.memberId, after), isRunning(now)))
    .orderBy(asc(premiumPeriods.memberId))
    .limit(limit);
  return rows.map(({ id }) => id);
}
