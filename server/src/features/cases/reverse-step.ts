import { and, eq, isNull } from "drizzle-orm";
import { CASE_CLOCK_MS, CASE_TEXT, type CaseStep } from "@cardplaza/contract/cases/case-words";
import type { AdminContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { conflict, invalid, wrongState } from "../../platform/refusals.ts";
import { endMeasureOf } from "../accounts/measures/restore.ts";
import { addStep } from "./add-step.ts";
import { cases, caseSteps, type CaseRow, type CaseStepRow } from "./cases.table.ts";
import type { Work } from "./decide-case.ts";
import { decideAs } from "./decide-on-content.ts";
import { isReversible } from "./reversible.ts";
import { setCase } from "./set-case.ts";

/** Takes a decision back. The history keeps both. */
export async function reverseStep(ctx: AdminContext, tx: Tx, work: Work): Promise<void> {
  const { row, given } = work;
  if (!given.stepId) throw invalid({ stepId: CASE_TEXT.stepNeeded });
  const isThis = and(eq(caseSteps.id, given.stepId), eq(caseSteps.caseId, row.id));
  const [step] = await tx.select().from(caseSteps).where(isThis);
  if (!step || !isReversible(ctx, row, step)) throw wrongState(CASE_TEXT.notReversible);
  await reverse(ctx, tx, work, step);
  await addStep(ctx, tx, row.id, { step: "reverse", reason: given.reason, note: given.note });
  if (REOPENS.includes(step.step)) await requireNoOther(tx, row);
  await setCase(ctx, tx, row, REOPENS.includes(step.step) ? reopened(ctx, row) : {});
}

/** Undoes the effect of one step; its own, or those that an appeal was granted against. */
export async function reverse(ctx: AdminContext, tx: Tx, { row, record, given }: Work, step: CaseStepRow) {
  const kind = ctx.registry.caseKind(row.kind);
  const { reason } = given;
  if (SHOWN_AGAIN.includes(step.step))
    await decideAs(ctx, tx, { row, kind, meaning: "show", reason, record });
  if (step.step === "label") await decideAs(ctx, tx, { row, kind, meaning: "unlabel", reason, record });
  const measure = step.step === "strike" ? "strike" : step.step === "warn" ? "warning" : undefined;
  if (measure && row.memberId) await endMeasureOf(tx, row.memberId, { kind: measure, at: step.at }, ctx.now);
  await tx
    .update(caseSteps)
    .set({ reversedAt: ctx.now })
    .where(and(eq(caseSteps.id, step.id), isNull(caseSteps.reversedAt)));
}

const SHOWN_AGAIN: readonly CaseStep[] = ["hide", "suspend", "send_back"];
/** Without them, somebody must decide again. */
const REOPENS: readonly CaseStep[] = ["keep", "refuse"];

async function requireNoOther(tx: Tx, { kind, targetId }: CaseRow): Promise<void> {
  const isOther = and(eq(cases.kind, kind), eq(cases.targetId, targetId), eq(cases.status, "open"));
  if ((await tx.$count(cases, isOther)) > 0) throw conflict(CASE_TEXT.otherOpen);
}

const reopened = ({ now }: AdminContext, row: CaseRow) => ({
  status: "open" as const,
  dueAt: new Date(now.getTime() + CASE_CLOCK_MS[row.class]),
});
