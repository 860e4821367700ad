import { companyPath } from "@cardplaza/contract/companies/company-seen";
import type { Product, ProductLine } from "@cardplaza/contract/companies/products/product";
import type { ReviewList } from "@cardplaza/contract/reviews/reviews";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "../../../../ui/button.tsx";
import { cn } from "../../../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../../../ui/page-width.ts";
import { Trail } from "../../../../ui/trail.tsx";
import { ProductCards } from "../product-cards.tsx";
import { ProductDetails } from "./product-details.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ProductHead } from "./product-head.tsx";
import { trailOf } from "./product-meta.ts";
import { ProductReviews } from "./product-reviews.tsx";
import { ReportButton } from "../../../moderation/report-button.tsx";
import { SellerBox } from "./seller-box.tsx";

interface ProductViewProps {
  product: Product;
  related?: { ofCompany: ProductLine[]; similar: ProductLine[] };
  /** The first page of them, where it came with the server's page. */
  reviews?: ReviewList;
  /** The viewer is of the company's team. */
  isTeam: boolean;
  /** A notice for the team, above everything. */
  notice?: ReactNode;
}

/** A product with all that a buyer wants to know of it. */
export function ProductView({ product, related, reviews, isTeam, notice }: ProductViewProps) {
  const { company } = product;
  return (
    <div className={cn(PAGE_WIDTH, "py-6 lg:py-8")}>
      {/* As on a card: the first paint is not spent on an empty page. */}
      <link rel="expect" href="#product-name" blocking="render" />
      <Trail steps={trailOf(product)} here={product.name} />
      {notice}
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-10">
        <ProductGallery name={product.name} images={product.images} />
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <ProductHead product={product} isTeam={isTeam} />
          <SellerBox company={company} />
        </div>
      </div>
      <ProductDetails product={product} />
      <ProductReviews product={product} initial={reviews} isTeam={isTeam} />
      {!isTeam && (
        <ReportButton call="POST /api/products/:id/report" id={product._id} noun="product" className="mt-8" />
      )}
      <ProductCards
        title={`More from ${company.name}`}
        products={related?.ofCompany ?? []}
        showCompany={false}
        action={
          <Button asChild variant="link" size="sm">
            <Link to={`${companyPath(company)}#products`}>See all</Link>
          </Button>
        }
      />
      <ProductCards title="Similar products" products={related?.similar ?? []} />
    </div>
  );
}
