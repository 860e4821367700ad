import { REVIEW_TEXT } from "@cardplaza/contract/reviews/review-words";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, apiOnce } from "../../lib/api.ts";
import { problemText } from "../../lib/problem-text.ts";
import { useSession } from "../../lib/session.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { useAttemptKey } from "../../lib/attempt-key.ts";
import { clearDraft, saveDraft, readDraft, type ReviewValues } from "./review-draft.ts";
import { useRefreshReviews } from "./use-review-actions.ts";

/** The form of a review: nothing typed is lost until it has been sent. */
export function useWriteReview(targetId: string, code: string | null, onDone: () => void) {
  const { status } = useSession();
  const refreshReviews = useRefreshReviews();
  const keyFor = useAttemptKey();
  const [values, setValues] = useState(() => readDraft(targetId));
  const [unrated, setUnrated] = useState(false);
  const change = (part: Partial<ReviewValues>) =>
    setValues((now) => {
      const next = { ...now, ...part };
      saveDraft(targetId, next);
      return next;
    });
  const send = useMutation({
    mutationFn: (rating: number) => {
      const { title, body, experienceDate, photos, incentivised } = values;
      const review = {
        rating,
        title,
        body,
        experienceDate,
        photos,
        ...(incentivised ? { source: "incentivised" as const } : {}),
        ...(code ? { code } : {}),
      };
      return apiOnce(keyFor(review))["POST /api/reviews"]({
        query: { targetType: "business", targetId },
        body: review,
      });
    },
    onSuccess: async ({ review }) => {
      clearDraft(targetId);
      onDone();
      toast(
        review.status === "published"
          ? { title: "Review published", description: "Thank you for sharing your experience." }
          : { title: "Review received", description: "It is shown once we have checked it." },
      );
      await refreshReviews();
    },
  });
  const fields = send.error instanceof ApiError ? (send.error.fields ?? {}) : {};
  return {
    values,
    change,
    mustSignIn: status === "visitor",
    send: () => {
      setUnrated(values.rating === null);
      if (values.rating !== null && !send.isPending) send.mutate(values.rating);
    },
    isSending: send.isPending,
    fields: unrated && values.rating === null ? { ...fields, rating: REVIEW_TEXT.rate } : fields,
    problem: send.error && Object.keys(fields).length === 0 ? problemText(send.error) : null,
  };
}
