import { and, countDistinct, eq, gt } from "drizzle-orm";
import type { Db } from "../../platform/database.ts";
import { reports } from "./moderation.table.ts";

export async function isReported(db: Db, targetType: string, targetId: string): Promise<boolean> {
  const [report] = await db
    .select({ id: reports.id })
    .from(reports)
    .where(and(eq(reports.targetType, targetType), eq(reports.targetId, targetId)))
    .limit(1);
  return report !== undefined;
}

/** How many different members reported it after this time. */
export async function countReporters(
  db: Db,
  targetType: string,
  targetId: string,
  since: Date | null,
): Promise<number> {
  const [found] = await db
    .select({ count: countDistinct(reports.reporterId) })
    .from(reports)
    .where(
      and(
        eq(reports.targetType, targetType),
        eq(reports.targetId, targetId),
        since ? gt(reports.createdAt, since) : undefined,
      ),
    );
  return found?.count ?? 0;
}
