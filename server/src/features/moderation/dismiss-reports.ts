import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "../../platform/database.ts";
import { reports } from "./moderation.table.ts";

/** A moderator found nothing wrong with what was reported. */
export async function dismissReports(
  tx: Tx,
  targetType: string,
  targetId: string,
  dismissedAt: Date,
): Promise<void> {
  await tx
    .update(reports)
    .set({ dismissedAt })
    .where(
      and(eq(reports.targetType, targetType), eq(reports.targetId, targetId), isNull(reports.dismissedAt)),
    );
}
