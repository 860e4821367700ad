import { companyTag } from "@cardplaza/contract/companies/company-words";
import { productPath, productTag } from "@cardplaza/contract/companies/products/product-words";
import { isRouteErrorResponse, redirect } from "react-router";
import { pageContext } from "../../../../lib/page-context.ts";
import { ErrorPage } from "../../../../site/error-page.tsx";
import { firstReviews } from "../../../reviews/first-reviews.ts";
import { reviewedProduct } from "../reviewed-product.ts";
import type { Route } from "./+types/product-page.ts";
import { MissingProduct } from "./missing-product.tsx";
import { productMeta } from "./product-meta.ts";
import { ProductView } from "./product-view.tsx";
import { SellersNotice } from "./sellers-notice.tsx";
import { UnlistedProduct } from "./unlisted-product.tsx";
import { useProductPage } from "./use-product-page.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { id } = params;
  const product = await page.api["GET /api/products/:id"]({ params: { id } });
  if (product.slug !== id) throw redirect(productPath(product) + url.search, 301);
  const [related, reviews] = await Promise.all([
    page.api["GET /api/products/:id/related"]({ params: { id } }),
    firstReviews(page, reviewedProduct(product)),
  ]);
  // More of the same company changes with the company's tag.
  const shown = [product, ...related.similar].map(({ _id }) => productTag(_id));
  page.cache({ tags: [...shown, companyTag(product.company._id)], query: [] });
  return { product, related, reviews, origin: page.origin };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? productMeta(loaderData.product, loaderData.origin, loaderData.reviews.reviews) : [];

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, related, reviews } = loaderData;
  const role = useProductPage(product._id);
  return (
    <ProductView
      product={product}
      related={related}
      reviews={reviews}
      isTeam={role !== null}
      notice={
        role && (
          <SellersNotice productId={product._id}>
            This is a product of your company, as everybody sees it.
          </SellersNotice>
        )
      }
    />
  );
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  const status = isRouteErrorResponse(error) && error.status;
  if (status === 404) return <UnlistedProduct id={params.id} />;
  return status === 410 ? <MissingProduct isGone /> : <ErrorPage />;
}
