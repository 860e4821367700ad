import { directorySearches } from "./admin-search.ts";
import { waitingClaims } from "./claims/waiting-claims.ts";
import { waitingListings } from "./listings/waiting-listings.ts";
import { moderatedListings } from "./listings/moderated-listings.ts";
import { moderatedClaims } from "./claims/moderated-claims.ts";
import type { Registration } from "../../registry/registration.ts";
import { ageClaimsJob } from "./claims/age-claims.ts";
import { deleteListingVisitsJob } from "./pages/delete-listing-visits.ts";
import { eraseDeletedListingsJob } from "./listings/erase-deleted-listings.ts";
import { changed } from "../../registry/changed.ts";
import { claimsPart } from "./claims/account-part.ts";
import { listingsPart } from "./listings/account-part.ts";
import { listingEnquiries } from "./listing-enquiries.ts";
import { idsOfListingsOf, idsOfListingsOfCards } from "./listings/listing-queries.ts";
import { listingReports } from "./listing-reports.ts";
import { listingReviews } from "./listing-reviews.ts";
import { listingSearch } from "./listings/listing-search.ts";
import { listings } from "./listings/listings.table.ts";
import { listingTag } from "./listings/listing-tag.ts";
import { businessSitemap } from "./pages/business-sitemap.ts";

declare module "../../registry/changed.ts" {
  interface Changes {
    business: true;
  }
}

export const directoryRegistration: Registration = {
  order: ["hours", "listings", "browse", "form", "free-listing", "claims", "pages", "page", "profile"],
  moderated: [moderatedListings, moderatedClaims],
  queues: [waitingListings, waitingClaims],
  adminSearch: directorySearches,
  search: { business: listingSearch },
  reviews: [listingReviews],
  enquiries: [listingEnquiries],
  reports: [listingReports],
  targets: { business: listings.id },
  account: [claimsPart, listingsPart],
  sitemaps: [businessSitemap],
  publicPages: ["/businesses", "/free-listing"],
  pageTags: {
    business: (_tx, ids) => ids.map(listingTag),
    member: async (tx, ids) => (await idsOfListingsOf(tx, ids)).map(listingTag),
  },
  // The proof of a card also counts for the business of the same member.
  async onChange(ctx, tx, change, ids) {
    if (change === "card") await changed(ctx, tx, "business", await idsOfListingsOfCards(tx, ids));
  },
  jobs: [ageClaimsJob, deleteListingVisitsJob, eraseDeletedListingsJob],
};
