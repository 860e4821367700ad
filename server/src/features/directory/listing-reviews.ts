import { and, eq } from "drizzle-orm";
import { listingPath } from "@cardplaza/contract/directory/listing-rules";
import { slugOfName } from "@cardplaza/contract/slugs/slug-of-name";
import { hasAnsweredEnquiry } from "../enquiries/answered-enquiry.ts";
import type { ReviewSubject, ReviewTarget } from "../../registry/review-target.ts";
import { OWNER_LEFT } from "./listings/found-listing.ts";
import { listings, type ListingRow } from "./listings/listings.table.ts";
import { setListingRating } from "./listings/set-listing-rating.ts";
import { notDeleted } from "./listings/listing-conditions.ts";

/** Reviews of businesses. */
export const listingReviews: ReviewTarget = {
  type: "business",
  change: "business",
  pathById: (id) => listingPath({ slug: id }),
  // Deleted listings too: their reviews still belong to their authors, and the listing may be restored.
  async find(db, id) {
    const [found] = await db.select(FOUND).from(listings).where(eq(listings.id, id));
    return found && targetOf(found);
  },
  async lock(tx, id) {
    const [found] = await tx.select(FOUND).from(listings).where(eq(listings.id, id)).for("no key update");
    return found && targetOf(found);
  },
  async ownedBy(db, memberId) {
    const [found] = await db
      .select(FOUND)
      .from(listings)
      .where(and(eq(listings.ownerId, memberId), notDeleted()));
    return found && targetOf(found);
  },
  setRating: setListingRating,
  hasInteraction: (db, memberId, id) => hasAnsweredEnquiry(db, memberId, "business", id),
};

const FOUND = { listing: listings, ownerLeft: OWNER_LEFT };

function targetOf({ listing, ownerLeft }: { listing: ListingRow; ownerLeft: boolean }): ReviewSubject {
  const { id, name, ownerId, status, phone, whatsapp, email, deletedAt } = listing;
  return {
    id,
    name,
    ownerId,
    managerIds: ownerId && !deletedAt ? [ownerId] : [],
    contacts: [phone, whatsapp, email].filter(Boolean),
    isShown: status === "published" && !deletedAt && !ownerLeft,
    path: listingPath({ slug: slugOfName({ name, _id: id }) }),
    ownersPath: "/business-profile#reviews",
  };
}
