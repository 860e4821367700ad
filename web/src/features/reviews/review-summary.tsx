import type { ReviewList } from "@cardplaza/contract/reviews/reviews";
import { cn } from "../../ui/class-names.ts";
import { Star } from "../../ui/star.tsx";
import { RatingBar } from "./rating-bar.tsx";
import { ScoreSummary } from "./score-summary.tsx";

const STARS = [5, 4, 3, 2, 1] as const;

interface ReviewSummaryProps {
  list: ReviewList;
  rating: number | null;
  onRating: (rating: number | null) => void;
}

/** The average, and how many gave which stars; each row shows only those. */
export function ReviewSummary({ list, rating, onRating }: ReviewSummaryProps) {
  const { average, count, histogram } = list;
  if (average === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-10 gap-y-4">
      <div role="img" aria-label={`${average.toFixed(1)} out of 5 stars, ${countWords(count)}`}>
        <p aria-hidden="true" className="text-4xl font-bold tracking-tight tabular-nums">
          {average.toFixed(1)}
        </p>
        <p aria-hidden="true" className="mt-1 flex text-star">
          {STARS.map((_, at) => (
            <Star key={at} fill={average - at} className="size-5" />
          ))}
        </p>
        <p aria-hidden="true" className="mt-1 text-sm text-muted">
          {countWords(count)}
        </p>
      </div>
      <ul aria-label="Reviews by stars" className="grid max-w-md min-w-56 flex-1">
        {STARS.map((stars) => (
          <li key={stars}>
            <button
              type="button"
              aria-pressed={rating === stars}
              aria-label={`${stars === 1 ? "1 star" : `${stars} stars`}: ${countWords(histogram[stars])}`}
              onClick={() => onRating(rating === stars ? null : stars)}
              className={cn(
                "flex min-h-7 w-full items-center gap-3 rounded-md px-2 text-sm tabular-nums hover:bg-hover pointer-coarse:min-h-11",
                rating === stars && "bg-brand-soft",
              )}
            >
              <span className="flex w-8 items-center gap-1">
                {stars} <Star fill={1} className="size-3.5 text-star" />
              </span>
              <RatingBar share={histogram[stars] / count} />
              <span className="w-8 text-right text-muted">{histogram[stars]}</span>
            </button>
          </li>
        ))}
      </ul>
      {list.scores && <ScoreSummary scores={list.scores} />}
    </div>
  );
}

const countWords = (count: number) => (count === 1 ? "1 review" : `${count} reviews`);
