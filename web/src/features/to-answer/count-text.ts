import { TO_ANSWER_COUNTED_MAX } from "@cardplaza/contract/to-answer/to-answer-words";

/** The server stops counting at 100: "99+". */
export const countText = (count: number) =>
  count >= TO_ANSWER_COUNTED_MAX ? `${TO_ANSWER_COUNTED_MAX - 1}+` : String(count);
