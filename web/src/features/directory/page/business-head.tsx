import { categoryName } from "@cardplaza/contract/categories/business-categories";
import type { Listing } from "@cardplaza/contract/directory/listings";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { Rating } from "../../../ui/rating.tsx";
import { BusinessBadges } from "../../../ui/business-badges.tsx";
import { OpenNow } from "../open-now.tsx";
import { BusinessActions } from "./business-actions.tsx";

export function BusinessHead({ listing, isOwner }: { listing: Listing; isOwner: boolean }) {
  const { name, category, moreCategories, address, ratingAvg, ratingCount, logo } = listing;
  const categories = [category, ...moreCategories].map(categoryName).filter(Boolean).join(", ");
  const place = [address.locality, address.city].filter(Boolean).join(", ");
  return (
    <header className="grid min-w-0 grid-cols-1 gap-5">
      <div className="flex items-start gap-4">
        {logo && (
          <img
            src={pictureUrl(logo, 200)}
            width={72}
            height={72}
            alt=""
            className="size-14 shrink-0 rounded-field border border-line bg-white object-contain sm:size-18"
          />
        )}
        <div className="min-w-0 flex-1">
          <h1 className="text-2xl break-words lg:text-3xl">{name || "Your business"}</h1>
          <p className="mt-1 break-words text-muted">{[categories, place].filter(Boolean).join(" · ")}</p>
          <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1.5">
            {ratingCount > 0 ? (
              <a href="#reviews" className="touch-area inline-flex min-h-6 items-center rounded-sm">
                <Rating value={ratingAvg} count={ratingCount} />
              </a>
            ) : (
              <span className="text-sm text-muted">No reviews yet</span>
            )}
            <BusinessBadges badges={listing.badges} />
            {/* On a phone a line of its own from the start: the words come later. */}
            <OpenNow opening={listing} className="max-sm:basis-full" />
          </div>
        </div>
      </div>
      <BusinessActions listing={listing} isOwner={isOwner} />
    </header>
  );
}
