import type { outsideAnswers } from "@cardplaza/contract/outside-answers/outside-answers";
import type { HandlersOf } from "../../context.ts";
import { answerQuestion } from "./answer-question.ts";
import { claimOutsideAnswer } from "./claim-outside-answer.ts";
import { listOutsideAnswers } from "./list-outside-answers.ts";

export const outsideAnswerHandlers: HandlersOf<typeof outsideAnswers> = {
  "GET /api/outside-answers": ({ ctx, query }) => listOutsideAnswers(ctx, query),
  "POST /api/outside-answers": ({ ctx, body }) => claimOutsideAnswer(ctx, body),
  "PATCH /api/outside-answers/:id": ({ ctx, params, body }) => answerQuestion(ctx, params.id, body.confirmed),
};
