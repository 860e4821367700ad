// Free of zod: screens import it.
import { HOUR_MS } from "../time.ts";

/** How urgent a case is, the most urgent first. */
export const CASE_CLASSES = ["intimate", "order", "serious", "usual"] as const;
export type CaseClass = (typeof CASE_CLASSES)[number];

/** How long a case of each class may take, by the IT Rules as amended in February 2026. */
export const CASE_CLOCK_MS: Record<CaseClass, number> = {
  intimate: 2 * HOUR_MS,
  order: 3 * HOUR_MS,
  serious: 36 * HOUR_MS,
  usual: 7 * 24 * HOUR_MS,
};

/** A report with one of these reasons is more urgent than others. */
export const CLASS_OF_REASON: Readonly<Record<string, CaseClass>> = {
  "Intimate pictures without consent": "intimate",
  "Offensive or illegal content": "serious",
  "Pretends to be somebody else": "serious",
};

export const CASE_STATUSES = ["open", "appealed", "closed"] as const;
export type CaseStatus = (typeof CASE_STATUSES)[number];

export const APPEAL_STATUSES = ["open", "asked", "granted", "refused"] as const;
export type AppealStatus = (typeof APPEAL_STATUSES)[number];

/** What moderators decide about the content. */
export const CONTENT_DECISIONS = ["keep", "label", "send_back", "hide", "delete", "refuse"] as const;
export type ContentDecision = (typeof CONTENT_DECISIONS)[number];

export const CASE_ACTIONS = [
  "take",
  "release",
  ...CONTENT_DECISIONS,
  "strike",
  "classify",
  "note",
  "close",
  "reverse",
  "grant",
  "deny",
  "ask",
] as const;
export type CaseAction = (typeof CASE_ACTIONS)[number];

/** What stands in the history of a case. */
export const CASE_STEPS = [
  ...CONTENT_DECISIONS,
  "strike",
  "suspend",
  "warn",
  "show",
  "classify",
  "note",
  "close",
  "reverse",
  "grant",
  "deny",
  "ask",
  "appeal",
] as const;
export type CaseStep = (typeof CASE_STEPS)[number];

/** These take something away from a member: they need a reason, and can be appealed. */
export const STEPS_AGAINST = [
  "label",
  "send_back",
  "hide",
  "delete",
  "strike",
  "suspend",
  "warn",
] as const satisfies CaseStep[];
const AGAINST: readonly string[] = STEPS_AGAINST;
export const isAgainst = (step: CaseStep | CaseAction) => AGAINST.includes(step);

/** A case that nobody works on any more is free for others after this time. */
export const CASE_TAKEN_MS = 15 * 60_000;
/** So long a decision can be reversed, and appealed once. */
export const CASE_UNDO_DAYS = 30;
/** Of so many reports that were made without a reason, somebody is marked. */
export const FALSE_REPORTS_MARKED = 3;

export const APPEAL_LENGTH = { min: 20, max: 2000 } as const;
export const CASE_NOTE_MAX = 2000;
export const CASE_KIND_MAX = 30;
export const CASES_PER_PAGE = 50;
export const CASES_AT_ONCE = 100;

/** Where a member reads a decision and appeals. */
export const decisionPath = (caseId: string) => `/notifications?case=${caseId}`;
/** Below notices of decisions against a member. */
export const APPEAL_LINE = `If you think this is a mistake, you can appeal within ${CASE_UNDO_DAYS} days.`;
export const DECISION_BUTTON = "See why, and how to appeal";

export const CASE_TEXT = {
  notFound: "This case does not exist.",
  denied: "Only moderators and superadmins work on cases.",
  handledBy: (name: string) => `Already handled by ${name}.`,
  takenBy: (name: string) => `${name} is working on this case.`,
  concernsYou: "This case concerns you, so somebody else must decide it.",
  closed: "This case is closed. You can reverse its decisions in the history.",
  notPossible: "This cannot be decided for this kind of content, or it is so already.",
  gone: "This content no longer exists.",
  noAuthor: "This case has no author any more.",
  noAppeal: "There is no open appeal in this case.",
  answerAppeal: "Answer the appeal with Grant, Refuse or Ask back.",
  ownDecision: "You decided this case, so somebody else must answer the appeal.",
  undecided: "Decide something first: keep it if nothing is wrong with it.",
  notReversible: "This decision cannot be reversed any more.",
  otherOpen: "There is a newer open case about this.",
  noteOfOthers: "Only who wrote a note can change it.",
  noteNeeded: "Write the note first.",
  classNeeded: "Choose a class.",
  stepNeeded: "Choose what to reverse.",
  tooManyReasons: "Choose at most 100 cases.",
  appealedOnce: "You have appealed against this decision already.",
  notAppealable: "This decision can no longer be appealed.",
  appealTooShort: `Tell us why, in at least ${APPEAL_LENGTH.min} characters.`,
} as const;
