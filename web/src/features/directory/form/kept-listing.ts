import { localDraft } from "../../../forms/drafts/small-draft.ts";
import { EMPTY_LISTING, type ListingValues } from "./listing-values.ts";

/** What was typed and is not saved, with what the listing said when it was opened. */
interface KeptListing {
  values: ListingValues;
  base: ListingValues;
}

/** A member's is never shown to the next person at the same browser. */
export const keptListing = (memberId: string) => localDraft<KeptListing>(`listing/${memberId}`);

/** With the fields that the form has got since it was kept. */
export function readKeptListing(memberId: string): KeptListing | null {
  const kept = keptListing(memberId).read();
  return kept && { values: { ...EMPTY_LISTING, ...kept.values }, base: { ...EMPTY_LISTING, ...kept.base } };
}

/** A picture that was not uploaded is on this page alone. */
export function withoutDrafts(
  values: ListingValues,
  base: ListingValues,
  urlOf: (picture: string) => string,
): ListingValues {
  const kept = (picture: string, before: string) => (picture === "" ? "" : urlOf(picture) || before);
  return {
    ...values,
    logo: kept(values.logo, base.logo),
    cover: kept(values.cover, base.cover),
    photos: values.photos.map(urlOf).filter(Boolean),
  };
}
