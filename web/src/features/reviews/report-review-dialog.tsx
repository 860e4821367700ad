import { REVIEWED_SELLER } from "@cardplaza/contract/reviews/review-words";
import type { Review } from "@cardplaza/contract/reviews/reviews";
import { ReportForm } from "../moderation/report-form.tsx";
import { useReportReview } from "./use-review-actions.ts";

const reasonsFor = ({ targetType }: Review) => [
  "It is not about a real experience",
  `It is written by the ${REVIEWED_SELLER[targetType]} or a rival`,
  "It is spam or an advertisement",
  "It is offensive",
  "It shows somebody's private details",
  "Something else",
];

export function ReportReviewDialog({ review, onClose }: { review: Review; onClose: () => void }) {
  const report = useReportReview();
  return (
    <ReportForm
      title="Report this review"
      description="We look at every report. A review is removed when it breaks the rules, not because it is bad."
      reasons={reasonsFor(review)}
      report={(words) => report.mutateAsync({ id: review._id, ...words })}
      onClose={onClose}
    />
  );
}
