import { productPath } from "@cardplaza/contract/companies/products/product-words";
import type { Product } from "@cardplaza/contract/companies/products/product";
import type { ReviewedTarget } from "../../reviews/reviewed-target.ts";

export const reviewedProduct = (product: Pick<Product, "_id" | "name" | "slug">): ReviewedTarget => ({
  targetType: "product",
  targetId: product._id,
  name: product.name,
  path: productPath(product),
  ownersPath: `${productPath(product)}#reviews`,
});
