import { priceWords, quantityWords } from "@cardplaza/contract/companies/products/product-prices";
import { productPath } from "@cardplaza/contract/companies/products/product-words";
import type { ProductLine } from "@cardplaza/contract/companies/products/product";
import { Link } from "react-router";
import { Rating } from "../../../ui/rating.tsx";
import { ProductPicture } from "./product-picture.tsx";

interface ProductCardProps {
  product: ProductLine;
  /** False on the company's own page, where the company is known. */
  showCompany?: boolean;
}

/** A product in a list. */
export function ProductCard({ product, showCompany = true }: ProductCardProps) {
  const { name, image, moq, unit, company, ratingAvg, ratingCount } = product;
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised transition-colors duration-150 hover:border-line-strong">
      <ProductPicture
        picture={image}
        width={400}
        sizes="(min-width: 1024px) 260px, (min-width: 640px) 33vw, 50vw"
        className="aspect-[4/3] w-full"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-3 sm:p-4">
        <h3 className="line-clamp-2 text-sm leading-snug font-semibold break-words sm:text-base">
          <Link to={productPath(product)} className="after:absolute after:inset-0 after:rounded-card">
            {name}
          </Link>
        </h3>
        <p className="text-sm font-medium break-words">{priceWords(product)}</p>
        {moq > 1 && <p className="text-xs text-muted">Minimum order {quantityWords(moq, unit)}</p>}
        {ratingCount > 0 && <Rating value={ratingAvg} count={ratingCount} />}
        {showCompany && (
          <p className="mt-auto pt-1 text-xs break-words text-muted">
            {[company.name, company.city].filter(Boolean).join(" · ")}
          </p>
        )}
      </div>
    </article>
  );
}
