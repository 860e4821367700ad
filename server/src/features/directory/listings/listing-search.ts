import { and, asc, gt, inArray, sql } from "drizzle-orm";
import { BUSINESS_CATEGORIES, categoryName } from "@cardplaza/contract/categories/business-categories";
import { completenessOf, listingPath } from "@cardplaza/contract/directory/listing-rules";
import { businessVerifiedUntil } from "../../cards/verified-at.ts";
import { positionOf } from "../../places/pins.ts";
import { allWordsOf } from "../../search/words/category-tongues.ts";
import type { SearchEntry, SearchKind } from "../../../registry/search-kind.ts";
import { isPublished } from "./listing-conditions.ts";
import { listings, type ListingRow } from "./listings.table.ts";
import { averageOf, contentsOf, slugOfListing } from "./present-listing.ts";

const isFound = (ids: string[]) => and(inArray(listings.id, ids), isPublished());

const OPEN_SPANS = sql<string>`
  opening_spans(${listings.hours}, ${listings.is24x7}, ${listings.specialHours})::text`;

/** How businesses are found. */
export const listingSearch: SearchKind = {
  type: "business",
  categoryLabel: "Category",
  version: 4,
  filters: ["openNow"],
  categories: BUSINESS_CATEGORIES,
  servesCities: true,
  async entriesOf(db, ids) {
    const rows = await db
      .select({ listing: listings, provenUntil: businessVerifiedUntil(listings), openSpans: OPEN_SPANS })
      .from(listings)
      .where(isFound(ids));
    return rows.map(({ listing, ...known }) => entryOf(listing, known));
  },
  async idsAfter(tx, after, limit) {
    const rows = await tx
      .select({ id: listings.id })
      .from(listings)
      .where(gt(listings.id, after))
      .orderBy(asc(listings.id))
      .limit(limit)
      .for("share");
    return rows.map(({ id }) => id);
  },
  async resultsOf(db, ids) {
    const rows = await db.select().from(listings).where(isFound(ids));
    return rows.map((row) => ({
      _id: row.id,
      title: row.name,
      subtitle: [categoryName(row.category), row.locality].filter(Boolean).join(" · "),
      image: row.logo || row.photos[0] || row.cover || null,
      city: row.city,
      rating: averageOf(row) || null,
      phone: row.phone,
      whatsapp: row.whatsapp,
      url: listingPath({ slug: slugOfListing(row) }),
    }));
  },
};

function entryOf(
  listing: ListingRow,
  { provenUntil, openSpans }: { provenUntil: Date | null; openSpans: string },
): SearchEntry {
  const { category, moreCategories, description, services, locality, city, pin, hideAddress } = listing;
  const categories = [category, ...moreCategories];
  const about = positionOf(pin) ?? positionOf(city) ?? null;
  // For a hidden address only the city is known.
  const place = hideAddress ? (positionOf(city) ?? null) : listing.lat === null ? about : listing;
  return {
    ...listing,
    audience: "all",
    otherName: "",
    category: categories.flatMap(allWordsOf).join(" "),
    categories,
    description: [locality, ...services.map(({ name }) => name), description].join(" "),
    serves: listing.serviceCities,
    pin: hideAddress ? "" : pin,
    lat: place?.lat ?? null,
    lng: place?.lng ?? null,
    openSpans,
    verifiedUntil: provenUntil,
    completeness: completenessOf(contentsOf(listing)).score,
    isSlow: listing.slowReplies,
    createdAt: listing.publishedAt ?? listing.createdAt,
  };
}
