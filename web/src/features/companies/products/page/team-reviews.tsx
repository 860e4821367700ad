import type { Product } from "@cardplaza/contract/companies/products/product";
import { OwnerReviews } from "../../../reviews/owner-reviews.tsx";
import { reviewedProduct } from "../reviewed-product.ts";

/** Where the company's team replies. The review tools belong to the company as a whole. */
export function TeamReviews({ product }: { product: Product }) {
  return <OwnerReviews target={reviewedProduct(product)} isOwner={false} />;
}
