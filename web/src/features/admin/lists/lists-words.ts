import type { MeasureKind } from "@cardplaza/contract/accounts/measure-words";
import { dayInWords } from "@cardplaza/contract/date-words";

/** What all lists of administrators say. */
export const LISTS_WORDS = {
  more: "Load more",
  tooMany: "Only the first thousand are listed. Type more to find the others.",
  details: "Details",
  open: (name: string) => `Open ${name}`,
  openPage: "Open the page",
  confirmed: "confirmed",
  notConfirmed: "not confirmed",
  waitsSince: (at: string) => `since ${dayInWords(at)}`,
  decision: {
    reason: "Reason",
    shown: "They read it, word for word.",
    kept: "Only administrators read it, in the audit log.",
    ready: "Ready-made text",
    own: "Write your own",
  },
  member: {
    contacts: "Contacts",
    since: "Member since",
    measures: "Warnings, strikes, suspensions and deletions",
    noMeasures: "None so far.",
    owned: "Cards, listings and pages",
    noneOwned: "Nothing that can be found.",
    inMembers: "Open in Members",
  },
};

export const MEASURE_WORDS: Record<Exclude<MeasureKind, "suspension">, string> = {
  warning: "Warning",
  strike: "Strike",
  deletion: "Account deleted by us",
};
export const suspensionFor = (days: number | null) =>
  days === null ? "Suspended for good" : `Suspended for ${days} ${days === 1 ? "day" : "days"}`;
export const endedOn = (at: string) => `ended on ${dayInWords(at)}`;
