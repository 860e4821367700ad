import { REVIEW_BODY_MIN, REVIEW_SCORES, REVIEW_TEXT } from "@cardplaza/contract/reviews/review-words";
import type { NewReview } from "@cardplaza/contract/reviews/reviews";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useRevalidator } from "react-router";
import { ApiError, apiOnce } from "../../lib/api.ts";
import { problemText } from "../../lib/problem-text.ts";
import { useSession } from "../../lib/session.ts";
import { useKeptAction } from "../../lib/use-kept-action.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { useAttemptKey } from "../../lib/attempt-key.ts";
import { clearDraft, saveDraft, readDraft, type ReviewValues } from "./review-draft.ts";
import type { ReviewedTarget } from "./reviewed-target.ts";
import { useRefreshReviews } from "./use-review-actions.ts";

interface Writing {
  target: ReviewedTarget;
  hasScores: boolean;
  code: string | null;
  onDone: () => void;
}

/** The form of a review: nothing typed is lost until it has been sent. */
export function useWriteReview({ target, hasScores, code, onDone }: Writing) {
  const { targetType, targetId } = target;
  const { status } = useSession();
  const refreshReviews = useRefreshReviews();
  const page = useRevalidator();
  const keyFor = useAttemptKey();
  const [values, setValues] = useState(() => readDraft(target));
  const [attempts, setAttempts] = useState(0);
  const change = (part: Partial<ReviewValues>) =>
    setValues((now) => {
      const next = { ...now, ...part };
      saveDraft(target, next);
      return next;
    });
  const send = useMutation({
    mutationFn: (ratings: Pick<NewReview, "rating" | "scores">) => {
      const { title, body, experienceDate, photos, incentivised } = values;
      const review = {
        ...ratings,
        title,
        body,
        experienceDate,
        photos,
        ...(incentivised ? { source: "incentivised" as const } : {}),
        ...(code ? { code } : {}),
      };
      return apiOnce(keyFor(review))["POST /api/reviews"]({
        query: { targetType, targetId },
        body: review,
      });
    },
    onSuccess: async ({ review }) => {
      clearDraft(target);
      onDone();
      toast(
        review.status === "published"
          ? { title: "Review published", description: "Thank you for sharing your experience." }
          : { title: "Review received", description: "It is shown once we have checked it." },
      );
      // The head of the page counts it too.
      await Promise.all([refreshReviews(), page.revalidate()]);
    },
  });
  const missing = attempts > 0 ? missingIn(values, hasScores) : {};
  /** Whether all is filled in; what is missing is then shown. */
  const isWhole = () => {
    setAttempts(attempts + 1);
    return Object.keys(missingIn(values, hasScores)).length === 0;
  };
  const publish = () => {
    const ratings = ratingsIn(values, hasScores);
    if (isWhole() && ratings && !send.isPending) send.mutate(ratings);
  };
  // What a visitor wrote is published once they are signed in.
  useKeptAction({ kind: "review", about: targetId, finish: publish });
  const fields = send.error instanceof ApiError ? (send.error.fields ?? {}) : {};
  return {
    values,
    change,
    mustSignIn: status === "visitor",
    isWhole,
    send: publish,
    isSending: send.isPending,
    fields: { ...fields, ...missing },
    /** Changes with each attempt that failed. */
    trouble: Object.keys(missing).length > 0 ? attempts : send.error,
    problem: send.error && Object.keys(fields).length === 0 ? problemText(send.error) : null,
  };
}

/** The ratings; null while one of them is missing. */
function ratingsIn({ rating, scores }: ReviewValues, hasScores: boolean) {
  if (rating === null) return null;
  if (!hasScores) return { rating };
  const { quality, schedule, value, recommend } = scores;
  if (quality === null || schedule === null || value === null || recommend === null) return null;
  return { rating, scores: { quality, schedule, value, recommend } };
}

function missingIn(values: ReviewValues, hasScores: boolean): Record<string, string> {
  const { rating, scores, body, experienceDate } = values;
  const unrated = hasScores ? REVIEW_SCORES.filter((score) => scores[score] === null) : [];
  return {
    ...(body.trim().length < REVIEW_BODY_MIN ? { body: REVIEW_TEXT.bodyShort } : {}),
    ...(experienceDate === "" ? { experienceDate: REVIEW_TEXT.noExperience } : {}),
    ...(rating === null ? { rating: REVIEW_TEXT.rate } : {}),
    ...Object.fromEntries(unrated.map((score) => [`scores.${score}`, REVIEW_TEXT.rate])),
    ...(hasScores && scores.recommend === null ? { "scores.recommend": REVIEW_TEXT.recommend } : {}),
  };
}
