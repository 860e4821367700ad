import { EMPTY_LISTING, type ListingValues } from "./listing-values.ts";

/** What was typed and is not saved, with what the listing said when it was opened. */
export interface KeptListing {
  values: ListingValues;
  base: ListingValues;
}

/** A member's is never shown to the next person at the same browser. */
const keyOf = (memberId: string) => `listing/${memberId}`;

export function keepListing(memberId: string, kept: KeptListing): void {
  try {
    localStorage.setItem(keyOf(memberId), JSON.stringify(kept));
  } catch {
    // The server keeps it a moment later.
  }
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

export function readKeptListing(memberId: string): KeptListing | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(memberId)) ?? "null") as KeptListing | null;
    if (!kept) return null;
    return { values: { ...EMPTY_LISTING, ...kept.values }, base: { ...EMPTY_LISTING, ...kept.base } };
  } catch {
    return null;
  }
}

export function dropKeptListing(memberId: string): void {
  try {
    localStorage.removeItem(keyOf(memberId));
  } catch {
    // What could not be kept need not be removed.
  }
}
