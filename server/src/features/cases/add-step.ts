import type { CaseStep } from "@cardplaza/contract/cases/case-words";
import type { Context } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { caseSteps } from "./cases.table.ts";

interface NewStep {
  step: CaseStep;
  reason?: string;
  note?: string;
}

/** Adds to the history of a case what the administrator, or else the member, of this call did. */
export async function addStep(
  { now, admin }: Pick<Context, "now" | "admin">,
  tx: Tx,
  caseId: string,
  { step, reason = "", note = "" }: NewStep,
): Promise<void> {
  await tx
    .insert(caseSteps)
    .values({ id: newId(now.getTime()), caseId, at: now, adminId: admin?.id ?? null, step, reason, note });
}
