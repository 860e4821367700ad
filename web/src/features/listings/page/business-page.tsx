import { listingPath } from "@cardplaza/contract/listing-rules";
import { lazy, Suspense } from "react";
import { isRouteErrorResponse, Link, redirect } from "react-router";
import { pageContext } from "../../../lib/page-context.ts";
import { ErrorPage } from "../../../shell/error-page.tsx";
import { NotFound } from "../../../shell/late-not-found.tsx";
import { PAGE_WIDTH } from "../../../shell/page-width.ts";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { Notice } from "../../../ui/notice.tsx";
import { BusinessReviews } from "../../reviews/business-reviews.tsx";
import { OwnThisBusiness } from "../../claims/own-this-business.tsx";
import { tagsOfListing } from "../tags-of-listing.ts";
import { directoryEntry } from "../directory/directory-entry.ts";
import type { Route } from "./+types/business-page.ts";
import { BusinessGallery, galleryOf } from "./business-gallery.tsx";
import { BusinessHead } from "./business-head.tsx";
import { businessMeta } from "./business-meta.ts";
import { BusinessTabs } from "./business-tabs.tsx";
import { Overview } from "./overview.tsx";
import { PhotosPanel } from "./photos-panel.tsx";
import { ReportBusiness } from "./report-business.tsx";
import { ServicesPanel } from "./services-panel.tsx";
import { SimilarBusinesses } from "./similar-businesses.tsx";
import { Trail } from "./trail.tsx";
import { useBusinessPage } from "./use-business-page.ts";

const GoneBusiness = lazy(() =>
  import("./gone-business.tsx").then((module) => ({ default: module.GoneBusiness })),
);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { id } = params;
  const listing = await page.api["GET /api/business-listings/:id"]({ params: { id } });
  if (listing.slug !== id) throw redirect(listingPath(listing) + url.search, 301);
  const similar = await page.api["GET /api/business-listings/:id/similar"]({ params: { id } });
  const others = similar.listings.map(directoryEntry);
  const about = { targetType: "business" as const, targetId: listing._id, limit: 10 };
  const reviews = await page.api["GET /api/reviews"]({ query: about });
  page.keep({ tags: [listing, ...similar.listings].flatMap(tagsOfListing), query: [] });
  return { listing, others, reviews, origin: page.origin };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? businessMeta(loaderData.listing, loaderData.origin) : [];

export default function BusinessPage({ loaderData }: Route.ComponentProps) {
  const { others, reviews } = loaderData;
  const { listing, isOwner } = useBusinessPage(loaderData.listing);
  return (
    <div className={cn(PAGE_WIDTH, "py-6 lg:py-8")}>
      <Trail category={listing.category} city={listing.address.city} />
      {isOwner && <OwnersNotice />}
      {/* A single picture stands beside the name where there is room; several deserve the whole width. */}
      <div
        className={cn(
          "grid gap-5",
          galleryOf(listing).length < 2 && "lg:grid-cols-[420px_minmax(0,1fr)] lg:items-center lg:gap-8",
        )}
      >
        <BusinessGallery listing={listing} />
        <BusinessHead listing={listing} isOwner={isOwner} />
      </div>
      <BusinessTabs
        panels={{
          overview: <Overview listing={listing} />,
          ...(listing.services.length > 0 ? { services: <ServicesPanel listing={listing} /> } : {}),
          ...(listing.photos.length > 0 ? { photos: <PhotosPanel listing={listing} /> } : {}),
          reviews: <BusinessReviews listing={listing} initial={reviews} />,
        }}
        counts={{
          services: listing.services.length,
          photos: listing.photos.length,
          reviews: listing.ratingCount,
        }}
      />
      {!isOwner && (
        <div className="mt-10 grid gap-4">
          <OwnThisBusiness listing={listing} />
          <ReportBusiness listing={listing} />
        </div>
      )}
      <SimilarBusinesses businesses={others} />
    </div>
  );
}

function OwnersNotice() {
  return (
    <Notice
      className="mb-4"
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to="/business-profile">Manage</Link>
        </Button>
      }
    >
      This is your business, as everybody sees it.
    </Notice>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || ![404, 410].includes(error.status)) return <ErrorPage />;
  return <Suspense>{error.status === 410 ? <GoneBusiness /> : <NotFound />}</Suspense>;
}
