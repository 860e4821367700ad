import { and, eq, inArray, isNull } from "drizzle-orm";
import {
  CASE_TEXT,
  type CaseAction,
  type CaseClass,
  CONTENT_DECISIONS,
  type ContentDecision,
  isAgainst,
} from "@cardplaza/contract/cases/case-words";
import { AUDIT_TEXT } from "@cardplaza/contract/audit/audit-words";
import type { AdminContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { invalid, notFound, Refusal, wrongState } from "../../platform/refusals.ts";
import { asAdmin, type AdminAction } from "../audit/record-admin-action.ts";
import { addStep } from "./add-step.ts";
import { announceCases } from "./announce-cases.ts";
import { requireAnswerable, requireLatestCase, requireOpen, requireWorkable } from "./case-rules.ts";
import { cases, caseSteps, type CaseRow } from "./cases.table.ts";
import { closeCase } from "./close-case.ts";
import { decideOnContent } from "./decide-on-content.ts";
import { setCase } from "./set-case.ts";
import { answerAppeal, takeBack } from "./answer-appeal.ts";
import { classify } from "./classify.ts";
import { noteReversal, undoStep } from "./reverse-step.ts";
import { saveNote } from "./save-note.ts";
import { strikeAuthor } from "./strike-author.ts";
import { showCase } from "./show-case.ts";

export interface GivenDecision {
  action: CaseAction;
  reason?: string;
  note?: string;
  class?: CaseClass;
  stepId?: string;
  close?: boolean;
  version?: number;
}

type Record = (action: AdminAction) => void;

/** What all of it needs: the locked case, and what the audit log is told. */
export interface Work {
  row: CaseRow;
  given: GivenDecision;
  record: Record;
}

/** Everything that is done with a case goes through here; it is shown afterwards. */
export async function decideCase(ctx: AdminContext, id: string, given: GivenDecision) {
  await asAdmin(ctx, (tx, record) => decideIn(ctx, tx, record, id, given));
  return showCase(ctx, id);
}

async function decideIn(ctx: AdminContext, tx: Tx, record: Record, id: string, given: GivenDecision) {
  const seen = await findRow(tx, id);
  await check(ctx, tx, seen, given);
  // What it is about is locked before the case, as everywhere; so the case is checked again.
  await BEFORE[given.action]?.(ctx, tx, { row: seen, given, record });
  const row = await findRow(tx, id, true);
  await check(ctx, tx, row, given);
  await WORK[given.action](ctx, tx, { row, given, record });
  record({
    action: `case.${given.action}`,
    targetType: "case",
    targetId: id,
    reason: given.reason,
    caseId: id,
    destructive: isAgainst(given.action) || given.action === "reverse" || given.action === "deny",
  });
  await announceCases(ctx, tx, [id]);
}

async function findRow(tx: Tx, id: string, isLocked = false): Promise<CaseRow> {
  const query = tx.select().from(cases).where(eq(cases.id, id));
  const [row] = await (isLocked ? query.for("no key update") : query);
  if (!row) throw notFound(CASE_TEXT.notFound);
  return row;
}

const ANSWERS: readonly CaseAction[] = ["grant", "deny", "ask"];
/** These change nothing of the case that others decide on. */
const BESIDE: readonly CaseAction[] = ["note"];

async function check(ctx: AdminContext, tx: Tx, row: CaseRow, given: GivenDecision): Promise<void> {
  const { action } = given;
  if (BESIDE.includes(action)) return;
  await requireLatestCase(ctx, tx, row, given.version);
  await requireWorkable(ctx, tx, row);
  if (ANSWERS.includes(action)) await requireAnswerable(ctx, tx, row);
  else if (action !== "take" && action !== "release" && action !== "reverse") requireOpen(row);
}

type Do = (ctx: AdminContext, tx: Tx, work: Work) => Promise<void>;

/** The step of a decision about the content, which was done already. */
const content: Do = async (ctx, tx, { row, given: { action, reason, note, close } }) => {
  await addStep(ctx, tx, row.id, { step: action as ContentDecision, reason, note });
  if (close) await closeCase(ctx, tx, row);
  else await setCase(ctx, tx, row, {});
};

/** What is done to other rows than the case and its history. */
const BEFORE: { [Action in CaseAction]?: Do } = {
  keep: decideOnContent,
  label: decideOnContent,
  send_back: decideOnContent,
  hide: decideOnContent,
  delete: decideOnContent,
  refuse: decideOnContent,
  reverse: undoStep,
  grant: takeBack,
};

/** About the content, or about its author. */
async function isDecided(tx: Tx, caseId: string): Promise<boolean> {
  const decisions = [...CONTENT_DECISIONS, "strike"] as const;
  const ofCase = and(eq(caseSteps.caseId, caseId), inArray(caseSteps.step, [...decisions]));
  return (await tx.$count(caseSteps, and(ofCase, isNull(caseSteps.reversedAt)))) > 0;
}

const WORK: { [Action in CaseAction]: Do } = {
  take: (ctx, tx, { row }) => setCase(ctx, tx, row, {}),
  release: (ctx, tx, { row }) => setCase(ctx, tx, row, { takenBy: null, takenUntil: null }),
  keep: content,
  label: content,
  send_back: content,
  hide: content,
  delete: content,
  refuse: content,
  strike: strikeAuthor,
  classify,
  note: saveNote,
  async close(ctx, tx, { row }) {
    if (!(await isDecided(tx, row.id))) throw wrongState(CASE_TEXT.undecided);
    await closeCase(ctx, tx, row);
  },
  reverse: noteReversal,
  grant: answerAppeal,
  deny: answerAppeal,
  ask: answerAppeal,
};

/** Each by itself: one that cannot be decided does not stop the others. */
export async function decideCases(
  ctx: AdminContext,
  ids: readonly string[],
  given: Omit<GivenDecision, "version">,
) {
  if (isAgainst(given.action) && !given.reason) throw invalid({ reason: AUDIT_TEXT.reasonNeeded });
  const results: { id: string; ok: boolean; message?: string }[] = [];
  for (const id of new Set(ids)) {
    try {
      await asAdmin(ctx, (tx, record) => decideIn(ctx, tx, record, id, given));
      results.push({ id, ok: true });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      results.push({ id, ok: false, message: error.message });
    }
  }
  return { results };
}
