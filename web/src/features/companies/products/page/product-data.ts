import { companyPath } from "@cardplaza/contract/companies/company-seen";
import type { Availability } from "@cardplaza/contract/companies/products/product-words";
import type { Product } from "@cardplaza/contract/companies/products/product";
import { CURRENCY } from "@cardplaza/contract/product";
import type { Review } from "@cardplaza/contract/reviews/reviews";
import { pictureJpegUrl } from "@cardplaza/contract/uploads/pictures";
import type {
  AggregateOffer,
  ItemAvailability,
  Offer,
  Product as ProductData,
  WithContext,
} from "schema-dts";
import { ratingData } from "../../../reviews/rating-data.ts";

const AVAILABILITY: Record<Availability, ItemAvailability> = {
  in_stock: "https://schema.org/InStock",
  made_to_order: "https://schema.org/MadeToOrder",
  out_of_stock: "https://schema.org/OutOfStock",
};

interface Known {
  url: string;
  origin: string;
  reviews: Review[];
}

/** A product for search engines. Without a price there is none: they require an offer. */
export function productData(
  product: Product,
  { url, origin, reviews }: Known,
): (WithContext<ProductData> & Record<string, unknown>) | null {
  const { company, specs, images, categoryPath, ratingAvg, ratingCount } = product;
  const offers = offerOf(product, url, origin);
  if (!offers) return null;
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": url,
    url,
    name: product.name,
    description: product.description,
    ...(images.length > 0 && { image: images.map((picture) => origin + pictureJpegUrl(picture)) }),
    ...(categoryPath.length > 0 && { category: categoryPath.map(({ name }) => name).join(" > ") }),
    brand: { "@type": "Brand", name: company.name },
    ...(product.countryOfOrigin && {
      countryOfOrigin: { "@type": "Country" as const, name: product.countryOfOrigin },
    }),
    ...(specs.length > 0 && {
      additionalProperty: specs.map(({ k, v }) => ({ "@type": "PropertyValue" as const, name: k, value: v })),
    }),
    ...ratingData({ average: ratingAvg, count: ratingCount, reviews }),
    offers,
  };
}

function offerOf(product: Product, url: string, origin: string): Offer | AggregateOffer | undefined {
  const { priceType, pricePaise, priceMaxPaise, availability, company, moq } = product;
  if (priceType === "on_request" || pricePaise === null) return undefined;
  const about = {
    url,
    priceCurrency: CURRENCY,
    availability: AVAILABILITY[availability],
    seller: { "@type": "Organization", name: company.name, url: origin + companyPath(company) },
  } as const;
  const price = pricePaise / 100;
  if (priceType === "range" && priceMaxPaise !== null)
    return {
      "@type": "AggregateOffer",
      ...about,
      lowPrice: price,
      highPrice: priceMaxPaise / 100,
      offerCount: 1,
    };
  return {
    "@type": "Offer",
    ...about,
    price,
    eligibleQuantity: { "@type": "QuantitativeValue", minValue: moq, unitText: product.unit },
  };
}
