import { and, eq } from "drizzle-orm";
import { CASE_TEXT } from "@cardplaza/contract/cases/case-words";
import type { AdminContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { forbidden, invalid } from "../../platform/refusals.ts";
import { addStep } from "./add-step.ts";
import { caseSteps } from "./cases.table.ts";
import type { Work } from "./decide-case.ts";

/** Adds a note, or changes one of the administrator's own. Anybody may write one, at any time. */
export async function saveNote(ctx: AdminContext, tx: Tx, { row, given }: Work): Promise<void> {
  const { note, stepId } = given;
  if (!note) throw invalid({ note: CASE_TEXT.noteNeeded });
  if (!stepId) return addStep(ctx, tx, row.id, { step: "note", note });
  const changed = await tx
    .update(caseSteps)
    .set({ note })
    .where(
      and(
        eq(caseSteps.id, stepId),
        eq(caseSteps.caseId, row.id),
        eq(caseSteps.step, "note"),
        eq(caseSteps.adminId, ctx.admin.id),
      ),
    )
    .returning();
  if (changed.length === 0) throw forbidden(CASE_TEXT.noteOfOthers);
}
