import { RATING_MAX } from "@cardplaza/contract/reviews/review-words";
import type { Review } from "@cardplaza/contract/reviews/reviews";
import { dateInIndia } from "@cardplaza/contract/time";
import type { AggregateRating, Review as ReviewData } from "schema-dts";

/** Enough for a search engine; the page shows the rest. */
const MOST_REVIEWS = 5;

interface Rated {
  average: number | null;
  count: number;
  /** The first page of them, as the page shows it. */
  reviews?: Review[] | undefined;
}

/** What a business, a company or a product says of its reviews to search engines: nothing while it has none. */
export function ratingData({ average, count, reviews = [] }: Rated) {
  if (average === null || count === 0) return {};
  return {
    aggregateRating: {
      "@type": "AggregateRating",
      ratingValue: average,
      reviewCount: count,
      bestRating: RATING_MAX,
      worstRating: 1,
    } satisfies AggregateRating,
    ...(reviews.length > 0 ? { review: reviews.slice(0, MOST_REVIEWS).map(reviewData) } : {}),
  };
}

const reviewData = ({ authorName, rating, title, body, publishedAt }: Review) =>
  ({
    "@type": "Review",
    author: { "@type": "Person", name: authorName },
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: RATING_MAX, worstRating: 1 },
    ...(title ? { name: title } : {}),
    reviewBody: body,
    ...(publishedAt ? { datePublished: dateInIndia(new Date(publishedAt)) } : {}),
  }) satisfies ReviewData;
