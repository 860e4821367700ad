import type { Listing } from "@cardplaza/contract/directory/listings";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { FRESH_FOR_FIVE_MINUTES, query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";
import { wasCounted } from "../../../lib/resting/was-counted.ts";
import { countView } from "../count-contact.ts";

/** The server renders the page for visitors. This finds out whether the member is its owner. */
export function useBusinessPage(shown: Listing) {
  const { status } = useSession();
  const own = useQuery({
    ...query["GET /api/business-listings/:id"]({ params: { id: shown._id } }),
    staleTime: FRESH_FOR_FIVE_MINUTES,
    enabled: status === "member",
  });
  const isOwner = own.data?.isOwner ?? false;
  useEffect(() => {
    if (!wasCounted(shown._id)) countView(shown._id);
  }, [shown._id]);
  return { listing: { ...shown, isOwner }, isOwner };
}
