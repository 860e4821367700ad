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
  whyConfirm: "Only you can confirm it. We ask once.",
  yes: "Yes",
  notYet: "Not yet",
  no: "No",
  notMarked: "Not marked as contacted",
  notSent: "Your answer was not sent",
  thanks: "Thank you",
  marked: (way: OutsideWay) => `Marked as contacted ${BY[way]}.`,
  weAsk: (name: string) => `We'll ask ${name} to confirm.`,
  weAskGiver: "We'll ask the member who gave you the referral to confirm.",
  confirmed: (name: string) => `${name}'s answer now counts for their reply rate.`,
  denied: (name: string) => `${name} still has to answer you.`,
  didThey: ({ targetType, name, way }: Pick<OutsideAnswer, "targetType" | "name" | "way">) =>
    (targetType === "referral"
      ? OUTSIDE_ANSWER_TEXT.didTheyContactReferral
      : OUTSIDE_ANSWER_TEXT.didTheyContactYou)(name).replace(/\?$/, ` ${BY[way]}?`),
  answered: (told: Told) => `${OUTSIDE_ANSWER_TEXT.answeredOutside}, ${at(told)}`,
  contacted: (told: Told) => `Contacted ${BY[told.way]}, ${at(told)}`,
  waits: "Not confirmed yet",
  deniedToYou: (told: Told) =>
    `Contact ${BY[told.way]} was not confirmed, ${at(told)}. The reply time runs on.`,
  deniedByYou: (told: Told) => `You said there was no contact ${BY[told.way]}, ${at(told)}.`,
} as const;
