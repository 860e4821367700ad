import type { ReportOutcome } from "@cardplaza/contract/cases/case-news";
import type { AdminContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { listReportsOf } from "../moderation/report-queries.ts";
import { notifyAll } from "../notifications/notify-all.ts";
import type { CaseRow } from "./cases.table.ts";
import { nounOf } from "./find-subjects.ts";

/** In one sentence; never who decided, nor what else follows for the author. */
export async function tellReporters(
  ctx: AdminContext,
  tx: Tx,
  { id, kind, targetId, openedAt, closedAt }: CaseRow,
  outcome: ReportOutcome,
): Promise<void> {
  const reports = await listReportsOf(tx, { targetType: kind, targetId, from: openedAt, until: closedAt });
  const reporters = new Set(reports.flatMap(({ reporter }) => reporter?._id ?? []));
  await notifyAll(
    ctx,
    tx,
    [...reporters].map((to) => ({
      to,
      news: "report.outcome" as const,
      with: { what: nounOf(ctx, kind), outcome },
      targetUrl: "/notifications",
      about: `report-outcome:${id}:${outcome}`,
    })),
  );
}
