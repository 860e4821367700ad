import { browserValue } from "../../../lib/storage/stored-value.ts";
import { EMPTY_LISTING, type ListingValues } from "./listing-values.ts";

/** What was typed and is not saved, with what the listing said when it was opened. */
interface ListingDraft {
  values: ListingValues;
  base: ListingValues;
}

/** A member's is never shown to the next person at the same browser. */
export const listingDraft = (memberId: string) => browserValue<ListingDraft>(`listing/${memberId}`);

/** Fields that the form got after the draft was stored are filled with empty values. */
export function readListingDraft(memberId: string): ListingDraft | null {
  const draft = listingDraft(memberId).read();
  return (
    draft && { values: { ...EMPTY_LISTING, ...draft.values }, base: { ...EMPTY_LISTING, ...draft.base } }
  );
}

/** A picture that was not uploaded is on this page alone. */
export function withoutDrafts(
  values: ListingValues,
  base: ListingValues,
  urlOf: (picture: string) => string,
): ListingValues {
  const savedUrl = (picture: string, before: string) => (picture === "" ? "" : urlOf(picture) || before);
  return {
    ...values,
    logo: savedUrl(values.logo, base.logo),
    cover: savedUrl(values.cover, base.cover),
    photos: values.photos.map(urlOf).filter(Boolean),
  };
}
