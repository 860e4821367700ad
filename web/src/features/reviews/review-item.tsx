import { dayInWords } from "@cardplaza/contract/date-words";
import { REVIEW_SOURCE_LABEL, REVIEWED_SELLER } from "@cardplaza/contract/reviews/review-words";
import type { Review } from "@cardplaza/contract/reviews/reviews";
import { BadgeCheck, Pin } from "lucide-react";
import type { ReactNode } from "react";
import { Avatar } from "../../ui/avatar.tsx";
import { Badge } from "../../ui/badge.tsx";
import { cn } from "../../ui/class-names.ts";
import { Star } from "../../ui/star.tsx";
import { ReviewPhotos } from "./review-photos.tsx";
import { ReviewScoreList } from "./review-score-list.tsx";
import type { ReviewedTarget } from "./reviewed-target.ts";

interface ReviewItemProps {
  review: Review;
  /** Its name is above the reply. */
  target: Pick<ReviewedTarget, "name">;
  /** What can be done with it. */
  children?: ReactNode;
}

export function ReviewItem({ review, target, children }: ReviewItemProps) {
  const { authorName, rating, title, body, source, ownerReply } = review;
  return (
    <article aria-label={`Review by ${authorName}`} className="py-6">
      <header className="flex items-start gap-3">
        <Avatar name={authorName} decorative />
        <div className="min-w-0 flex-1">
          <p className="font-semibold break-words">{authorName}</p>
          <p className="mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted">
            <Stars rating={rating} />
            {review.publishedAt && <span>{dayInWords(review.publishedAt)}</span>}
            {source === "organic" && <span>{REVIEW_SOURCE_LABEL.organic(review.targetType)}</span>}
          </p>
        </div>
      </header>
      <ReviewBadges review={review} />
      {review.scores && <ReviewScoreList scores={review.scores} className="mt-3" />}
      {title && <p className="mt-3 font-semibold break-words">{title}</p>}
      <p className={cn("break-words whitespace-pre-line", title ? "mt-1" : "mt-3")}>{body}</p>
      <p className="mt-2 text-xs text-muted">Visited {dayInWords(review.experienceDate)}</p>
      <ReviewPhotos photos={review.photos} authorName={authorName} />
      {ownerReply && (
        <div className="mt-4 rounded-field bg-hover px-4 py-3 text-sm">
          <p className="font-semibold break-words">
            {target.name}{" "}
            <span className="font-normal text-muted">replied on {dayInWords(ownerReply.repliedAt)}</span>
          </p>
          <p className="mt-1 break-words whitespace-pre-line">{ownerReply.body}</p>
        </div>
      )}
      {children && <div className="mt-3 flex flex-wrap items-center gap-1">{children}</div>}
    </article>
  );
}

/** What else a reader should know of it. */
function ReviewBadges({ review }: { review: Review }) {
  const { isFeatured, verifiedInteraction, source, targetType } = review;
  if (!isFeatured && !verifiedInteraction && source === "organic") return null;
  return (
    <div className="mt-2.5 flex flex-wrap gap-1.5">
      {isFeatured && (
        <Badge tone="brand">
          <Pin aria-hidden="true" /> Featured by the {REVIEWED_SELLER[targetType]}
        </Badge>
      )}
      {verifiedInteraction && (
        <Badge tone="positive">
          <BadgeCheck aria-hidden="true" /> Verified customer
        </Badge>
      )}
      {source !== "organic" && (
        <Badge tone={source === "incentivised" ? "warning" : "neutral"}>
          {REVIEW_SOURCE_LABEL[source](targetType)}
        </Badge>
      )}
    </div>
  );
}

export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`${rating} of 5 stars`} className="inline-flex text-star">
      {[0, 1, 2, 3, 4].map((at) => (
        <Star key={at} fill={rating - at} className="size-4" />
      ))}
    </span>
  );
}
