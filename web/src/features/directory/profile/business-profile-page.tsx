import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useQuery } from "@tanstack/react-query";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { ownListingQuery } from "../../../lib/use-viewer.ts";
import { cn } from "../../../ui/class-names.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { LoadingArea, Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { ListingProfile } from "./listing-profile.tsx";
import { NoListing } from "./no-listing.tsx";

/** How the member's business is doing in the directory, and what to do about it. */
export default function BusinessProfilePage() {
  const { data, isError, isFetching, refetch } = useQuery(ownListingQuery);
  return (
    <div className={cn(PAGE_WIDTH, "py-8 lg:py-12")}>
      <title>{`Business profile · ${PRODUCT_NAME}`}</title>
      {data ? (
        <ListingProfile listing={data} />
      ) : data === null && !isFetching ? (
        // Not while refetching: a business that was just claimed may still be loading.
        <NoListing />
      ) : isError ? (
        <ErrorState title="Your business did not load" retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </div>
  );
}

function Loading() {
  return (
    <LoadingArea label="Loading your business" className="grid gap-6">
      <Skeleton className="h-9 w-64" />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_360px]">
        {[1, 2].map((each) => (
          <Panel key={each}>
            <Skeleton className="mb-5 h-6 w-40" />
            <SkeletonText lines={6} />
          </Panel>
        ))}
      </div>
    </LoadingArea>
  );
}
