import { and, desc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import { CASE_TEXT, isAgainst, type CaseStep } from "@cardplaza/contract/cases/case-words";
import type { AdminContext } from "../../context.ts";
import type { Db, Tx } from "../../platform/database.ts";
import { conflict, forbidden, stale } from "../../platform/refusals.ts";
import { members } from "../accounts/accounts.table.ts";
import { admins } from "../audit/admin.table.ts";
import { listReportsOf } from "../moderation/report-queries.ts";
import { caseSteps, type CaseRow } from "./cases.table.ts";

/** Somebody who decided on an older state is told who was faster. */
export async function requireLatestCase(
  ctx: AdminContext,
  tx: Tx,
  row: CaseRow,
  seen: number | undefined,
): Promise<void> {
  if (seen === undefined || seen === row.version) return;
  const [last] = await tx
    .select({ name: admins.name, id: admins.id })
    .from(caseSteps)
    .innerJoin(admins, eq(admins.id, caseSteps.adminId))
    .where(eq(caseSteps.caseId, row.id))
    .orderBy(desc(caseSteps.id))
    .limit(1);
  if (last && last.id !== ctx.admin.id) throw conflict(CASE_TEXT.handledBy(last.name));
  const other = await whoElseHas(ctx, tx, row);
  throw other === null ? stale() : conflict(CASE_TEXT.takenBy(other));
}

/** Not if somebody else works on it, nor by somebody whom it concerns. */
export async function requireWorkable(ctx: AdminContext, tx: Tx, row: CaseRow): Promise<void> {
  const other = await whoElseHas(ctx, tx, row);
  if (other !== null) throw conflict(CASE_TEXT.takenBy(other));
  if (await concerns(ctx, tx, row)) throw forbidden(CASE_TEXT.concernsYou);
}

/** The name of another administrator who works on it now. */
export async function whoElseHas(
  { now, admin }: AdminContext,
  db: Db | Tx,
  { takenBy, takenUntil }: CaseRow,
): Promise<string | null> {
  if (!takenBy || takenBy === admin.id || !takenUntil || takenUntil <= now) return null;
  const [other] = await db.select({ name: admins.name }).from(admins).where(eq(admins.id, takenBy));
  return other?.name ?? null;
}

/** Administrators may be members too: by the same address, as the author or as somebody who reported it. */
export async function concerns({ admin }: AdminContext, db: Db | Tx, row: CaseRow): Promise<boolean> {
  const reports = await listReportsOf(db, {
    targetType: row.kind,
    targetId: row.targetId,
    from: row.openedAt,
    until: row.closedAt,
  });
  const ids = [row.memberId, ...reports.map(({ reporter }) => reporter?._id)].flatMap((id) => id ?? []);
  if (ids.length === 0) return false;
  const isAdmin = and(inArray(members.id, ids), sql`lower(${members.email}) = ${admin.email.toLowerCase()}`);
  return (await db.$count(members, isAdmin)) > 0;
}

export function requireOpen({ status }: CaseRow): void {
  if (status === "appealed") throw conflict(CASE_TEXT.answerAppeal);
  if (status === "closed") throw conflict(CASE_TEXT.closed);
}

/** An appeal is never answered by somebody who decided. */
export async function requireAnswerable(ctx: AdminContext, tx: Tx, row: CaseRow): Promise<void> {
  if (row.status !== "appealed") throw conflict(CASE_TEXT.noAppeal);
  if (await hasDecided(ctx, tx, row)) throw forbidden(CASE_TEXT.ownDecision);
}

export async function hasDecided({ admin }: AdminContext, db: Db | Tx, row: CaseRow): Promise<boolean> {
  const own = await db
    .select({ step: caseSteps.step })
    .from(caseSteps)
    .where(and(eq(caseSteps.caseId, row.id), eq(caseSteps.adminId, admin.id), isNotNull(caseSteps.adminId)));
  return own.some(({ step }) => isAgainst(step) || DECIDED.includes(step));
}
const DECIDED: readonly CaseStep[] = ["keep", "refuse", "show", "close", "reverse"];
