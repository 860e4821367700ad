import { tabDraft } from "../../forms/drafts/small-draft.ts";

export interface ReviewValues {
  rating: number | null;
  title: string;
  body: string;
  experienceDate: string;
  photos: string[];
  incentivised: boolean;
}

const EMPTY: ReviewValues = {
  rating: null,
  title: "",
  body: "",
  experienceDate: "",
  photos: [],
  incentivised: false,
};

const draftOf = (targetId: string) => tabDraft<Partial<ReviewValues>>(`review-of-${targetId}`);

/** What was typed stays through a closed dialog, a failed call and a sign-in, until it was sent. */
export const readDraft = (targetId: string): ReviewValues => ({ ...EMPTY, ...draftOf(targetId).read() });

export const saveDraft = (targetId: string, values: ReviewValues) => void draftOf(targetId).save(values);

export const clearDraft = (targetId: string) => draftOf(targetId).drop();
