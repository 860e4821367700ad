// What the desk of administrators says. Apart from the words of companies, which members' pages load.
import { COMPANY_ACTIONS, COMPANY_STATUSES } from "./company-words.ts";

/** `transfer` makes a manager of the company its owner. */
export const COMPANY_DECISIONS = [...COMPANY_ACTIONS, "transfer"] as const;
export type CompanyDecision = (typeof COMPANY_DECISIONS)[number];
export const COMPANY_FILTERS = ["all", ...COMPANY_STATUSES] as const;
export type CompanyFilter = (typeof COMPANY_FILTERS)[number];
export const COMPANY_QUERY_MIN = 3;
export const COMPANY_QUERY_MAX = 100;

export const COMPANY_DESK_TEXT = {
  notYourList: "Only moderators, support and analysts see this list of companies.",
  handledBy: (name: string) => `Already handled by ${name}.`,
  chooseNewOwner: "Choose a manager of this company.",
} as const;

/** Reasons that administrators choose from; they can change the text before it is sent. */
export const COMPANY_REASONS: Partial<Record<CompanyDecision, readonly string[]>> = {
  suspend: [
    "The GSTIN belongs to another company.",
    "The company does not exist under this name.",
    "Several people reported this company as misleading.",
    "Companies of this kind cannot have a page here.",
  ],
  transfer: [
    "The owner has left the company, and the company asked us to make this manager the owner.",
    "The documents of the company show that this manager is its owner.",
  ],
};
