import type { Review } from "@cardplaza/contract/reviews/reviews";
import { Flag, MessageSquareReply, Pin, PinOff } from "lucide-react";
import { useState } from "react";
import { problemText } from "../../lib/problem-text.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/overlays/toast-store.ts";
import { ReplyForm } from "./reply-form.tsx";
import { ReviewItem } from "./review-item.tsx";
import type { ReviewedTarget } from "./reviewed-target.ts";
import { useReviewTools, useSaveTools } from "./use-review-tools.ts";
import { ReportReviewDialog } from "./report-review-dialog.tsx";

interface OwnerReviewProps {
  review: Review;
  target: ReviewedTarget;
  /** Managers reply and report; the tools are the owner's. */
  isOwner: boolean;
  onUpgrade: () => void;
}

/** A review as those who may reply to it see it. */
export function OwnerReview({ review, target, isOwner, onUpgrade }: OwnerReviewProps) {
  const [replying, setReplying] = useState(false);
  const [reporting, setReporting] = useState(false);
  const { data: tools, isPremium } = useReviewTools(target, isOwner);
  const save = useSaveTools(target);
  const { ownerReply, isFeatured } = review;
  const mayReply = !ownerReply || (ownerReply.editableUntil !== null && isLater(ownerReply.editableUntil));
  const feature = () => {
    if (isPremium === false) return onUpgrade();
    save.mutate(
      { featuredReviewId: isFeatured ? null : review._id },
      {
        onError: (error) =>
          toast({ title: "Error", description: problemText(error), variant: "destructive" }),
      },
    );
  };
  return (
    <ReviewItem review={review} target={target}>
      {replying ? (
        <ReplyForm review={review} templates={tools?.templates ?? []} onClose={() => setReplying(false)} />
      ) : (
        <>
          {mayReply && (
            <Button variant="secondary" size="sm" onClick={() => setReplying(true)}>
              <MessageSquareReply aria-hidden="true" /> {ownerReply ? "Edit reply" : "Reply"}
            </Button>
          )}
          {isOwner && (
            <Button variant="ghost" size="sm" busy={save.isPending} onClick={feature}>
              {!save.isPending && (isFeatured ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />)}
              {isFeatured ? "Stop featuring" : "Feature"}
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={() => setReporting(true)}>
            <Flag aria-hidden="true" /> Report
          </Button>
          {review.helpfulCount > 0 && (
            <span className="px-2 text-sm text-muted">
              {review.helpfulCount.toLocaleString("en-IN")} found this helpful
            </span>
          )}
        </>
      )}
      {reporting && <ReportReviewDialog review={review} onClose={() => setReporting(false)} />}
    </ReviewItem>
  );
}

const isLater = (time: string) => new Date(time).getTime() > Date.now();
