// What the desk of administrators says. Apart from the words of reviews, which members' pages load.
import { REVIEW_STATUSES } from "./review-words.ts";

/** What administrators can decide, and what they list. */
export const REVIEW_ACTIONS = ["publish", "hide"] as const;
export type ReviewAction = (typeof REVIEW_ACTIONS)[number];
export const REVIEW_FILTERS = [...REVIEW_STATUSES, "reported"] as const;
export type ReviewFilter = (typeof REVIEW_FILTERS)[number];
export const REVIEW_QUERY_MAX = 100;
/** Reasons that administrators choose from; they can change the text before it is sent. */
export const REVIEW_REASONS: Partial<Record<ReviewAction, readonly string[]>> = {
  hide: [
    "The review does not describe your own experience with this business.",
    "The review has phone numbers, web addresses or advertising in it.",
    "The review insults or threatens people.",
    "The review names private details of a person.",
  ],
};
