import { and, eq } from "drizzle-orm";
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
