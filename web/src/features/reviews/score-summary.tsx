import { RATING_MAX, REVIEW_SCORE_LABEL, REVIEW_SCORES } from "@cardplaza/contract/reviews/review-words";
import type { ScoreFigures } from "@cardplaza/contract/reviews/reviews";
import { RatingBar } from "./rating-bar.tsx";

/** The averages of the ratings in detail, and how many would recommend it. */
export function ScoreSummary({ scores }: { scores: ScoreFigures }) {
  return (
    <dl aria-label="Ratings in detail" className="grid w-full grid-cols-1 gap-x-10 gap-y-3 sm:grid-cols-2">
      {REVIEW_SCORES.map((score) => (
        <Row
          key={score}
          label={REVIEW_SCORE_LABEL[score]}
          value={scores[score].toFixed(1)}
          unit="of 5 stars"
          share={scores[score] / RATING_MAX}
        />
      ))}
      <Row
        label="Would recommend"
        value={`${scores.recommendPercent}%`}
        share={scores.recommendPercent / 100}
      />
    </dl>
  );
}

interface RowProps {
  label: string;
  value: string;
  /** A unit that screen readers read after the value. */
  unit?: string;
  share: number;
}

function Row({ label, value, unit, share }: RowProps) {
  return (
    <div className="flex items-center gap-3 text-sm">
      <dt className="w-32 shrink-0">{label}</dt>
      <dd className="flex min-w-0 flex-1 items-center gap-3 tabular-nums">
        <RatingBar share={share} />
        <span className="w-10 text-right font-medium">
          {value}
          {unit && <span className="sr-only"> {unit}</span>}
        </span>
      </dd>
    </div>
  );
}
