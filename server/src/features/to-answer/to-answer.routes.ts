import type { toAnswer } from "@cardplaza/contract/to-answer/to-answer";
import type { HandlersOf } from "../../context.ts";

export const toAnswerHandlers: HandlersOf<typeof toAnswer> = {
  "GET /api/to-answer": () => ({ items: [], nextCursor: null, count: 0 }),
};
