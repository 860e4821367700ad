import { browserValue } from "../../../lib/storage/stored-value.ts";
import { mergeVersions } from "../../../forms/saving/merge-versions.ts";
import type { DraftPictures } from "../../../forms/pictures/draft-pictures.ts";
import { type CompanyValues, EMPTY_COMPANY } from "../form/company-values.ts";

/** What was typed and is not saved, with what the company said when it was typed. */
interface OnboardingDraft {
  values: CompanyValues;
  base: CompanyValues;
}

/** A member's is never shown to the next person at the same browser. */
const draftOf = (memberId: string) => browserValue<OnboardingDraft>(`company/${memberId}`);

export const dropOnboardingDraft = (memberId: string) => draftOf(memberId).drop();

/** Stored in this browser at once; nothing is left of it once the company says the same. */
export function storeOnboardingDraft(
  memberId: string,
  { values, base }: OnboardingDraft,
  urlOf: DraftPictures["urlOf"],
) {
  // A picture that was not uploaded is on this page alone.
  const uploaded = (picture: string, before: string) => (picture === "" ? "" : urlOf(picture) || before);
  const typed = {
    ...values,
    logo: uploaded(values.logo, base.logo),
    cover: uploaded(values.cover, base.cover),
  };
  if (JSON.stringify(typed) === JSON.stringify(base)) draftOf(memberId).drop();
  else draftOf(memberId).save({ values: typed, base });
}

/** The company as it is saved, with what was typed in this browser on top. */
export function withOnboardingDraft(memberId: string, saved: CompanyValues) {
  const draft = draftOf(memberId).read();
  if (!draft) return { start: saved, restored: false };
  const base = { ...EMPTY_COMPANY, ...draft.base };
  const { values } = mergeVersions(base, { ...EMPTY_COMPANY, ...draft.values }, saved);
  return { start: values, restored: JSON.stringify(values) !== JSON.stringify(saved) };
}
