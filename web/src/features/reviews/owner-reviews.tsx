import { REVIEW_SORT_LABEL, REVIEW_SORTS, type ReviewSort } from "@cardplaza/contract/reviews/review-words";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { Panel, PanelHeader } from "../../ui/panel.tsx";
import { Select } from "../../ui/fields/select.tsx";
import { ShowMore } from "../../ui/lists/show-more.tsx";
import { LateUpgradeDialog } from "../plan/late-upgrade-dialog.tsx";
import { OwnerReview } from "./owner-review.tsx";
import { ReviewListSkeleton } from "./review-list-skeleton.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import { ReviewToolsPanel } from "./review-tools-panel.tsx";
import type { ReviewedTarget } from "./reviewed-target.ts";
import { useReviews } from "./use-reviews.ts";

interface OwnerReviewsProps {
  target: ReviewedTarget;
  /** Managers reply and report; the tools are the owner's. */
  isOwner: boolean;
}

/** The reviews of what a member owns or manages, with the replies and the tools. */
export function OwnerReviews({ target, isOwner }: OwnerReviewsProps) {
  const [upgrading, setUpgrading] = useState(false);
  const upgrade = () => setUpgrading(true);
  return (
    <div id="reviews" className="grid scroll-mt-24 grid-cols-1 gap-6">
      <Panel>
        <RepliedReviews target={target} isOwner={isOwner} onUpgrade={upgrade} />
      </Panel>
      {isOwner && <ReviewToolsPanel target={target} onUpgrade={upgrade} />}
      {isOwner && <LateUpgradeDialog open={upgrading} onOpenChange={setUpgrading} />}
    </div>
  );
}

interface RepliedReviewsProps extends OwnerReviewsProps {
  onUpgrade: () => void;
}

function RepliedReviews({ target, isOwner, onUpgrade }: RepliedReviewsProps) {
  const { filters, change, clear, first, reviews, list } = useReviews(target);
  if (!first) {
    return (
      <>
        <PanelHeader title="Reviews" />
        {list.isError ? (
          <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />
        ) : (
          <ReviewListSkeleton />
        )}
      </>
    );
  }
  if (first.count === 0) {
    return (
      <>
        <PanelHeader title="Reviews" />
        <EmptyState
          drawing="people"
          title="No reviews yet"
          text="They appear here as your customers write them, and you can reply to each."
          className="py-4"
        />
      </>
    );
  }
  return (
    <>
      <PanelHeader
        title="Reviews"
        description="Reply once to each. Report what breaks the rules; only we remove reviews, never for being bad."
        actions={
          <Select
            aria-label="Sort reviews"
            value={filters.sort}
            onChange={(event) => change({ sort: event.target.value as ReviewSort })}
            options={REVIEW_SORTS.map((value) => ({ value, label: REVIEW_SORT_LABEL[value] }))}
          />
        }
      />
      <ReviewSummary list={first} rating={filters.rating} onRating={(rating) => change({ rating })} />
      {reviews.length === 0 && !list.isFetching && (
        <div className="py-8 text-center">
          <p className="text-sm text-muted">No reviews match.</p>
          <Button variant="secondary" className="mt-4" onClick={clear}>
            Show all
          </Button>
        </div>
      )}
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {reviews.map((review) => (
          <li key={review._id}>
            <OwnerReview review={review} target={target} isOwner={isOwner} onUpgrade={onUpgrade} />
          </li>
        ))}
      </ul>
      {list.isError && <ErrorState onRetry={() => void list.refetch()} retrying={list.isFetching} />}
      <ShowMore list={list} label="Show more reviews" />
    </>
  );
}
