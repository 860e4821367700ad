import type { ReviewTargetType } from "@cardplaza/contract/reviews/review-words";

/** What reviews are about, as the page that shows them knows it. */
export interface ReviewedTarget {
  targetType: ReviewTargetType;
  targetId: string;
  name: string;
  /** Its page. Readers come back to it after a sign-in. */
  path: string;
  /** The page on which its owner and its managers reply. */
  ownersPath: string;
}
