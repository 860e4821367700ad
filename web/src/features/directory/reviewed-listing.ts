import { listingPath } from "@cardplaza/contract/directory/listing-rules";
import type { Listing } from "@cardplaza/contract/directory/listings";
import type { ReviewedTarget } from "../reviews/reviewed-target.ts";

export const reviewedListing = (listing: Pick<Listing, "_id" | "name" | "slug">): ReviewedTarget => ({
  targetType: "business",
  targetId: listing._id,
  name: listing.name,
  path: listingPath(listing),
  ownersPath: "/business-profile#reviews",
});
