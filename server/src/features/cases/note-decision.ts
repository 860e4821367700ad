import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import { decisionPath, isAgainst } from "@cardplaza/contract/cases/case-words";
import type { AdminContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { newId } from "../../platform/ids.ts";
import { one } from "../../platform/one.ts";
import { nextVersion } from "../../platform/stale-edits.ts";
import type { NotedDecision } from "../../registry/moderated.ts";
import { addStep } from "./add-step.ts";
import { cases, caseSteps, type CaseRow } from "./cases.table.ts";
import { closeCase } from "./close-case.ts";
import { findSubject } from "./find-subjects.ts";

/**
 * Notes what was decided on another screen, or by another program, in the case about it, and ends the case. Without
 * one, a decision against a member makes a closed one, in which they appeal.
 */
export async function noteDecision(ctx: AdminContext, tx: Tx, decided: NotedDecision): Promise<string> {
  const { type, id, step, reason, caseId } = decided;
  if (caseId) return decisionPath(caseId);
  const row = await lockNewest(tx, type, id);
  const fitting = row && (row.status === "open" || !isAgainst(step)) ? row : undefined;
  if (!fitting && !isAgainst(step)) return "";
  const about = fitting ?? (await addClosed(ctx, tx, decided));
  if (step === "show") await reverseHidden(ctx, tx, about);
  await addStep(ctx, tx, about.id, { step, reason });
  if (about.status === "open") await closeCase(ctx, tx, about);
  return decisionPath(about.id);
}

async function lockNewest(tx: Tx, kind: string, targetId: string): Promise<CaseRow | undefined> {
  const [row] = await tx
    .select()
    .from(cases)
    .where(and(eq(cases.kind, kind), eq(cases.targetId, targetId)))
    .orderBy(desc(cases.openedAt), desc(cases.id))
    .limit(1)
    .for("no key update");
  return row;
}

async function addClosed(ctx: AdminContext, tx: Tx, { type, id }: NotedDecision): Promise<CaseRow> {
  const { now } = ctx;
  const subject = await findSubject(ctx, tx, type, id);
  return one(
    await tx
      .insert(cases)
      .values({
        id: newId(now.getTime()),
        kind: type,
        targetId: id,
        memberId: subject?.memberId ?? null,
        status: "closed",
        openedAt: now,
        acknowledgedAt: now,
        closedAt: now,
        updatedAt: now,
      })
      .returning(),
  );
}

/** What was hidden is shown again, so that there is nothing left to reverse or to appeal. */
async function reverseHidden({ now }: AdminContext, tx: Tx, row: CaseRow): Promise<void> {
  await tx
    .update(caseSteps)
    .set({ reversedAt: now })
    .where(
      and(
        eq(caseSteps.caseId, row.id),
        inArray(caseSteps.step, ["hide", "suspend", "send_back"]),
        isNull(caseSteps.reversedAt),
      ),
    );
  const answered =
    row.status === "appealed" ? { status: "closed" as const, appeal: "granted" as const, dueAt: null } : {};
  await tx
    .update(cases)
    .set({ ...answered, ...nextVersion(row, now) })
    .where(eq(cases.id, row.id));
}
