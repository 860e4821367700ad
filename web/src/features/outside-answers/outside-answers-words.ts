import { momentInWords } from "@cardplaza/contract/date-words";
import type { OutsideAnswer } from "@cardplaza/contract/outside-answers/outside-answers";
import {
  OUTSIDE_ANSWER_TEXT,
  type OutsideWay,
} from "@cardplaza/contract/outside-answers/outside-answer-words";

const BY: Record<OutsideWay, string> = { call: "by phone", whatsapp: "on WhatsApp", mail: "by e-mail" };

type Told = Pick<OutsideAnswer, "way" | "claimedAt">;
const at = ({ claimedAt }: Told) => momentInWords(claimedAt, "reader");

export const OUTSIDE_WORDS = {
  label: "Answered outside",
  questions: "Questions to you",
  whyAsked: "Your answer marks them as contacted.",
  whyConfirm: "Your answer counts for their reply rate.",
  yes: "Yes",
  notYet: "Not yet",
  no: "No",
  notMarked: "Not marked as contacted",
  notSent: "Your answer was not sent",
  thanks: "Thank you",
  marked: (way: OutsideWay) => `Marked as contacted ${BY[way]}.`,
  weAsk: (name: string) => `We'll ask ${name} to confirm.`,
  confirmed: (name: string) => `${name}'s answer counts from now on.`,
  denied: (name: string) => `${name} still has to answer you.`,
  didTheyContactYou: (name: string, way: OutsideWay) =>
    OUTSIDE_ANSWER_TEXT.didTheyContactYou(name).replace("?", ` ${BY[way]}?`),
  answered: (told: Told) => `${OUTSIDE_ANSWER_TEXT.answeredOutside}, ${at(told)}`,
  contacted: (told: Told) => `Contacted ${BY[told.way]}, ${at(told)}`,
  waits: "Not confirmed yet.",
  deniedToYou: (told: Told) =>
    `Contact ${BY[told.way]} was not confirmed, ${at(told)}. The reply time runs on.`,
  deniedByYou: (told: Told) => `You said there was no contact ${BY[told.way]}, ${at(told)}.`,
} as const;
