import { and, asc, eq, inArray } from "drizzle-orm";
import { type CaseStep, isAgainst } from "@cardplaza/contract/cases/case-words";
import { AUDIT_TEXT } from "@cardplaza/contract/audit/audit-words";
import type { AdminContext } from "../../context.ts";
import type { Tx } from "../../platform/database.ts";
import { invalid } from "../../platform/refusals.ts";
import { addStep } from "./add-step.ts";
import { caseSteps, type CaseRow } from "./cases.table.ts";
import type { Work } from "./decide-case.ts";
import { reverse } from "./reverse-step.ts";
import { isReversible } from "./reversible.ts";
import { setCase } from "./set-case.ts";
import { tellAuthor } from "./tell-author.ts";
import { tellReporters } from "./tell-reporters.ts";

const STATUS = { grant: "granted", deny: "refused", ask: "asked" } as const;

/** Granted, what was decided is taken back; refused, it stays; asked back, it waits for the member. */
export async function answerAppeal(ctx: AdminContext, tx: Tx, { row, given }: Work): Promise<void> {
  const action = given.action as keyof typeof STATUS;
  const { reason = "", note } = given;
  if (action !== "grant" && !reason) throw invalid({ reason: AUDIT_TEXT.reasonNeeded });
  await addStep(ctx, tx, row.id, { step: action, reason, note });
  await tellAuthor(ctx, tx, row, STATUS[action], reason);
  // Asked back, the clock stands until the member has answered.
  const ended = action === "ask" ? {} : ({ status: "closed", closedAt: ctx.now } as const);
  await setCase(ctx, tx, row, {
    ...ended,
    appeal: STATUS[action],
    dueAt: null,
    takenBy: null,
    takenUntil: null,
  });
  if (action === "grant" && (await isShownAgain(ctx, tx, row)))
    await tellReporters(ctx, tx, row, "shown-again");
}

/** Undoes all that was decided against the member and can still be undone. */
export async function takeBack(ctx: AdminContext, tx: Tx, work: Work): Promise<void> {
  const steps = await tx
    .select()
    .from(caseSteps)
    .where(eq(caseSteps.caseId, work.row.id))
    .orderBy(asc(caseSteps.id));
  for (const step of steps)
    if (isAgainst(step.step) && isReversible(ctx, work.row, step)) await reverse(ctx, tx, work, step);
}

async function isShownAgain({ now }: AdminContext, tx: Tx, { id }: CaseRow): Promise<boolean> {
  const undone = and(
    eq(caseSteps.caseId, id),
    eq(caseSteps.reversedAt, now),
    inArray(caseSteps.step, HIDING),
  );
  return (await tx.$count(caseSteps, undone)) > 0;
}
const HIDING: CaseStep[] = ["hide", "send_back", "suspend"];
