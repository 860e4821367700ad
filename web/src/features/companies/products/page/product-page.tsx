import type { CompanyRole } from "@cardplaza/contract/companies/company-words";
import { companyTag } from "@cardplaza/contract/companies/company-seen";
import { productPath, productTag } from "@cardplaza/contract/companies/products/product-words";
import { Suspense, useState } from "react";
import { isRouteErrorResponse, redirect } from "react-router";
import { lazyWithQueries } from "../../../../first-visit/lazy-with-queries.tsx";
import { pageContext } from "../../../../lib/page-context.ts";
import { useSession } from "../../../../lib/session.ts";
import { ErrorPage } from "../../../../site/error-page.tsx";
import { firstReviews } from "../../../reviews/first-reviews.ts";
import { reviewedProduct } from "../reviewed-product.ts";
import type { Route } from "./+types/product-page.ts";
import { MissingProduct } from "./missing-product.tsx";
import { productMeta } from "./product-meta.ts";
import { ProductView } from "./product-view.tsx";
import { UnlistedProduct } from "./unlisted-product.tsx";

const ProductAsMember = lazyWithQueries(() =>
  import("./product-as-member.tsx").then((module) => module.ProductAsMember),
);

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { id } = params;
  const product = await page.api["GET /api/products/:id"]({ params: { id } });
  if (product.slug !== id) throw redirect(productPath(product) + url.search, 301);
  const [related, reviews] = await Promise.all([
    page.api["GET /api/products/:id/related"]({ params: { id } }),
    firstReviews(page, reviewedProduct(product)),
  ]);
  // Other products of the company change with the company's tag.
  const shown = [product, ...related.similar].map(({ _id }) => productTag(_id));
  page.cache({ tags: [...shown, companyTag(product.company._id)], query: [] });
  return { product, related, reviews, origin: page.origin };
}

export const meta = ({ loaderData }: Route.MetaArgs) =>
  loaderData ? productMeta(loaderData.product, loaderData.origin, loaderData.reviews.reviews) : [];

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, related, reviews } = loaderData;
  const { status } = useSession();
  // The server renders the page for visitors.
  const [role, setRole] = useState<CompanyRole | null>(null);
  return (
    <ProductView
      product={product}
      related={related}
      reviews={reviews}
      isTeam={role !== null}
      notice={
        status === "member" && (
          <Suspense>
            <ProductAsMember key={product._id} productId={product._id} onKnown={setRole} />
          </Suspense>
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
