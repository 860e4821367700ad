import { categoryName } from "@cardplaza/contract/categories/business-categories";
import type { Listing } from "@cardplaza/contract/directory/listings";
import { Link } from "react-router";
import { Facts, LongText } from "../lists/facts.tsx";
import { LISTS_WORDS } from "../lists/lists-words.ts";
import { CLAIMS_WORDS } from "./claims-words.ts";

const words = CLAIMS_WORDS.sheet;

/** What people see of a listing, so that it can be compared with the evidence. */
export function ShownListing({ listing, title }: { listing: Listing; title: string }) {
  const { address, category, moreCategories } = listing;
  const lines = [address.line1, address.line2, address.locality, address.city, address.state, address.pin];
  const facts = [
    [words.category, [category, ...moreCategories].map(categoryName).filter(Boolean).join(", ")],
    [words.phone, listing.readablePhone ?? listing.phone],
    [words.email, listing.email],
    [words.website, listing.website],
    [words.address, lines.filter(Boolean).join(", ")],
    [words.reviews, words.rating(listing.ratingAvg, listing.ratingCount)],
  ] as const;
  return (
    <section className="grid grid-cols-1 content-start gap-5">
      <h3 className="text-base font-semibold">{title}</h3>
      <div className="flex items-start gap-4">
        {listing.logo && <img src={listing.logo} alt="" className="size-14 rounded-field object-cover" />}
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{listing.name}</p>
          <Link to={`/business/${listing.slug}`} className="text-brand-strong underline underline-offset-2">
            {LISTS_WORDS.openPage}
          </Link>
        </div>
      </div>
      <Facts facts={facts} />
      <LongText label={words.description} text={listing.description} />
    </section>
  );
}
