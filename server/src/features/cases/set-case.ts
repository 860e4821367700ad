import { eq } from "drizzle-orm";
import { CASE_TAKEN_MS } from "@cardplaza/contract/cases/case-words";
import type { AdminContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { nextVersion } from "../../platform/stale-edits.ts";
import { cases, type CaseRow } from "./cases.table.ts";

/** The administrator who works on a case has it for the next minutes. */
export async function setCase(
  { now, admin }: AdminContext,
  tx: Tx,
  row: CaseRow,
  values: Partial<CaseRow>,
): Promise<void> {
  const taken =
    row.status !== "closed" ? { takenBy: admin.id, takenUntil: new Date(now.getTime() + CASE_TAKEN_MS) } : {};
  await tx
    .update(cases)
    .set({ acknowledgedAt: row.acknowledgedAt ?? now, ...taken, ...values, ...nextVersion(row, now) })
    .where(eq(cases.id, row.id));
}
