import { WEEKDAY_NAMES } from "@cardplaza/contract/directory/hours/hours-rules";
import { WEEKDAYS, type OpenRange } from "@cardplaza/contract/directory/listing-words";
import type { Listing } from "@cardplaza/contract/directory/listings";
import type { Review } from "@cardplaza/contract/reviews/reviews";
import { pictureJpegUrl } from "@cardplaza/contract/uploads/pictures";
import type {
  DayOfWeek,
  LocalBusiness,
  OpeningHoursSpecification,
  PostalAddress,
  WithContext,
} from "schema-dts";
import { ratingData } from "../../reviews/rating-data.ts";

interface Known {
  url: string;
  origin: string;
  /** Its own website. */
  sameAs: string | null;
  reviews: Review[];
}

/** A business for search engines. What is empty here is left out, and so is what its owner hides. */
export function localBusiness(
  listing: Listing,
  { url, origin, sameAs, reviews }: Known,
): WithContext<LocalBusiness> & Record<string, unknown> {
  const { ratingAvg, ratingCount, lat, lng, services, serviceCities } = listing;
  const pictures = [listing.cover, ...listing.photos].filter(Boolean);
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    "@id": url,
    url,
    name: listing.name,
    ...(listing.description ? { description: listing.description } : {}),
    ...(pictures.length > 0
      ? { image: [...new Set(pictures)].map((picture) => origin + pictureJpegUrl(picture)) }
      : {}),
    ...(listing.logo ? { logo: origin + pictureJpegUrl(listing.logo) } : {}),
    ...(listing.phone ? { telephone: listing.phone } : {}),
    ...(listing.email ? { email: listing.email } : {}),
    ...(sameAs ? { sameAs } : {}),
    address: postalAddress(listing.address),
    ...(lat !== null && lng !== null
      ? { geo: { "@type": "GeoCoordinates" as const, latitude: lat, longitude: lng } }
      : {}),
    ...hours(listing),
    ...ratingData({ average: ratingAvg, count: ratingCount, reviews }),
    ...(listing.payments.length > 0 ? { paymentAccepted: listing.payments.join(", ") } : {}),
    ...(listing.languages.length > 0 ? { knowsLanguage: listing.languages } : {}),
    ...(listing.yearFounded ? { foundingDate: String(listing.yearFounded) } : {}),
    ...(serviceCities.length > 0
      ? { areaServed: serviceCities.map((name) => ({ "@type": "City" as const, name })) }
      : {}),
    ...(services.length > 0
      ? {
          makesOffer: services.map(({ name, pricePaise }) => ({
            "@type": "Offer" as const,
            itemOffered: { "@type": "Service" as const, name },
            ...(pricePaise === undefined ? {} : { price: pricePaise / 100, priceCurrency: "INR" }),
          })),
        }
      : {}),
  };
}

const postalAddress = ({ line1, line2, locality, city, state, pin }: Listing["address"]): PostalAddress => {
  const street = [line1, line2, locality].filter(Boolean).join(", ");
  return {
    "@type": "PostalAddress",
    ...(street ? { streetAddress: street } : {}),
    ...(city ? { addressLocality: city } : {}),
    ...(state ? { addressRegion: state } : {}),
    ...(pin ? { postalCode: pin } : {}),
    addressCountry: "IN",
  };
};

const WHOLE_DAY: OpenRange = { open: "00:00", close: "23:59" };

function hours({ hours: week, is24x7, specialHours }: Listing) {
  const open: OpeningHoursSpecification[] = WEEKDAYS.flatMap((day) =>
    (is24x7 ? [WHOLE_DAY] : (week[day] ?? [])).map(({ open: opens, close: closes }) => ({
      "@type": "OpeningHoursSpecification" as const,
      dayOfWeek: `https://schema.org/${WEEKDAY_NAMES[day]}` as DayOfWeek,
      opens,
      closes,
    })),
  );
  const special: OpeningHoursSpecification[] = specialHours.flatMap(({ date, closed, ranges }) =>
    // Opening and closing at the same moment is how a closed day is written.
    (closed ? [{ open: "00:00", close: "00:00" }] : ranges).map(({ open: opens, close: closes }) => ({
      "@type": "OpeningHoursSpecification" as const,
      validFrom: date,
      validThrough: date,
      opens,
      closes,
    })),
  );
  return {
    ...(open.length > 0 ? { openingHoursSpecification: open } : {}),
    ...(special.length > 0 ? { specialOpeningHoursSpecification: special } : {}),
  };
}
