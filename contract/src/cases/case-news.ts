import { withReason, type NewsKinds } from "../notifications/news-kind.ts";
import { APPEAL_LINE, DECISION_BUTTON, type AppealStatus } from "./case-words.ts";

/** What became of something that somebody reported. */
export const REPORT_OUTCOMES = ["removed", "labelled", "kept", "shown-again"] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

const OUTCOME: Record<ReportOutcome, (what: string) => string> = {
  removed: (what) => `We looked at the ${what} that you reported and took it down. Thank you.`,
  labelled: (what) => `We looked at the ${what} that you reported and put a label on it. Thank you.`,
  kept: (what) =>
    `We looked at the ${what} that you reported. It does not break our rules, so it stays. Thank you for telling us.`,
  "shown-again": (what) =>
    `The ${what} that you reported was looked at again after an appeal, and is shown again.`,
};

const ANSWERED: Record<Exclude<AppealStatus, "open">, (what: string) => string> = {
  granted: (what) => `We looked again at our decision about your ${what} and took it back.`,
  refused: (what) => `We looked again at our decision about your ${what}. It stays as it is.`,
  asked: (what) => `We have a question about your appeal for your ${what}.`,
};

export const CASE_NEWS = {
  "report.outcome": {
    type: "message_received",
    label: "What became of your reports",
    text: ({ what, outcome }: { what: string; outcome: ReportOutcome }) => ({
      message: OUTCOME[outcome](what),
      subject: `Your report of a ${what}`,
      button: "Open your notifications",
    }),
  },
  "case.strike": {
    type: "message_received",
    label: "Strikes on your account",
    text: ({ what, reason }: { what: string; reason: string }) => ({
      message: withReason(`Your account has a strike because of your ${what}.`, reason),
      subject: "Your account has a strike",
      lines: [
        `Reason: ${reason}`,
        "A strike counts for 90 days. After three strikes we may suspend an account.",
        APPEAL_LINE,
      ],
      button: DECISION_BUTTON,
    }),
  },
  "case.label": {
    type: "message_received",
    label: "Labels on your posts",
    text: ({ what, reason }: { what: string; reason: string }) => ({
      message: withReason(`Your ${what} has a label now: made or changed with AI.`, reason),
      subject: `Your ${what} has a label now`,
      lines: [`Reason: ${reason}`, "It stays visible, with the label above it.", APPEAL_LINE],
      button: DECISION_BUTTON,
    }),
  },
  "case.looked-again": {
    type: "message_received",
    label: "Answers to your appeals, and decisions taken back",
    text: ({
      what,
      status,
      reason = "",
    }: {
      what: string;
      status: Exclude<AppealStatus, "open">;
      reason?: string;
    }) => ({
      message: withReason(ANSWERED[status](what), reason),
      subject: `Our decision about your ${what}`,
      lines: [reason],
      button: status === "asked" ? "Answer the question" : "See the decision",
    }),
  },
} satisfies NewsKinds;
