import {
  REVIEW_SORT_LABEL,
  REVIEW_SORTS,
  REVIEW_TEXT,
  type ReviewSort,
} from "@cardplaza/contract/reviews/review-words";
import type { ReviewList } from "@cardplaza/contract/reviews/reviews";
import { Button } from "../../ui/button.tsx";
import { ToggleChip } from "../../ui/chip.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { ShowMore } from "../../ui/lists/show-more.tsx";
import { OwnReview } from "./own-review.tsx";
import { ReviewActions } from "./review-actions.tsx";
import { ReviewItem } from "./review-item.tsx";
import { ReviewListSkeleton } from "./review-list-skeleton.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import type { ReviewedTarget } from "./reviewed-target.ts";
import { useReviews } from "./use-reviews.ts";
import { WriteReview } from "./write-review.tsx";

interface ReviewsProps {
  target: ReviewedTarget;
  /** The first page, where it came with the server's page. */
  initial?: ReviewList | undefined;
}

/** What customers say: the Reviews tab of the page of a business, a company, a product or a provider. */
export function Reviews({ target, initial }: ReviewsProps) {
  const { filters, change, clear, isFiltered, first, reviews, list } = useReviews(target, initial);
  if (!first) {
    return (
      <section aria-label="Reviews" className="max-w-3xl">
        {list.isError ? (
          <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />
        ) : (
          <ReviewListSkeleton />
        )}
      </section>
    );
  }
  const write = <WriteReview target={target} mayReview={first.mayReview} hasScores={first.hasScores} />;
  return (
    <section aria-label="Reviews" className="max-w-3xl">
      {first.count > 0 && (
        <ReviewSummary list={first} rating={filters.rating} onRating={(rating) => change({ rating })} />
      )}
      {first.mine && <OwnReview review={first.mine} target={target} className="mt-6" />}
      {first.count === 0 && !first.mine && (
        <EmptyState drawing="people" title={REVIEW_TEXT.none} action={write} />
      )}
      {first.count > 0 && (
        <div className="mt-6 flex flex-wrap items-center gap-3 border-b border-line pb-4">
          <Select
            aria-label="Sort reviews"
            className="w-auto"
            value={filters.sort}
            onChange={(event) => change({ sort: event.target.value as ReviewSort })}
            options={REVIEW_SORTS.map((value) => ({ value, label: REVIEW_SORT_LABEL[value] }))}
          />
          <ToggleChip pressed={filters.verified} onClick={() => change({ verified: !filters.verified })}>
            Verified{first.verifiedCount > 0 ? ` (${first.verifiedCount})` : ""}
          </ToggleChip>
          <div className="ml-auto">{write}</div>
        </div>
      )}
      {first.count > 0 && reviews.length === 0 && !list.isFetching && (
        <div className="py-8 text-center">
          <p className="text-sm text-muted">No reviews match.</p>
          {isFiltered && (
            <Button variant="secondary" className="mt-4" onClick={clear}>
              Show all
            </Button>
          )}
        </div>
      )}
      <ul aria-busy={list.isPlaceholderData && list.isFetching} className="divide-y divide-line">
        {reviews.map((review) => (
          <li key={review._id}>
            <ReviewItem review={review} target={target}>
              <ReviewActions review={review} mayReview={first.mayReview} target={target} />
            </ReviewItem>
          </li>
        ))}
      </ul>
      {list.isError && <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />}
      <ShowMore list={list} className="pt-2" label="Show more reviews" />
    </section>
  );
}
