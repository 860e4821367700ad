import { and, eq } from "drizzle-orm";
import { ApiResponse } from "@cardplaza/contract/endpoint";
import type { MemberContext } from "../../context.ts";
import { newId } from "../../platform/ids.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { reports } from "./moderation.table.ts";
import { networkHashOf } from "./report-networks.ts";

interface Report {
  reason: string;
  details?: string;
}

/** A member sends a report to the administrators. Returns 201, or 200 if they have reported it before. */
export function submitReport(
  ctx: MemberContext,
  targetType: string,
  targetId: string,
  { reason, details }: Report,
) {
  const { member, now } = ctx;
  return inTransaction(ctx.db, async (tx) => {
    const target = ctx.registry.reportTarget(targetType);
    await target.requireReportable(ctx, tx, targetId);
    const same = and(
      eq(reports.reporterId, member.id),
      eq(reports.targetType, targetType),
      eq(reports.targetId, targetId),
    );
    const isNew = (await tx.$count(reports, same)) === 0;
    if (isNew) {
      const about = { id: newId(now.getTime()), reporterId: member.id, targetType, targetId };
      const networkHash = await networkHashOf(ctx, tx);
      await tx.insert(reports).values({ ...about, reason, details, networkHash, createdAt: now });
      await target.onReported?.(ctx, tx, targetId);
      await ctx.registry.noteReport(ctx, tx, { type: targetType, id: targetId, reason });
    }
    return new ApiResponse({ reported: true as const }, { status: isNew ? 201 : 200 });
  });
}
