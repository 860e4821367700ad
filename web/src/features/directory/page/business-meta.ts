import { categoryName } from "@cardplaza/contract/categories/business-categories";
import { webLink } from "@cardplaza/contract/links/web-link";
import { listingPath } from "@cardplaza/contract/directory/listing-rules";
import type { Listing } from "@cardplaza/contract/directory/listings";
import type { Review } from "@cardplaza/contract/reviews/reviews";
import { pictureJpegUrl } from "@cardplaza/contract/uploads/pictures";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { MetaDescriptor } from "react-router";
import { breadcrumbs } from "../browse/directory-meta.ts";
import { pictureOf } from "../browse/directory-entry.ts";
import { localBusiness } from "./local-business.ts";

const LONGEST_DESCRIPTION = 160;

/** What search engines and messengers learn of a business and its first reviews. */
export function businessMeta(listing: Listing, origin: string, reviews: Review[]): MetaDescriptor[] {
  const { name, category, address, description, website } = listing;
  const path = listingPath(listing);
  const url = origin + path;
  const place = [address.locality, address.city].filter(Boolean).join(", ");
  const what = [categoryName(category), place && `in ${place}`].filter(Boolean).join(" ");
  const title = [name, what].filter(Boolean).join(" · ");
  const summary = cut(description.replace(/\s+/g, " ") || `${title}: phone, opening hours and reviews.`);
  const picture = pictureOf(listing);
  const image = origin + (picture ? pictureJpegUrl(picture) : "/icon-512.png");
  return [
    { title: `${title} · ${PRODUCT_NAME}` },
    { name: "description", content: summary },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:title", content: title },
    { property: "og:description", content: summary },
    { property: "og:url", content: url },
    { property: "og:image", content: image },
    { property: "og:image:alt", content: name },
    { name: "twitter:card", content: picture ? "summary_large_image" : "summary" },
    { "script:ld+json": localBusiness(listing, { url, origin, sameAs: webLink(website), reviews }) },
    { "script:ld+json": breadcrumbs({ category, city: address.city }, origin, { name, path }) },
  ];
}

const cut = (text: string) =>
  text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1).trimEnd()}…`;
