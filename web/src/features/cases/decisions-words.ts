import { MEASURE_TEXT, STRIKES } from "@cardplaza/contract/accounts/measure-words";
import { APPEAL_LENGTH, CASE_UNDO_DAYS, type CaseStep } from "@cardplaza/contract/cases/case-words";
import type { OwnDecision } from "@cardplaza/contract/cases/cases";
import { dayInWords } from "@cardplaza/contract/date-words";

type Kind = OwnDecision["kind"];
const ACCOUNT = "account";

/** What was decided, as the member reads it; never by whom. */
const DECIDED: Partial<Record<CaseStep, (kind: Kind) => string>> = {
  label: (kind) => `We labelled your ${kind} as made or changed with AI`,
  send_back: (kind) => `We sent your ${kind} back to you`,
  hide: (kind) => (kind === ACCOUNT ? "We are deleting your account" : `We hid your ${kind}`),
  delete: (kind) => `We deleted your ${kind}`,
  strike: (kind) => `Your account got a strike because of your ${kind}`,
  suspend: (kind) => `We suspended your ${kind}`,
  warn: () => "We gave you a warning",
  appeal: () => "You wrote to us",
  ask: () => "We asked you a question",
  grant: () => "We looked again and took our decision back",
  deny: () => "We looked again. Our decision stays",
};

const FOLLOWS: Partial<Record<CaseStep, (kind: Kind) => string>> = {
  label: () => "It stays visible, with the label above it.",
  send_back: () => "Change it and send it in again. Then we will look at it once more.",
  hide: (kind) =>
    kind === ACCOUNT
      ? "Your account is hidden now. Sign in before the day we told you to keep it."
      : "Other people cannot see it any more. Nothing was deleted.",
  delete: () => "Nobody can see it any more, and it cannot be brought back.",
  strike: () =>
    `A strike counts for ${STRIKES.days} days. After ${STRIKES.count} strikes we may suspend an account.`,
  suspend: (kind) =>
    kind === ACCOUNT
      ? "While it lasts, nobody sees your card, your listing and what you wrote. Nothing was deleted."
      : "Other people cannot see it any more. Nothing was deleted.",
  warn: () => MEASURE_TEXT.warningFollows,
};

export const DECISION_WORDS = {
  loading: "Loading the decision",
  notLoaded: "The decision did not load",
  decided: (step: CaseStep, kind: Kind) => DECIDED[step]?.(kind) ?? "",
  follows: (step: CaseStep, kind: Kind) => FOLLOWS[step]?.(kind) ?? "",
  several: (kind: Kind) => `Our decisions about your ${kind}`,
  by: "Our moderation team",
  about: (kind: Kind) => `Your ${kind}`,
  open: "Open it",
  why: "Why",
  whatFollows: "What follows",
  reversed: (at: string) => `We took this back on ${dayInWords(at)}.`,
  history: "Your appeal so far",
};

export const APPEAL_WORDS = {
  title: "Think this is a mistake?",
  intro: (until: string) =>
    `Tell us why. You can appeal once, until ${dayInWords(until)}. Somebody who was not part of this decision will look at it.`,
  label: "Your appeal",
  hint: `At least ${APPEAL_LENGTH.min} characters. What did we not know, or get wrong?`,
  send: "Send appeal",
  sent: "Appeal sent",
  question: "We have a question",
  questionIntro: "Your answer goes to the person who looks at your appeal.",
  answerLabel: "Your answer",
  answerHint: `At least ${APPEAL_LENGTH.min} characters.`,
  sendAnswer: "Send answer",
  answerSent: "Answer sent",
  states: {
    open: {
      title: "We have your appeal",
      text: "We will look at it again and answer you here, usually within 7 days.",
    },
    granted: { title: "Your appeal was granted", text: "We took our decision back." },
    refused: { title: "Your appeal was refused", text: "Our decision stays. You cannot appeal again." },
  },
  over: `You could appeal for ${CASE_UNDO_DAYS} days. That time is over.`,
};

export const DECISIONS_WORDS = {
  title: "Decisions of our moderation team",
  description: "What we decided about you and what you published, why, and how to appeal.",
  read: "Read",
  readOne: (what: string, day: string) => `Read: ${what}, ${day}`,
  more: "Load more decisions",
  appeal: {
    open: "Appeal sent",
    asked: "We wait for your answer",
    granted: "Appeal granted",
    refused: "Appeal refused",
  },
};
