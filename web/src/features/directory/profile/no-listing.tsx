import { useQuery } from "@tanstack/react-query";
import { Link, Navigate } from "react-router";
import { query } from "../../../lib/query.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { MyClaims } from "../claims/my-claims.tsx";
import { DeletedListings } from "./deleted-listings.tsx";

/** A member without a listing can create one, or restore the one they deleted. */
export function NoListing() {
  const { data, isError, isFetching, refetch } = useQuery({
    ...query["GET /api/business-listings/deleted"](),
    staleTime: 0,
  });
  if (isError)
    return (
      <ErrorState title="Your business did not load" retrying={isFetching} onRetry={() => void refetch()} />
    );
  if (!data) return <Skeleton className="h-40 w-full rounded-card" />;
  if (data.listings.length === 0) return <Navigate to="/business-listing" replace />;
  return (
    <div className="mx-auto grid max-w-2xl gap-6">
      <h1 className="text-2xl lg:text-3xl">Business profile</h1>
      <Panel>
        <EmptyState
          drawing="cards"
          title="You have no business listing"
          text="Bring a deleted one back, or begin a new one."
          action={
            <Button asChild>
              <Link to="/business-listing">List your business</Link>
            </Button>
          }
        />
      </Panel>
      <DeletedListings listings={data.listings} />
      <MyClaims />
    </div>
  );
}
