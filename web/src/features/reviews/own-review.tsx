import { REVIEW_AGAIN_DAYS, REVIEWED_NOUN } from "@cardplaza/contract/reviews/review-words";
import type { Review } from "@cardplaza/contract/reviews/reviews";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ReviewItem } from "./review-item.tsx";
import type { ReviewedTarget } from "./reviewed-target.ts";
import { useWithdraw } from "./use-review-actions.ts";

interface OwnReviewProps {
  review: Review;
  target: ReviewedTarget;
  className?: string;
}

/** The viewer's own review, its state, and how to withdraw it. */
export function OwnReview({ review, target, className }: OwnReviewProps) {
  const [asking, setAsking] = useState(false);
  const withdraw = useWithdraw();
  const button = (
    <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
      Withdraw
    </Button>
  );
  return (
    <div className={cn("grid grid-cols-1 gap-3", className)}>
      {review.status === "published" && (
        <Notice title={`You have reviewed this ${REVIEWED_NOUN[target.targetType]}.`} action={button}>
          A review cannot be edited. Withdraw it, and you can write a new one after {REVIEW_AGAIN_DAYS} days.
        </Notice>
      )}
      {review.status === "pending" && (
        <Notice tone="warning" title="Your review waits for a check." action={button}>
          Only you see it until then.
        </Notice>
      )}
      {review.status === "hidden" && (
        <Notice tone="danger" title="Your review is not shown." action={button}>
          An administrator has hidden it. Only you see it.
        </Notice>
      )}
      {/* A published one is in the list below. */}
      {review.status !== "published" && (
        <div className="rounded-card border border-line px-4">
          <ReviewItem review={review} target={target} />
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Withdraw your review?"
        description={`It is no longer shown and no longer counts. You can write a new one after ${REVIEW_AGAIN_DAYS} days.`}
        confirmLabel="Withdraw"
        onConfirm={() => withdraw.mutateAsync(review._id)}
      />
    </div>
  );
}
