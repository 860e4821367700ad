import { PREVIEW_IMAGE } from "@cardplaza/contract/cards/card-files";
import { webLink } from "@cardplaza/contract/links/web-link";
import type { Company } from "@cardplaza/contract/companies/companies";
import { COMPANY_FILES, companyPath, SOCIAL_NETWORKS } from "@cardplaza/contract/companies/company-seen";
import { industryName } from "@cardplaza/contract/companies/industries";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { Review } from "@cardplaza/contract/reviews/reviews";
import { pictureJpegUrl } from "@cardplaza/contract/uploads/pictures";
import type { MetaDescriptor } from "react-router";
import type { Organization, WithContext } from "schema-dts";
import { ratingData } from "../../reviews/rating-data.ts";

const LONGEST_DESCRIPTION = 160;

/** What search engines and messengers learn of a company and its first reviews. */
export function companyMeta(company: Company, origin: string, reviews: Review[]): MetaDescriptor[] {
  const { name, industry, address, about, tagline } = company;
  const url = origin + companyPath(company);
  const what = [industryName(industry), address.city && `in ${address.city}`].filter(Boolean).join(" ");
  const title = [name, what].filter(Boolean).join(" · ");
  const summary = cut([tagline, about].filter(Boolean).join(". ").replace(/\s+/g, " ") || title);
  return [
    { title: `${title} · ${PRODUCT_NAME}` },
    { name: "description", content: summary },
    { tagName: "link", rel: "canonical", href: url },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:title", content: title },
    { property: "og:description", content: summary },
    { property: "og:url", content: url },
    { property: "og:image", content: origin + COMPANY_FILES.preview(company._id, company.updated_at) },
    { property: "og:image:width", content: String(PREVIEW_IMAGE.width) },
    { property: "og:image:height", content: String(PREVIEW_IMAGE.height) },
    { property: "og:image:alt", content: name },
    { name: "twitter:card", content: "summary_large_image" },
    { "script:ld+json": organization(company, { url, origin, reviews }) },
  ];
}

const cut = (text: string) =>
  text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1).trimEnd()}…`;

/** A company for search engines. What is empty here is left out. */
function organization(
  company: Company,
  { url, origin, reviews }: { url: string; origin: string; reviews: Review[] },
): WithContext<Organization> & Record<string, unknown> {
  const { name, legalName, about, tagline, logo, cover, phone, email, foundedYear, gstin } = company;
  const { address, ratingAvg, ratingCount, specialities } = company;
  const street = [address.line1, address.line2, address.locality].filter(Boolean).join(", ");
  const sameAs = [company.website, ...SOCIAL_NETWORKS.map((network) => company.socials[network] ?? "")]
    .map(webLink)
    .filter((link) => link !== null);
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": url,
    url,
    name,
    ...(legalName && { legalName }),
    ...(about && { description: about }),
    ...(tagline && { slogan: tagline }),
    ...(logo && { logo: origin + pictureJpegUrl(logo) }),
    ...(cover && { image: origin + pictureJpegUrl(cover) }),
    ...(phone && { telephone: phone }),
    ...(email && { email }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(foundedYear && { foundingDate: String(foundedYear) }),
    ...(gstin && { taxID: gstin }),
    ...(specialities.length > 0 && { knowsAbout: specialities }),
    address: {
      "@type": "PostalAddress",
      ...(street && { streetAddress: street }),
      ...(address.city && { addressLocality: address.city }),
      ...(address.state && { addressRegion: address.state }),
      ...(address.pin && { postalCode: address.pin }),
      addressCountry: "IN",
    },
    ...ratingData({ average: ratingAvg, count: ratingCount, reviews }),
  };
}
