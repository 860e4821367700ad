import { listingPath } from "@cardplaza/contract/directory/listing-rules";
import { isRouteErrorResponse, redirect } from "react-router";
import { pageContext } from "../../../lib/page-context.ts";
import { ErrorPage } from "../../../site/error-page.tsx";
import { firstReviews } from "../../reviews/first-reviews.ts";
import { reviewedListing } from "../reviewed-listing.ts";
import { tagsOfListing } from "../tags-of-listing.ts";
import { directoryEntry } from "../browse/directory-entry.ts";
import type { Route } from "./+types/business-page.ts";
import { businessMeta } from "./business-meta.ts";
import { BusinessView } from "./business-view.tsx";
import { MissingBusiness } from "./missing-business.tsx";
import { OwnersNotice } from "./owners-notice.tsx";
import { UnlistedBusiness } from "./unlisted-business.tsx";
import { useBusinessPage } from "./use-business-page.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { id } = params;
  const listing = await page.api["GET /api/business-listings/:id"]({ params: { id } });
  if (listing.slug !== id) throw redirect(listingPath(listing) + url.search, 301);
  const similar = await page.api["GET /api/business-listings/:id/similar"]({ params: { id } });
  const others = similar.listings.map(directoryEntry);
  const reviews = await firstReviews(page, reviewedListing(listing));
  page.cache({ tags: [listing, ...similar.listings].flatMap(tagsOfListing), query: [] });
  return { listing, others, reviews, origin: page.origin };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? businessMeta(loaderData.listing, loaderData.origin, loaderData.reviews.reviews) : [];

export default function BusinessPage({ loaderData }: Route.ComponentProps) {
  const { others, reviews } = loaderData;
  const { listing, isOwner } = useBusinessPage(loaderData.listing);
  const notice = isOwner && <OwnersNotice>This is your business, as everybody sees it.</OwnersNotice>;
  return (
    <BusinessView listing={listing} isOwner={isOwner} notice={notice} reviews={reviews} others={others} />
  );
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) && error.status;
  if (status === 404) return <UnlistedBusiness id={params.id} />;
  return status === 410 ? <MissingBusiness isGone /> : <ErrorPage />;
}
