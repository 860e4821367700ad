import type { Listing } from "@cardplaza/contract/directory/listings";

/** What a card of the directory shows; the rest would only make the page heavy. */
export type DirectoryEntry = ReturnType<typeof directoryEntry>;

export const directoryEntry = (listing: Listing) => {
  const { _id, slug, name, category, phone, whatsapp, ratingAvg, ratingCount, badges, address } = listing;
  const { hours, is24x7, specialHours } = listing;
  return {
    _id,
    slug,
    name,
    category,
    phone,
    whatsapp,
    ratingAvg,
    ratingCount,
    badges,
    locality: address.locality,
    city: address.city,
    picture: pictureOf(listing),
    /** Nobody can be asked about a business that has no owner. */
    isClaimed: listing.ownerId !== null,
    replyMedianMin: listing.replyMedianMin,
    opening: { hours, is24x7, specialHours },
  };
};

/** The main picture of a business. */
export const pictureOf = ({ cover, photos, logo }: Pick<Listing, "cover" | "photos" | "logo">) =>
  cover || photos[0] || logo;
