import type { ReviewScore } from "@cardplaza/contract/reviews/review-words";
import { tabValue } from "../../lib/storage/stored-value.ts";
import { today } from "./review-dates.ts";
import type { ReviewedTarget } from "./reviewed-target.ts";

export interface ScoreValues extends Record<ReviewScore, number | null> {
  recommend: boolean | null;
}

export interface ReviewValues {
  rating: number | null;
  /** Only sent where they are asked for. */
  scores: ScoreValues;
  title: string;
  body: string;
  experienceDate: string;
  photos: string[];
  incentivised: boolean;
}

const EMPTY: ReviewValues = {
  rating: null,
  scores: { quality: null, schedule: null, value: null, recommend: null },
  title: "",
  body: "",
  experienceDate: "",
  photos: [],
  incentivised: false,
};

const draftOf = ({ targetType, targetId }: ReviewedTarget) =>
  tabValue<Partial<ReviewValues>>(`review-of-${targetType}-${targetId}`);

/** What was typed stays through a closed dialog, a failed call and a sign-in, until it was sent. */
export const readDraft = (target: ReviewedTarget): ReviewValues => ({
  ...EMPTY,
  // Most people write on the day itself.
  experienceDate: today(),
  ...draftOf(target).read(),
});

export const saveDraft = (target: ReviewedTarget, values: ReviewValues) => void draftOf(target).save(values);

export const clearDraft = (target: ReviewedTarget) => draftOf(target).drop();
