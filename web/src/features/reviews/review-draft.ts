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

const keyOf = (targetId: string) => `review-of-${targetId}`;

/** What was typed stays through a closed dialog, a failed call and a sign-in, until it was sent. */
export function readDraft(targetId: string): ReviewValues {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(targetId)) ?? "{}") as Partial<ReviewValues>;
    return { ...EMPTY, ...kept };
  } catch {
    return EMPTY;
  }
}

export const keepDraft = (targetId: string, values: ReviewValues) =>
  sessionStorage.setItem(keyOf(targetId), JSON.stringify(values));

export const forgetDraft = (targetId: string) => sessionStorage.removeItem(keyOf(targetId));
