import type { Listing } from "@cardplaza/contract/directory/listings";
import type { SpecialDay } from "@cardplaza/contract/directory/listing-words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { ownListingQuery } from "../../lib/use-viewer.ts";

/** Every write returns the current listing, which goes into the cache. */
export function useCacheOwnListing() {
  const queryClient = useQueryClient();
  return (listing: Listing | null) => {
    queryClient.setQueryData(ownListingQuery.queryKey, listing);
    void queryClient.invalidateQueries({ queryKey: ["GET /api/business-listings/deleted"] });
  };
}

/** What an owner does with a listing beside filling it in. */
export function useListingWrites() {
  const cacheOwn = useCacheOwnListing();
  const done = { onSuccess: (listing: Listing) => cacheOwn(listing) };
  return {
    pause: useMutation({
      mutationFn: (id: string) => api["POST /api/business-listings/:id/pause"]({ params: { id }, body: {} }),
      ...done,
    }),
    resume: useMutation({
      mutationFn: (id: string) => api["POST /api/business-listings/:id/resume"]({ params: { id }, body: {} }),
      ...done,
    }),
    remove: useMutation({
      mutationFn: (id: string) => api["DELETE /api/business-listings/:id"]({ params: { id } }),
      onSuccess: () => cacheOwn(null),
    }),
    restore: useMutation({
      mutationFn: (id: string) =>
        api["POST /api/business-listings/:id/restore"]({ params: { id }, body: {} }),
      ...done,
    }),
    saveSpecialDays: useMutation({
      mutationFn: ({ listing, days }: { listing: Listing; days: SpecialDay[] }) =>
        api["PATCH /api/business-listings/:id"]({
          params: { id: listing._id },
          body: { specialHours: days, version: listing.version },
        }),
      ...done,
    }),
  };
}
