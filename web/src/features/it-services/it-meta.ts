import type { ItPackage } from "@cardplaza/contract/it-services/it-packages";
import type { Provider, ProviderSummary } from "@cardplaza/contract/it-services/it-providers";
import { paiseWords, rateLine } from "@cardplaza/contract/it-services/it-rules";
import {
  IT_SERVICES_PATH,
  itCategoryName,
  packagePath,
  providerPath,
} from "@cardplaza/contract/it-services/it-words";
import type { MetaDescriptor } from "react-router";
import { pageMeta } from "../../lib/page-meta.ts";
import { browseHeading, browsePath, isNarrowed, type Browse } from "./it-address.ts";

type Shown = { origin: string } & (
  | { view: "browse"; browse: Browse; providers: ProviderSummary[] }
  | { view: "provider"; provider: Provider }
  | { view: "package"; one: ItPackage }
  | { view: "compare" | "member" }
);

const NO_INDEX: MetaDescriptor = { name: "robots", content: "noindex" };
const picture = "businesses";

/** What search engines and messengers learn of each view. */
export function itMeta(shown: Shown): MetaDescriptor[] {
  const { origin } = shown;
  if (shown.view === "provider") return providerMeta(shown.provider, origin);
  if (shown.view === "package") return packageMeta(shown.one, origin);
  if (shown.view === "browse") return browseMeta(shown.browse, shown.providers, origin);
  const title = shown.view === "compare" ? "Compare IT providers" : "Requirements";
  return [...pageMeta({ origin, path: IT_SERVICES_PATH, title, description: "", picture }), NO_INDEX];
}

function browseMeta(browse: Browse, providers: ProviderSummary[], origin: string): MetaDescriptor[] {
  const heading = browseHeading(browse);
  const plain = { ...browse, budget: "", size: "", rating: "", verified: false, q: "" };
  return [
    ...pageMeta({
      origin,
      path: browsePath(plain, { page: browse.page }),
      title: browse.city ? heading : `${heading} in India`,
      description: `${heading}: providers with their rates, packages with fixed prices, and reviews. Compare them or post a requirement and get up to ten quotes.`,
      picture,
    }),
    ...(providers.length === 0 || isNarrowed(browse) ? [NO_INDEX] : []),
  ];
}

function providerMeta(provider: Provider, origin: string): MetaDescriptor[] {
  const { name, city, focus } = provider;
  const work = focus.map(({ category }) => itCategoryName(category)).join(", ");
  return [
    ...pageMeta({
      origin,
      path: providerPath(provider),
      title: `${name}: ${work}${city ? ` in ${city}` : ""}`,
      description: `${provider.tagline || work}. ${rateLine(provider)}.`,
      picture,
    }),
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "ProfessionalService",
        name,
        url: origin + providerPath(provider),
        description: provider.about,
        ...(city && { address: { "@type": "PostalAddress", addressLocality: city, addressCountry: "IN" } }),
        ...(provider.ratingCount > 0 && {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: provider.ratingAvg,
            reviewCount: provider.ratingCount,
          },
        }),
      },
    },
  ];
}

function packageMeta(one: ItPackage, origin: string): MetaDescriptor[] {
  const prices = one.tiers.map(({ pricePaise }) => pricePaise / 100);
  return [
    ...pageMeta({
      origin,
      path: packagePath(one),
      title: `${one.title} by ${one.provider.name}`,
      description: `${itCategoryName(one.category)} from ${paiseWords(one.fromPaise)}, delivered in ${one.deliveryDays} days and more. Three tiers with fixed prices.`,
      picture,
    }),
    {
      "script:ld+json": {
        "@context": "https://schema.org",
        "@type": "Service",
        name: one.title,
        url: origin + packagePath(one),
        serviceType: itCategoryName(one.category),
        provider: {
          "@type": "Organization",
          name: one.provider.name,
          url: origin + providerPath(one.provider),
        },
        offers: {
          "@type": "AggregateOffer",
          priceCurrency: "INR",
          lowPrice: Math.min(...prices),
          highPrice: Math.max(...prices),
          offerCount: prices.length,
        },
      },
    },
  ];
}
