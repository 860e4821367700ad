import type { z } from "zod";
import {
  completenessOf,
  LISTING_UNDO_DAYS,
  shownPhotos,
  type ListingContents,
} from "@cardplaza/contract/directory/listing-rules";
import type { DeletedListing, Listing } from "@cardplaza/contract/directory/listings";
import { slugOfName } from "@cardplaza/contract/slugs/slug-of-name";
import { DAY_MS } from "@cardplaza/contract/time";
import { groupedPhone } from "../../../platform/phone-numbers.ts";
import type { FoundListing } from "./found-listing.ts";
import type { ListingRow } from "./listings.table.ts";

export type ListingJson = z.input<typeof Listing>;

/** The listing as its owner sees it, with all private fields. */
export function presentOwnListing(found: FoundListing, views: number): ListingJson {
  const { listing } = found;
  const { status, rejectionReason, flags, waiting } = listing;
  return {
    ...describe(found),
    isOwner: true,
    status,
    rejectionReason,
    flags,
    waiting,
    completeness: completenessOf(contentsOf(listing)).score,
    views,
  };
}

/** To everybody else: without a hidden address, and without what the plan no longer includes. */
export function presentPublicListing(found: FoundListing, now: Date): ListingJson {
  const shown = describe(found);
  const isPremium = found.ownerPremiumUntil !== null && found.ownerPremiumUntil > now;
  return {
    ...shown,
    isOwner: false,
    photos: shown.photos.slice(0, shownPhotos(isPremium)),
    videoUrl: isPremium ? shown.videoUrl : "",
    ...(shown.hideAddress && {
      address: { ...shown.address, line1: "", line2: "", pin: "" },
      lat: null,
      lng: null,
    }),
  };
}

export function presentDeletedListing({ id, name, deletedAt }: ListingRow): z.input<typeof DeletedListing> {
  const at = deletedAt as Date;
  return {
    _id: id,
    name,
    deletedAt: at,
    restorableUntil: new Date(at.getTime() + LISTING_UNDO_DAYS * DAY_MS),
  };
}

/** The slug of a listing's row. */
export const slugOfListing = ({ id, name }: Pick<ListingRow, "id" | "name">) => slugOfName({ name, _id: id });

export const addressOf = ({ line1, line2, locality, city, state, pin }: ListingRow) => ({
  line1,
  line2,
  locality,
  city,
  state,
  pin,
});

/** The fields that the contract's rules read. */
export const contentsOf = (row: ListingRow): ListingContents => ({ ...row, address: addressOf(row) });

/** The average rating with one decimal; 0 without ratings. */
export const averageOf = ({ ratingSum, ratingCount }: Pick<ListingRow, "ratingSum" | "ratingCount">) =>
  ratingCount === 0 ? 0 : Math.round((ratingSum / ratingCount) * 10) / 10;

function describe({ listing, badges }: FoundListing) {
  const {
    id,
    createdAt,
    updatedAt,
    status: _s,
    rejectionReason: _r,
    flags: _f,
    waiting: _w,
    ...shown
  } = listing;
  return {
    ...shown,
    _id: id,
    slug: slugOfListing(listing),
    readablePhone: groupedPhone(listing.phone),
    address: addressOf(listing),
    ratingAvg: averageOf(listing),
    badges,
    created_at: createdAt,
    updated_at: updatedAt,
  };
}
