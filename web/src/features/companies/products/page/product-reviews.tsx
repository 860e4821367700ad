import type { Product } from "@cardplaza/contract/companies/products/products";
import type { ReviewList } from "@cardplaza/contract/reviews/reviews";
import { Suspense } from "react";
import { latePart } from "../../../../first-visit/late-part.ts";
import { ReviewListSkeleton } from "../../../reviews/review-list-skeleton.tsx";
import { Reviews } from "../../../reviews/reviews.tsx";
import { reviewedProduct } from "../reviewed-product.ts";

// Buyers do not load what only the company's team needs.
const OwnerReviews = latePart(() =>
  import("../../../reviews/owner-reviews.tsx").then((module) => module.OwnerReviews),
);

interface ProductReviewsProps {
  product: Product;
  /** The first page, where it came with the server's page. */
  initial: ReviewList | undefined;
  isTeam: boolean;
}

/** What buyers say; the company's team replies here. The review tools belong to the company as a whole. */
export function ProductReviews({ product, initial, isTeam }: ProductReviewsProps) {
  const target = reviewedProduct(product);
  if (isTeam) {
    return (
      <div className="mt-12 max-w-3xl">
        <Suspense fallback={<ReviewListSkeleton />}>
          <OwnerReviews target={target} isOwner={false} />
        </Suspense>
      </div>
    );
  }
  return (
    // Not a section: the list within is one, of the same name.
    <div id="reviews" className="mt-12 scroll-mt-20">
      <h2 className="mb-4 text-xl">Reviews</h2>
      <Reviews target={target} initial={initial} />
    </div>
  );
}
