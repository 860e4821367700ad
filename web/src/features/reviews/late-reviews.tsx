import { keptPart } from "../../first-visit/kept-part.tsx";
import { ReviewListSkeleton } from "./review-list-skeleton.tsx";

/** The reviews of a page whose visitors mostly come for something else. */
export const LateReviews = keptPart(
  () => import("./reviews.tsx").then((module) => module.Reviews),
  <ReviewListSkeleton />,
);
