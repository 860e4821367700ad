import { eq } from "drizzle-orm";
import { OUTSIDE_ANSWER_TEXT } from "@cardplaza/contract/outside-answers/outside-answer-words";
import type { MemberContext } from "../../context.ts";
import { conflict } from "../../platform/refusals.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { readNoticesAbout } from "../notifications/opened.ts";
import { lockQuestionTo } from "./outside-answer-queries.ts";
import { outsideAnswers } from "./outside-answers.table.ts";
import { presentOutsideAnswer } from "./present-outside-answers.ts";

/** The other side says yes or no, once. The same answer again, from another tab, changes nothing. */
export async function answerQuestion(ctx: MemberContext, id: string, confirmed: boolean) {
  const { outsideAnswer } = await inTransaction(ctx.db, async (tx) => {
    const row = await lockQuestionTo(ctx, tx, id);
    const status = confirmed ? ("confirmed" as const) : ("denied" as const);
    const answered = { ...row, status, answeredAt: row.answeredAt ?? ctx.now };
    if (row.status !== "claimed" && row.status !== status) throw conflict(OUTSIDE_ANSWER_TEXT.answeredBefore);
    if (row.status === "claimed") {
      const { answeredAt, targetType, targetId, way, claimedAt: at } = answered;
      await tx.update(outsideAnswers).set({ status, answeredAt }).where(eq(outsideAnswers.id, id));
      const kind = ctx.registry.outsideAnswerKind(targetType);
      await (confirmed ? kind.markConfirmed : kind.markDenied)(ctx, tx, { targetId, way, at });
    }
    return { outsideAnswer: await presentOutsideAnswer({ ...ctx, db: tx }, answered) };
  });
  await readNoticesAbout(ctx, [outsideAnswer.targetId]);
  return { outsideAnswer };
}
