// What the desk of administrators says. Apart from the words of claims, which members' pages load.
import { CLAIM_STATUSES } from "./claim-words.ts";

/** What administrators can decide. Of a disputed transfer, `approve` keeps it. */
export const CLAIM_ACTIONS = ["approve", "reject", "ask", "undo"] as const;
export type ClaimAction = (typeof CLAIM_ACTIONS)[number];
/** What administrators list: `waiting` are those that they have to decide. */
export const CLAIM_FILTERS = ["waiting", ...CLAIM_STATUSES] as const;
export type ClaimFilter = (typeof CLAIM_FILTERS)[number];
export const CLAIM_QUERY_MIN = 3;
export const CLAIM_QUERY_MAX = 100;

/** Reasons that administrators choose from; they can change the text before it is sent. */
export const CLAIM_REASONS: Partial<Record<ClaimAction, readonly string[]>> = {
  reject: [
    "The document does not name this business.",
    "The document does not show that you own or manage this business.",
    "The document cannot be read or is not complete.",
    "The document looks changed.",
    "The business told us that you do not act for it.",
  ],
  ask: [
    "Please send a document that names the business, such as its GST certificate, shop licence or a utility bill.",
    "The document cannot be read. Please send a sharper photo or a PDF of all pages.",
    "Please send a document that shows your own name together with the name of the business.",
    "Please tell us how you took over the business, and send the agreement or a letter of the former owner.",
  ],
  undo: [
    "The former owner has shown that the business is still theirs.",
    "The document that the claim was approved with is not genuine.",
  ],
};
