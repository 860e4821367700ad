import { REVIEW_TEXT } from "@cardplaza/contract/reviews/review-words";
import type { ReviewScores } from "@cardplaza/contract/reviews/reviews";
import { invalid } from "../../platform/refusals.ts";
import type { ReviewTarget } from "../../registry/review-target.ts";
import type { ReviewRow } from "./reviews.table.ts";

export type ScoreColumns = Pick<ReviewRow, "qualityScore" | "scheduleScore" | "valueScore" | "recommends">;

/** The columns of the scores. Refuses a review without them where they are due, and one with them elsewhere. */
export function readScores(
  { type, hasScores = false }: ReviewTarget,
  scores: ReviewScores | undefined,
): Partial<ScoreColumns> {
  if (!hasScores && scores) throw invalid({ scores: REVIEW_TEXT.noScores(type) });
  if (hasScores && !scores) throw invalid({ scores: REVIEW_TEXT.scoresMissing });
  if (!scores) return {};
  const { quality, schedule, value, recommend } = scores;
  return { qualityScore: quality, scheduleScore: schedule, valueScore: value, recommends: recommend };
}

export function presentScores(row: ScoreColumns): ReviewScores | null {
  const { qualityScore: quality, scheduleScore: schedule, valueScore: value, recommends: recommend } = row;
  if (quality === null || schedule === null || value === null || recommend === null) return null;
  return { quality, schedule, value, recommend };
}
