import { and, desc, eq, inArray, isNotNull, ne, not } from "drizzle-orm";
import { ENQUIRY_TEXT, enquiriesPath } from "@cardplaza/contract/enquiries/enquiry-words";
import { LISTING_TEXT, listingPath } from "@cardplaza/contract/directory/listing-rules";
import { slugOfName } from "@cardplaza/contract/slugs/slug-of-name";
import { notFound, wrongState } from "../../platform/refusals.ts";
import type { EnquiryTarget, TargetFacts } from "../../registry/enquiry-target.ts";
import { directoryEntries } from "./pages/listing-pages.table.ts";
import { blockedBetween, isBlockedPair } from "../moderation/block-queries.ts";
import { findListing, OWNER_LEFT } from "./listings/found-listing.ts";
import { listings, type ListingRow } from "./listings/listings.table.ts";
import { setReplyTime } from "./listings/set-reply-time.ts";

const OTHERS = 6;

/** Enquiries at businesses. */
export const listingEnquiries: EnquiryTarget = {
  type: "business",
  isAsk: false,
  inbox: enquiriesPath("business"),
  async find(db, member, id, now) {
    const found = await findListing(db, id, now);
    if (!found || found.listing.deletedAt || found.ownerLeft) throw notFound(LISTING_TEXT.notFound);
    const { ownerId, name, status } = found.listing;
    const isOwn = ownerId === member.id;
    if (!isOwn && status !== "published") throw notFound(LISTING_TEXT.notFound);
    if (!ownerId) throw wrongState(ENQUIRY_TEXT.unclaimed);
    if (await isBlockedPair(db, member.id, ownerId)) throw notFound(LISTING_TEXT.notFound);
    return { id, name, ownerId, inboxId: ownerId, isOwn };
  },
  async describe(db, ids) {
    const rows = await db.select().from(listings).where(inArray(listings.id, ids));
    return rows.map(factsOf);
  },
  // The same category in the same city, best rated first, without those that reply slowly.
  async others(db, member, id) {
    const [found] = await db.select().from(listings).where(eq(listings.id, id));
    if (!found) return [];
    const rows = await db
      .select({ listing: listings })
      .from(directoryEntries)
      .innerJoin(listings, eq(listings.id, directoryEntries.listingId))
      .where(
        and(
          eq(directoryEntries.category, found.category),
          eq(directoryEntries.cityKey, found.cityKey),
          not(listings.slowReplies),
          isNotNull(listings.ownerId),
          ne(listings.id, id),
          ne(listings.ownerId, member.id),
          not(OWNER_LEFT),
          not(blockedBetween(member.id, listings.ownerId)),
        ),
      )
      .orderBy(desc(directoryEntries.bayes), desc(directoryEntries.listingId))
      .limit(OTHERS);
    return rows.map(({ listing }) => factsOf(listing));
  },
  setReplyTime,
};

const factsOf = ({ id, name, phone, email, status, deletedAt, replyMedianMin }: ListingRow): TargetFacts => ({
  id,
  name,
  seller: name,
  url: status === "published" && !deletedAt ? listingPath({ slug: slugOfName({ name, _id: id }) }) : null,
  replyMedianMin,
  contact: { email, phone },
});
