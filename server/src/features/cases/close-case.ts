import { and, asc, eq, isNull } from "drizzle-orm";
import type { ReportOutcome } from "@cardplaza/contract/cases/case-news";
import type { CaseStep } from "@cardplaza/contract/cases/case-words";
import type { AdminContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { one } from "../../platform/one.ts";
import { nextVersion } from "../../platform/stale-edits.ts";
import { dismissReports } from "../moderation/dismiss-reports.ts";
import { cases, caseSteps, type CaseRow } from "./cases.table.ts";
import { tellReporters } from "./tell-reporters.ts";

const OUTCOME: Partial<Record<CaseStep, ReportOutcome>> = {
  keep: "kept",
  refuse: "kept",
  show: "kept",
  label: "labelled",
  hide: "removed",
  delete: "removed",
  send_back: "removed",
  suspend: "removed",
};

/** Ends a locked case: its clock stops, and those who reported it hear what became of it. */
export async function closeCase(ctx: AdminContext, tx: Tx, row: CaseRow): Promise<CaseRow> {
  const { now } = ctx;
  const steps = await tx
    .select({ step: caseSteps.step })
    .from(caseSteps)
    .where(and(eq(caseSteps.caseId, row.id), isNull(caseSteps.reversedAt)))
    .orderBy(asc(caseSteps.id));
  const decisive = steps.map(({ step }) => step).findLast((step) => OUTCOME[step]);
  const outcome = (decisive && OUTCOME[decisive]) ?? "kept";
  // A wrong report counts against who made it; one in good faith does not.
  if (decisive === "refuse" || decisive === "show") await dismissReports(tx, row.kind, row.targetId, now);
  const closed = one(
    await tx
      .update(cases)
      .set({
        status: "closed",
        closedAt: now,
        acknowledgedAt: row.acknowledgedAt ?? now,
        dueAt: null,
        takenBy: null,
        takenUntil: null,
        ...nextVersion(row, now),
      })
      .where(eq(cases.id, row.id))
      .returning(),
  );
  await tellReporters(ctx, tx, row, outcome);
  return closed;
}
