import { shownPhotos } from "@cardplaza/contract/directory/listing-rules";
import type { ListingStatus } from "@cardplaza/contract/directory/listing-words";
import type { Listing } from "@cardplaza/contract/directory/listings";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { BusinessView } from "./business-view.tsx";
import { OwnersNotice } from "./owners-notice.tsx";

const WHY: Record<Exclude<ListingStatus, "published">, string> = {
  draft: "it is a draft",
  pending: "it waits for review",
  paused: "it is paused",
  rejected: "it was not published",
  suspended: "it is suspended",
};

/** The owner's preview of a business page that nobody else can open yet. */
export function OwnBusiness({ listing }: { listing: Listing }) {
  const { status = "draft" } = listing;
  return (
    <>
      <title>{`${listing.name || "Your business"} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <BusinessView
        listing={asOthersWould(listing)}
        isOwner
        notice={
          status === "published" ? undefined : (
            <OwnersNotice>{`Only you see this page: ${WHY[status]}.`}</OwnersNotice>
          )
        }
      />
    </>
  );
}

/** Without a hidden address, and without the photos that the plan does not show. */
function asOthersWould(listing: Listing): Listing {
  const { address, hideAddress, badges, photos, videoUrl } = listing;
  const isPremium = badges.includes("Pro");
  return {
    ...listing,
    photos: photos.slice(0, shownPhotos(isPremium)),
    videoUrl: isPremium ? videoUrl : "",
    ...(hideAddress && {
      address: { ...address, line1: "", line2: "", pin: "" },
      lat: null,
      lng: null,
    }),
  };
}
