import type { MayReview, Review } from "@cardplaza/contract/reviews/reviews";
import { Flag, ThumbsUp } from "lucide-react";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { latePart } from "../../first-visit/late-part.ts";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/overlays/toast-store.ts";
import type { ReviewedTarget } from "./reviewed-target.ts";
import { useHelpful } from "./use-review-actions.ts";

const ReportReviewDialog = latePart(() =>
  import("./report-review-dialog.tsx").then((module) => module.ReportReviewDialog),
);

interface ReviewActionsProps {
  review: Review;
  mayReview: MayReview;
  target: ReviewedTarget;
}

/** What a reader can do with somebody's review. */
export function ReviewActions({ review, mayReview, target }: ReviewActionsProps) {
  const { status } = useSession();
  const navigate = useNavigate();
  const [reporting, setReporting] = useState(false);
  const helpful = useHelpful();
  if (review.isMine) return null;
  const isOwner = mayReview.why === "own";
  const count = review.helpfulCount > 0 ? ` (${review.helpfulCount.toLocaleString("en-IN")})` : "";
  const asMember = (act: () => void) => () => {
    if (status === "member") return act();
    const redirect = encodeURIComponent(`${target.path}#reviews`);
    toast({
      title: "Sign in first",
      description: "You need to sign in for this.",
      action: { label: "Sign in", onPress: () => void navigate(`/auth?redirect=${redirect}`) },
    });
  };
  return (
    <>
      {isOwner ? (
        count && <span className="px-3 text-sm text-muted">Helpful{count}</span>
      ) : (
        <Button
          variant="ghost"
          size="sm"
          aria-pressed={review.foundHelpful}
          busy={helpful.isPending}
          onClick={asMember(() => helpful.mutate(review._id))}
          className={review.foundHelpful ? "text-brand-strong" : undefined}
        >
          {!helpful.isPending && <ThumbsUp aria-hidden="true" />} Helpful{count}
        </Button>
      )}
      <Button variant="ghost" size="sm" onClick={asMember(() => setReporting(true))}>
        <Flag aria-hidden="true" /> Report
      </Button>
      {reporting && (
        <Suspense>
          <ReportReviewDialog review={review} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </>
  );
}
