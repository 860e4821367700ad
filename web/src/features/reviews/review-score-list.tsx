import { REVIEW_SCORE_LABEL, REVIEW_SCORES } from "@cardplaza/contract/reviews/review-words";
import type { ReviewScores } from "@cardplaza/contract/reviews/reviews";
import { ThumbsDown, ThumbsUp } from "lucide-react";
import { cn } from "../../ui/class-names.ts";
import { Star } from "../../ui/star.tsx";

/** The ratings of one review besides the overall one. */
export function ReviewScoreList({ scores, className }: { scores: ReviewScores; className?: string }) {
  const Thumb = scores.recommend ? ThumbsUp : ThumbsDown;
  return (
    <ul
      aria-label="Ratings in detail"
      className={cn("flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted", className)}
    >
      {REVIEW_SCORES.map((score) => (
        <li key={score} className="flex items-center gap-1 tabular-nums">
          {REVIEW_SCORE_LABEL[score]} <Star fill={1} className="size-3.5 text-star" />
          <span className="font-medium text-ink">
            {scores[score]}
            <span className="sr-only"> of 5 stars</span>
          </span>
        </li>
      ))}
      <li className="flex items-center gap-1.5">
        <Thumb aria-hidden="true" className="size-4" />
        {scores.recommend ? "Would recommend" : "Would not recommend"}
      </li>
    </ul>
  );
}
