import type { outsideAnswers } from "@cardplaza/contract/outside-answers/outside-answers";
import type { HandlersOf } from "../../context.ts";
import { notFound } from "../../platform/refusals.ts";

export const outsideAnswerHandlers: HandlersOf<typeof outsideAnswers> = {
  "GET /api/outside-answers": () => ({ outsideAnswers: [] }),
  "POST /api/outside-answers": () => {
    throw notFound();
  },
  "PATCH /api/outside-answers/:id": () => {
    throw notFound();
  },
};
