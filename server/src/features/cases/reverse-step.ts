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
import { tellAuthor } from "./tell-author.ts";

/** Takes a decision back: first its effect, in whatever it was about. */
export async function undoStep(ctx: AdminContext, tx: Tx, work: Work): Promise<void> {
  const { row, given } = work;
  if (!given.stepId) throw invalid({ stepId: CASE_TEXT.stepNeeded });
  const isThis = and(eq(caseSteps.id, given.stepId), eq(caseSteps.caseId, row.id));
  const [step] = await tx.select().from(caseSteps).where(isThis);
  if (!step || !isReversible(ctx, row, step)) throw wrongState(CASE_TEXT.notReversible);
  await reverse(ctx, tx, work, step);
}

/** Then in the history, which keeps both. */
export async function noteReversal(ctx: AdminContext, tx: Tx, { row, given }: Work): Promise<void> {
  const isThis = and(eq(caseSteps.id, given.stepId ?? ""), eq(caseSteps.caseId, row.id));
  const [step] = await tx.select().from(caseSteps).where(isThis);
  await addStep(ctx, tx, row.id, { step: "reverse", reason: given.reason, note: given.note });
  const isReopened = step !== undefined && REOPENS.includes(step.step);
  if (isReopened) await requireNoOther(tx, row);
  else await tellAuthor(ctx, tx, row, "granted", given.reason);
  await setCase(ctx, tx, row, isReopened ? reopened(ctx, row) : {});
}

/** Undoes the effect of one step; its own, or those that an appeal was granted against. */
export async function reverse(ctx: AdminContext, tx: Tx, { row, record, given }: Work, step: CaseStepRow) {
  const about = { row, kind: ctx.registry.caseKind(row.kind), reason: given.reason, record, isQuiet: true };
  if (SHOWN_AGAIN.includes(step.step)) await decideAs(ctx, tx, { ...about, meaning: "show" });
  if (step.step === "label") await decideAs(ctx, tx, { ...about, meaning: "unlabel" });
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
