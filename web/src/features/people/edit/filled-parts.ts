import type { UserProfile } from "@cardplaza/contract/people/profile";

/** What a card can fill, in the order of the profile. */
const FILLED = [
  { field: "profile_image", word: "photo" },
  { field: "headline", word: "headline" },
  { field: "about", word: "introduction" },
  { field: "city", word: "city" },
  { field: "skills", word: "skills" },
  { field: "handles", word: "links" },
] as const;

type Fillable = Pick<UserProfile, (typeof FILLED)[number]["field"]>;

export const isFillable = (profile: Fillable) => FILLED.some(({ field }) => !profile[field]?.length);

/** The parts that were empty before and are not any more. */
export const filledParts = (before: Fillable, after: Fillable): string[] =>
  FILLED.filter(({ field }) => !before[field]?.length && after[field]?.length).map(({ word }) => word);
