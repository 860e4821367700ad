import { CASE_TEXT, type CaseAction } from "@cardplaza/contract/cases/case-words";
import type { AdminContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { notFound, wrongState } from "../../platform/refusals.ts";
import type { CaseMeaning } from "../../registry/moderated.ts";
import type { ModeratedCases } from "../../registry/registry.ts";
import type { CaseRow } from "./cases.table.ts";
import type { Work } from "./decide-case.ts";
import { findSubject } from "./find-subjects.ts";

/** Does to the content what was decided. Keeping shows it, if it waits. */
export async function decideOnContent(
  ctx: AdminContext,
  tx: Tx,
  { row, given: { action, reason }, record }: Work,
): Promise<void> {
  const kind = ctx.registry.caseKind(row.kind);
  if (action === "keep" || action === "refuse") {
    const subject = await findSubject(ctx, tx, row.kind, row.targetId);
    if (subject?.state === "waiting")
      await decideAs(ctx, tx, { row, kind, meaning: "approve", reason, record });
    return;
  }
  await decideAs(ctx, tx, { row, kind, meaning: action as CaseMeaning, reason, record });
}

/** Beside what a case notes: to show what waits, and to take a label away. */
type Meaning = CaseMeaning | "approve" | "unlabel";

interface Wanted {
  row: CaseRow;
  kind: ModeratedCases | undefined;
  meaning: Meaning;
  reason: string | undefined;
  record: Work["record"];
  isQuiet?: boolean;
}

/** By the kind's own decision, which also notifies its author. */
export async function decideAs(
  ctx: AdminContext,
  tx: Tx,
  { row, kind, meaning, reason, record, isQuiet }: Wanted,
): Promise<void> {
  const action = kind && actionFor(kind, meaning);
  if (!kind || !action) throw wrongState(CASE_TEXT.notPossible);
  const id = kind.cases.decidedBy ? await kind.cases.decidedBy(tx, row.targetId) : row.targetId;
  if (!id) throw notFound(CASE_TEXT.gone);
  // Its actions are known only at run time.
  const decision = { action: action as never, reason, caseId: row.id, isQuiet };
  await kind.decideIn(ctx, tx, record, id, decision);
}

/** The kind's own name of what is decided. */
function actionFor({ cases }: ModeratedCases, meaning: Meaning): string | undefined {
  const { meanings, approve, unlabel } = cases;
  if (meaning === "unlabel") return unlabel;
  if (meaning === "approve" && approve) return approve;
  const wanted = meaning === "approve" ? "show" : meaning;
  return Object.keys(meanings).find((each) => meanings[each] === wanted);
}

/** What can be decided in a case about this kind, in what state it may be. */
export function contentDecisionsOf(kind: ModeratedCases | undefined): CaseAction[] {
  if (!kind || kind.cases.isDecidedElsewhere) return ["keep"];
  const possible = (["label", "send_back", "hide", "delete"] as const).filter((each) =>
    actionFor(kind, each),
  );
  return ["keep", ...possible];
}
