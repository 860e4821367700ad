import { and, eq } from "drizzle-orm";
import type { Context } from "../../context.ts";
import { newId } from "../../platform/ids.ts";
import { reports } from "./moderation.table.ts";

/** Enough reports about one target; more would only fill the administrators' list. */
const MAX_REPORTS_PER_TARGET = 20;

interface Report {
  targetType: string;
  targetId: string;
  reason: string;
}

/** Saves a report by a member or a visitor. */
export async function saveReport({ db, member, now }: Context, report: Report): Promise<void> {
  const { targetType, targetId } = report;
  const same = and(eq(reports.targetType, targetType), eq(reports.targetId, targetId));
  if ((await db.$count(reports, same)) >= MAX_REPORTS_PER_TARGET) return;
  await db
    .insert(reports)
    .values({ ...report, id: newId(now.getTime()), reporterId: member?.id ?? null, createdAt: now });
}
