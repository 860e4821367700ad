import type { Listing } from "@cardplaza/contract/directory/listings";
import { listingPath } from "@cardplaza/contract/directory/listing-rules";
import { Eye, Pencil } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { ClaimsOnListing } from "../claims/claims-on-listing.tsx";
import { OwnerReviews } from "../../reviews/owner-reviews.tsx";
import { BusinessBadges } from "../../../ui/business-badges.tsx";
import { reviewedListing } from "../reviewed-listing.ts";
import { ListingCompleteness } from "./listing-completeness.tsx";
import { ListingFigures } from "./listing-figures.tsx";
import { SharePage } from "./share-page.tsx";
import { ListingState } from "./listing-state.tsx";
import { PauseOrDelete } from "./pause-or-delete.tsx";
import { SpecialHours } from "./special-hours.tsx";

export function ListingProfile({ listing }: { listing: Listing }) {
  const isLive = listing.status === "published";
  const wasOut = listing.publishedAt !== null;
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl break-words lg:text-3xl">{listing.name || "Your business"}</h1>
          <div className="mt-2 empty:hidden">
            <BusinessBadges badges={listing.badges} />
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="secondary">
            <Link to={listingPath(listing)}>
              <Eye /> {isLive ? "View page" : "Preview"}
            </Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to="/business-listing">
              <Pencil /> Edit
            </Link>
          </Button>
        </div>
      </header>
      <ListingState listing={listing} />
      {/* On a phone the to-dos come before the reviews. On wider screens they are beside both. */}
      <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <ClaimsOnListing listing={listing} />
          {wasOut && <ListingFigures listing={listing} />}
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6 lg:row-span-2">
          <ListingCompleteness listing={listing} />
          {isLive && <SharePage listing={listing} />}
          <SpecialHours listing={listing} />
          <PauseOrDelete listing={listing} />
        </div>
        {wasOut && (
          <div className="grid min-w-0 grid-cols-1 gap-6">
            <OwnerReviews isOwner target={reviewedListing(listing)} />
          </div>
        )}
      </div>
    </>
  );
}
