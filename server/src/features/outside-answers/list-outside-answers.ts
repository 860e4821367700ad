import {
  OUTSIDE_ANSWER_TEXT,
  type OutsideAnswerTarget,
} from "@cardplaza/contract/outside-answers/outside-answer-words";
import type { MemberContext } from "../../context.ts";
import { invalid } from "../../platform/refusals.ts";
import { listOfRecord, listOpenQuestions } from "./outside-answer-queries.ts";
import { presentOutsideAnswers } from "./present-outside-answers.ts";

interface Wanted {
  targetType?: OutsideAnswerTarget;
  targetId?: string;
}

/** The open questions to this member, newest first, or all about one record. */
export async function listOutsideAnswers(ctx: MemberContext, { targetType, targetId }: Wanted) {
  if (targetType && targetId) return { outsideAnswers: await ofRecord(ctx, targetType, targetId) };
  if (targetType || targetId)
    throw invalid({ [targetType ? "targetId" : "targetType"]: OUTSIDE_ANSWER_TEXT.oneRecord });
  return { outsideAnswers: await presentOutsideAnswers(ctx, await listOpenQuestions(ctx.db, ctx.member.id)) };
}

/** For others than the two sides there are none. */
async function ofRecord(ctx: MemberContext, type: OutsideAnswerTarget, id: string) {
  const rows = await listOfRecord(ctx.db, type, id);
  if (rows.length === 0) return [];
  const isAsked = rows.some(({ askedId }) => askedId === ctx.member.id);
  const sees = isAsked || (await ctx.registry.outsideAnswerKind(type).isAnsweredBy(ctx, id));
  return sees ? presentOutsideAnswers(ctx, rows) : [];
}
