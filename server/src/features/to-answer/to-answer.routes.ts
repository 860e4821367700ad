import type { toAnswer } from "@cardplaza/contract/to-answer/to-answer";
import type { HandlersOf } from "../../context.ts";
import { listToAnswer } from "./list-to-answer.ts";

export const toAnswerHandlers: HandlersOf<typeof toAnswer> = {
  "GET /api/to-answer": ({ ctx, query }) => listToAnswer(ctx, query.cursor),
};
