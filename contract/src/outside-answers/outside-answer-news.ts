import type { NewsKinds } from "../notifications/news-kind.ts";
import { OUTSIDE_WAY_WORDS, type OutsideWay } from "./outside-answer-words.ts";

interface Asked {
  /** Who says that they answered. */
  name: string;
  way: OutsideWay;
  /** They contacted the prospect of a referral, which its giver is asked about. */
  isReferral: boolean;
}

const question = ({ name, way, isReferral }: Asked) =>
  `Did ${name} contact ${isReferral ? "your referral" : "you"} by ${OUTSIDE_WAY_WORDS[way]}?`;

export const OUTSIDE_ANSWER_NEWS = {
  "outside-answer.asked": {
    type: "message_received",
    label: "Questions whether you were contacted",
    waits: true,
    text: (asked: Asked) => ({
      message: question(asked),
      lines: [`${asked.name} says so. Please tell us yes or no. We ask only once.`],
      button: "Say yes or no",
    }),
  },
} satisfies NewsKinds;
