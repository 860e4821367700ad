import type { Listing } from "@cardplaza/contract/directory/listings";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "../../lib/session.ts";
import { ownListingQuery } from "../../lib/use-viewer.ts";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { cn } from "../../ui/class-names.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { MyClaims } from "./claims/my-claims.tsx";
import { useIsPremium } from "../plan/use-is-premium.ts";
import { ListingForm } from "./form/listing-form.tsx";
import { ListingFormSkeleton } from "./form/listing-form-skeleton.tsx";
import { EMPTY_LISTING, type ListingValues } from "./form/listing-values.ts";
import { PublishedPanel } from "./form/published-panel.tsx";
import { useListingForm } from "./form/use-listing-form.ts";
import { readStarter } from "./starter-store.ts";

export default function BusinessListingPage() {
  const { user } = useSession();
  // As it is now: another tab or device may have gone on with it.
  const own = useQuery({ ...ownListingQuery, staleTime: 0, refetchOnMount: "always" });
  const isReady = own.isFetchedAfterMount && own.data !== undefined;
  return (
    <>
      <title>{`List your business · ${PRODUCT_NAME}`}</title>
      {isReady && user ? (
        <Filling listing={own.data ?? null} memberId={user._id} />
      ) : own.isError && !own.isFetching ? (
        <ErrorState
          title="Your listing did not load"
          className="flex-1 justify-center"
          onRetry={() => void own.refetch()}
        />
      ) : (
        <ListingFormSkeleton />
      )}
    </>
  );
}

function Filling({ listing, memberId }: { listing: Listing | null; memberId: string }) {
  const premium = useIsPremium() ?? false;
  const [published, setPublished] = useState<Listing | null>(null);
  const [opened] = useState(listing);
  const [starter] = useState(starterValues);
  const form = useListingForm({ listing: opened, memberId, starter });
  if (published) return <PublishedPanel listing={published} />;
  return (
    <>
      {/* Empty for almost everybody: what was claimed, or lost by somebody else's claim. */}
      <div className={cn(PAGE_WIDTH, "pt-8 empty:hidden")}>
        <MyClaims />
      </div>
      <ListingForm form={form} premium={premium} onPublished={setPublished} />
    </>
  );
}

function starterValues(): Partial<ListingValues> {
  const starter = readStarter();
  if (!starter) return {};
  const { name, category, city, mobile } = starter;
  return { name, category, phone: mobile, address: { ...EMPTY_LISTING.address, city } };
}
