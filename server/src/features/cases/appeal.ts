import { and, asc, eq } from "drizzle-orm";
import { CASE_CLOCK_MS, CASE_TEXT } from "@cardplaza/contract/cases/case-words";
import type { MemberContext } from "../../context.ts";
import { conflict, notFound } from "../../platform/refusals.ts";
import { nextVersion } from "../../platform/stale-edits.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { addStep } from "./add-step.ts";
import { announceCases } from "./announce-cases.ts";
import { cases, caseSteps } from "./cases.table.ts";
import { appealUntil, findOwnDecision } from "./own-decisions.ts";

/** Once for each case. An answer to a question about it goes on with the same appeal. */
export async function appeal(ctx: MemberContext, id: string, text: string) {
  const { member, now } = ctx;
  await inTransaction(ctx.db, async (tx) => {
    const isOwn = and(eq(cases.id, id), eq(cases.memberId, member.id));
    const [row] = await tx.select().from(cases).where(isOwn).for("no key update");
    if (!row) throw notFound(CASE_TEXT.notFound);
    const steps = await tx
      .select()
      .from(caseSteps)
      .where(eq(caseSteps.caseId, id))
      .orderBy(asc(caseSteps.id));
    if (row.appeal !== null && row.appeal !== "asked") throw conflict(CASE_TEXT.appealedOnce);
    if (appealUntil(row, steps, now) === null) throw conflict(CASE_TEXT.notAppealable);
    await addStep({ now, admin: null }, tx, id, { step: "appeal", reason: text });
    await tx
      .update(cases)
      .set({
        status: "appealed",
        appeal: "open",
        appealedAt: row.appealedAt ?? now,
        closedAt: row.closedAt ?? now,
        dueAt: new Date(now.getTime() + CASE_CLOCK_MS.usual),
        takenBy: null,
        takenUntil: null,
        ...nextVersion(row, now),
      })
      .where(eq(cases.id, id));
    await announceCases(ctx, tx, [id]);
  });
  return findOwnDecision(ctx, id);
}
