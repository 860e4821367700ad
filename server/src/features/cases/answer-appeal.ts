import { asc, eq } from "drizzle-orm";
import { CASE_TEXT, decisionPath, isAgainst } from "@cardplaza/contract/cases/case-words";
import { AUDIT_TEXT } from "@cardplaza/contract/audit/audit-words";
import type { AdminContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { invalid } from "../../platform/refusals.ts";
import { notify } from "../notifications/notify.ts";
import { addStep } from "./add-step.ts";
import { caseSteps } from "./cases.table.ts";
import type { Work } from "./decide-case.ts";
import { nounOf } from "./find-subjects.ts";
import { reverse } from "./reverse-step.ts";
import { isReversible } from "./reversible.ts";
import { setCase } from "./set-case.ts";
import { tellReporters } from "./tell-reporters.ts";

const STATUS = { grant: "granted", deny: "refused", ask: "asked" } as const;

/** Granted, what was decided is taken back; refused, it stays; asked back, it waits for the member. */
export async function answerAppeal(ctx: AdminContext, tx: Tx, work: Work): Promise<void> {
  const { row, given } = work;
  const action = given.action as keyof typeof STATUS;
  const { reason = "", note } = given;
  if (action !== "grant" && !reason) throw invalid({ reason: AUDIT_TEXT.reasonNeeded });
  const wasShown = action === "grant" && (await takeBack(ctx, tx, work));
  await addStep(ctx, tx, row.id, { step: action, reason, note });
  if (row.memberId)
    await notify(ctx, tx, {
      to: row.memberId,
      news: "case.appeal-answered",
      with: { what: nounOf(ctx, row.kind), status: STATUS[action], reason },
      targetUrl: decisionPath(row.id),
      about: `appeal:${row.id}:${row.version}`,
    });
  // Asked back, the clock stands until the member has answered.
  const ended = action === "ask" ? {} : ({ status: "closed", closedAt: ctx.now } as const);
  await setCase(ctx, tx, row, {
    ...ended,
    appeal: STATUS[action],
    dueAt: null,
    takenBy: null,
    takenUntil: null,
  });
  if (wasShown) await tellReporters(ctx, tx, row, "shown-again");
}

/** Returns whether something is shown again. */
async function takeBack(ctx: AdminContext, tx: Tx, work: Work): Promise<boolean> {
  const steps = await tx
    .select()
    .from(caseSteps)
    .where(eq(caseSteps.caseId, work.row.id))
    .orderBy(asc(caseSteps.id));
  const against = steps.filter((step) => isAgainst(step.step) && isReversible(ctx, work.row, step));
  for (const step of against) await reverse(ctx, tx, work, step);
  return against.some(({ step }) => step !== "strike" && step !== "warn");
}
