import { PRODUCT_NAME, PRODUCT_TAGLINE } from "@cardplaza/contract/product";
import type { MetaDescriptor } from "react-router";
import { pictureMeta } from "../../lib/page-meta.ts";

const TITLE = `${PRODUCT_NAME} · ${PRODUCT_TAGLINE}`;
const DESCRIPTION =
  "Make a digital business card, share it with one link or a QR code, and let customers across India find your business.";

/** Where the site's main pages are. */
const NAVIGATION = [
  { name: "Digital business cards", path: "/digital-business-cards" },
  { name: "Business directory", path: "/businesses" },
  { name: "Search", path: "/search" },
  { name: "List your business free", path: "/free-listing" },
  { name: "About", path: "/about" },
  { name: "Contact us", path: "/contact-us" },
];

/** What search engines and messengers learn of the product. */
export function homeMeta(origin: string): MetaDescriptor[] {
  const address = `${origin}/`;
  return [
    { title: TITLE },
    { name: "description", content: DESCRIPTION },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: PRODUCT_NAME },
    { property: "og:title", content: TITLE },
    { property: "og:description", content: DESCRIPTION },
    { property: "og:url", content: address },
    ...pictureMeta(origin, "home"),
    { property: "og:locale", content: "en_IN" },
    { tagName: "link", rel: "canonical", href: address },
    { "script:ld+json": siteOf(origin) },
  ];
}

function siteOf(origin: string) {
  const address = `${origin}/`;
  const publisher = { "@id": `${address}#organization` };
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Organization",
        "@id": publisher["@id"],
        name: PRODUCT_NAME,
        url: address,
        logo: `${address}icon-512.png`,
      },
      {
        "@type": "WebSite",
        "@id": `${address}#website`,
        name: PRODUCT_NAME,
        description: DESCRIPTION,
        url: address,
        inLanguage: "en-IN",
        publisher,
        potentialAction: {
          "@type": "SearchAction",
          target: { "@type": "EntryPoint", urlTemplate: `${address}search?q={search_term_string}` },
          "query-input": "required name=search_term_string",
        },
      },
      ...NAVIGATION.map(({ name, path }) => ({
        "@type": "SiteNavigationElement",
        name,
        url: origin + path,
      })),
    ],
  };
}
