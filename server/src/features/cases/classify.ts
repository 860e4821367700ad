import { CASE_CLOCK_MS, CASE_TEXT } from "@cardplaza/contract/cases/case-words";
import type { AdminContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { invalid } from "../../platform/refusals.ts";
import { addStep } from "./add-step.ts";
import type { Work } from "./decide-case.ts";
import { setCase } from "./set-case.ts";

/** Another class has another clock, which runs since the case was opened. */
export async function classify(ctx: AdminContext, tx: Tx, { row, given }: Work): Promise<void> {
  const { class: chosen, note } = given;
  if (!chosen) throw invalid({ class: CASE_TEXT.classNeeded });
  const dueAt = new Date(row.openedAt.getTime() + CASE_CLOCK_MS[chosen]);
  await addStep(ctx, tx, row.id, { step: "classify", reason: `${row.class} → ${chosen}`, note });
  await setCase(ctx, tx, row, { class: chosen, dueAt });
}
