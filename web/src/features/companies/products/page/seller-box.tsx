import { GSTIN_VERIFIED, companyPath } from "@cardplaza/contract/companies/company-seen";
import type { Seller } from "@cardplaza/contract/companies/products/product";
import { usuallyReplies } from "@cardplaza/contract/enquiries/reply-time";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { BadgeCheck, Clock, MapPin } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../../../ui/button.tsx";
import { BusinessBadges } from "../../../../ui/business-badges.tsx";
import { Rating } from "../../../../ui/rating.tsx";

/** The company that sells it, and why a buyer may trust it. */
export function SellerBox({ company }: { company: Seller }) {
  const { name, logo, city, state, replyMedianMin, replyRate, hasGstin, foundedYear } = company;
  const place = [city, state].filter(Boolean).join(", ");
  return (
    <section aria-label="Seller" className="min-w-0 rounded-card border border-line bg-raised p-4 sm:p-5">
      <div className="flex items-start gap-3">
        {logo && (
          <img
            src={pictureUrl(logo, 200)}
            width={48}
            height={48}
            alt=""
            className="size-12 shrink-0 rounded-field border border-line bg-white object-contain"
          />
        )}
        <div className="min-w-0 flex-1">
          <h2 className="text-base leading-snug font-semibold break-words">
            <Link to={companyPath(company)} className="underline-offset-4 hover:underline">
              {name}
            </Link>
          </h2>
          <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1.5">
            {company.ratingCount > 0 && <Rating value={company.ratingAvg} count={company.ratingCount} />}
            <BusinessBadges badges={company.badges} />
          </div>
        </div>
      </div>
      <ul className="mt-3 grid grid-cols-1 gap-1.5 text-sm text-muted [&_svg]:mr-2 [&_svg]:mb-0.5 [&_svg]:inline [&_svg]:size-4">
        {place && (
          <li>
            <MapPin aria-hidden="true" />
            {place}
            {foundedYear && ` · since ${foundedYear}`}
          </li>
        )}
        {replyMedianMin !== null && (
          <li>
            <Clock aria-hidden="true" />
            {usuallyReplies(replyMedianMin)}
            {replyRate !== null && ` · answers ${replyRate}%`}
          </li>
        )}
        {hasGstin && (
          <li>
            <BadgeCheck aria-hidden="true" />
            {GSTIN_VERIFIED}
          </li>
        )}
      </ul>
      <Button asChild variant="secondary" size="sm" className="mt-4">
        <Link to={companyPath(company)}>Company profile</Link>
      </Button>
    </section>
  );
}
