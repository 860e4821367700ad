import type { ReviewCase } from "@cardplaza/contract/reviews/reviews";
import { REVIEWS_WORDS as words } from "./listings-words.ts";

/** Why it waits for us, in words. */
export const whyOf = ({ flags, reports }: Pick<ReviewCase, "flags" | "reports">) =>
  [
    ...flags.map((flag) => words.flags[flag]),
    ...(reports.length > 0 ? [words.reports(reports.length)] : []),
  ].join(", ") || words.nothing;
