import type { Product } from "@cardplaza/contract/companies/products/product";
import type { ReviewList } from "@cardplaza/contract/reviews/reviews";
import { Suspense } from "react";
import { lazyWithQueries } from "../../../../first-visit/lazy-with-queries.tsx";
import { LateReviews } from "../../../reviews/late-reviews.tsx";
import { ReviewListSkeleton } from "../../../reviews/review-list-skeleton.tsx";
import { reviewedProduct } from "../reviewed-product.ts";

const TeamReviews = lazyWithQueries(() => import("./team-reviews.tsx").then((module) => module.TeamReviews));

interface ProductReviewsProps {
  product: Product;
  /** The first page, where it came with the server's page. */
  initial: ReviewList | undefined;
  isTeam: boolean;
}

/** What buyers say; the company's team replies here. */
export function ProductReviews({ product, initial, isTeam }: ProductReviewsProps) {
  if (isTeam) {
    return (
      <div className="mt-12 max-w-3xl">
        <Suspense fallback={<ReviewListSkeleton />}>
          <TeamReviews product={product} />
        </Suspense>
      </div>
    );
  }
  return (
    // Not a section: the list within is one, of the same name.
    <div id="reviews" className="mt-12 scroll-mt-20">
      <h2 className="mb-4 text-xl">Reviews</h2>
      <LateReviews target={reviewedProduct(product)} initial={initial} />
    </div>
  );
}
