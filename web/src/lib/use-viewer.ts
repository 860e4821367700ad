import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { api, ApiError } from "./api.ts";
import { FRESH_FOR_FIVE_MINUTES, query } from "./query.ts";
import { useSession } from "./session.ts";
import { markListing } from "./tokens.ts";

/** Who looks at the site: what the header needs to know of a member. */
export interface Viewer {
  name: string;
  picture: string | null;
  hasCompany: boolean;
  hasListing: boolean;
  premium: boolean;
}

/** The member who is signed in, null for a visitor, undefined while that is not known. */
export function useViewer(): Viewer | null | undefined {
  const { status, user } = useSession();
  const enabled = status === "member";
  const profile = useQuery({ ...query["GET /api/user-profile"](), enabled });
  const listing = useQuery({ ...ownListingQuery, enabled });

  // What was only begun is no listing yet: the way to go on with it stays in the menu.
  const hasListing = Boolean(listing.data) && listing.data?.status !== "draft";
  useEffect(() => {
    if (enabled && listing.isSuccess) markListing(hasListing);
  }, [enabled, listing.isSuccess, hasListing]);

  const isKnown = user !== null && !profile.isPending && !listing.isPending;
  const viewer = useMemo<Viewer | undefined>(
    () =>
      isKnown
        ? {
            name: profile.data?.name ?? user.name,
            picture: profile.data?.profile_image ?? null,
            hasCompany: user.hasCompany,
            hasListing,
            premium: profile.data?.plan === "premium",
          }
        : undefined,
    [isKnown, user, profile.data, hasListing],
  );
  return status === "visitor" ? null : viewer;
}

/** The member's own listing. Null for visitors. */
export const ownListingQuery = {
  ...query["GET /api/business-listings/my-business"](),
  queryFn: () =>
    api["GET /api/business-listings/my-business"]().catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }),
  staleTime: FRESH_FOR_FIVE_MINUTES,
  retry: false,
};
