import { and, eq } from "drizzle-orm";
import type { Context } from "../../context.ts";
import { newId } from "../../platform/ids.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { reports } from "./moderation.table.ts";

/** Enough reports about one target; more would only fill the administrators' list. */
const MAX_REPORTS_PER_TARGET = 20;

interface Report {
  targetType: string;
  targetId: string;
  reason: string;
}

/** Saves a report by a member or a visitor. */
export async function saveReport(ctx: Context, report: Report): Promise<void> {
  const { targetType, targetId, reason } = report;
  const same = and(eq(reports.targetType, targetType), eq(reports.targetId, targetId));
  if ((await ctx.db.$count(reports, same)) >= MAX_REPORTS_PER_TARGET) return;
  await inTransaction(ctx.db, async (tx) => {
    const about = { id: newId(ctx.now.getTime()), reporterId: ctx.member?.id ?? null, createdAt: ctx.now };
    await tx.insert(reports).values({ ...report, ...about });
    await ctx.registry.noteReport(ctx, tx, { type: targetType, id: targetId, reason });
  });
}
