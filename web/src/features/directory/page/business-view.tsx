import type { Listing } from "@cardplaza/contract/directory/listings";
import type { ReviewList } from "@cardplaza/contract/reviews/reviews";
import type { ReactNode } from "react";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { cn } from "../../../ui/class-names.ts";
import { PageTabs } from "../../../ui/page-tabs.tsx";
import { Trail } from "../../../ui/trail.tsx";
import { OwnThisBusiness } from "../claims/own-this-business.tsx";
import { LateReviews } from "../../reviews/late-reviews.tsx";
import type { DirectoryEntry } from "../browse/directory-entry.ts";
import { trailTo } from "../browse/directory-meta.ts";
import { reviewedListing } from "../reviewed-listing.ts";
import { BusinessGallery, galleryOf } from "./business-gallery.tsx";
import { BusinessHead } from "./business-head.tsx";
import { Overview } from "./overview.tsx";
import { PhotosPanel } from "./photos-panel.tsx";
import { ReportButton } from "../../moderation/report-button.tsx";
import { ServicesPanel } from "./services-panel.tsx";
import { SimilarBusinesses } from "./similar-businesses.tsx";

const TABS = { overview: "Overview", services: "Services", photos: "Photos", reviews: "Reviews" } as const;

interface BusinessViewProps {
  listing: Listing;
  isOwner: boolean;
  /** A notice for the owner, above everything. */
  notice?: ReactNode;
  /** The first page of them, where it came with the server's page. */
  reviews?: ReviewList;
  others?: DirectoryEntry[];
}

/** A business with all that is to be known of it. */
export function BusinessView({ listing, isOwner, notice, reviews, others = [] }: BusinessViewProps) {
  return (
    <div className={cn(PAGE_WIDTH, "py-6 lg:py-8")}>
      <Trail steps={trailTo({ category: listing.category, city: listing.address.city })} />
      {notice}
      {/* A single picture is beside the name where there is room. Several take the whole width. */}
      <div
        className={cn(
          "grid grid-cols-1 gap-5",
          galleryOf(listing).length < 2 && "lg:grid-cols-[420px_minmax(0,1fr)] lg:items-center lg:gap-8",
        )}
      >
        <BusinessGallery listing={listing} />
        <BusinessHead listing={listing} isOwner={isOwner} />
      </div>
      <PageTabs
        label="About this business"
        labels={TABS}
        panels={{
          overview: <Overview listing={listing} />,
          ...(listing.services.length > 0 ? { services: <ServicesPanel listing={listing} /> } : {}),
          ...(listing.photos.length > 0 ? { photos: <PhotosPanel listing={listing} /> } : {}),
          reviews: <LateReviews target={reviewedListing(listing)} initial={reviews} />,
        }}
        counts={{
          services: listing.services.length,
          photos: listing.photos.length,
          reviews: listing.ratingCount,
        }}
      />
      {!isOwner && (
        <div className="mt-10 grid grid-cols-1 gap-4">
          <OwnThisBusiness listing={listing} />
          <ReportButton call="POST /api/business-listings/:id/report" id={listing._id} noun="business" />
        </div>
      )}
      <SimilarBusinesses businesses={others} />
    </div>
  );
}
