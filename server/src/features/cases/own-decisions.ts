import { and, asc, desc, eq, exists, inArray, lt, sql } from "drizzle-orm";
import type { z } from "zod";
import type { OwnDecision } from "@cardplaza/contract/cases/cases";
import { CASE_TEXT, CASE_UNDO_DAYS, isAgainst, STEPS_AGAINST } from "@cardplaza/contract/cases/case-words";
import { DAY_MS } from "@cardplaza/contract/time";
import type { MemberContext } from "../../context.ts";
import type { Db } from "../../platform/database.ts";
import { notFound } from "../../platform/refusals.ts";
import { cases, caseSteps, type CaseRow, type CaseStepRow } from "./cases.table.ts";
import { findSubjects, nounOf } from "./find-subjects.ts";

const PER_PAGE = 20;

/** Cases in which something was decided against the member. */
const isAgainstMember = (db: Db, memberId: string) =>
  and(
    eq(cases.memberId, memberId),
    exists(
      db
        .select({ one: sql`1` })
        .from(caseSteps)
        .where(and(eq(caseSteps.caseId, cases.id), inArray(caseSteps.step, [...STEPS_AGAINST]))),
    ),
  );

export async function listOwnDecisions(ctx: MemberContext, cursor?: string) {
  const { db, member } = ctx;
  const rows = await db
    .select()
    .from(cases)
    .where(and(isAgainstMember(db, member.id), cursor ? lt(cases.id, cursor) : undefined))
    .orderBy(desc(cases.id))
    .limit(PER_PAGE + 1);
  const page = rows.slice(0, PER_PAGE);
  return {
    decisions: await present(ctx, page),
    nextCursor: rows.length > PER_PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

export async function findOwnDecision(ctx: MemberContext, id: string): Promise<z.input<typeof OwnDecision>> {
  const { db, member } = ctx;
  const rows = await db
    .select()
    .from(cases)
    .where(and(eq(cases.id, id), isAgainstMember(db, member.id)));
  const [decision] = await present(ctx, rows);
  if (!decision) throw notFound(CASE_TEXT.notFound);
  return decision;
}

async function present(ctx: MemberContext, rows: readonly CaseRow[]): Promise<z.input<typeof OwnDecision>[]> {
  const { db, now } = ctx;
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const steps = await db
    .select()
    .from(caseSteps)
    .where(inArray(caseSteps.caseId, ids))
    .orderBy(asc(caseSteps.id));
  const stepsOf = Map.groupBy(steps, ({ caseId }) => caseId);
  const subjectOf = await findSubjects(ctx, db, rows);
  return rows.map((row) => {
    const own = stepsOf.get(row.id) ?? [];
    return {
      _id: row.id,
      kind: nounOf(ctx, row.kind),
      title: subjectOf(row)?.title ?? "",
      path: subjectOf(row)?.path ?? null,
      steps: own
        .filter(({ step }) => isAgainst(step) || TOLD.has(step))
        .map(({ at, step, reason, reversedAt }) => ({ at, step, reason, reversedAt })),
      appeal: row.appeal,
      appealUntil: appealUntil(row, own, now),
    };
  });
}

/** What else of the history the member reads: no notes, and nothing about reports. */
const TOLD: ReadonlySet<string> = new Set(["appeal", "ask", "grant", "deny"]);

/** Thirty days after the last decision against the member; until then they also answer a question. */
export function appealUntil(
  { status, appeal }: CaseRow,
  steps: readonly CaseStepRow[],
  now: Date,
): Date | null {
  const isOpenForIt = appeal === "asked" || (appeal === null && status !== "appealed");
  const last = steps.findLast(({ step, reversedAt }) => isAgainst(step) && reversedAt === null);
  if (!isOpenForIt || !last) return null;
  const until = new Date(last.at.getTime() + CASE_UNDO_DAYS * DAY_MS);
  return until > now || appeal === "asked" ? until : null;
}
