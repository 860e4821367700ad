import type { ProductLine } from "@cardplaza/contract/companies/products/product";
import { type ReactNode, useId } from "react";
import { ProductCard } from "./product-card.tsx";

interface ProductCardsProps {
  title: string;
  products: ProductLine[];
  showCompany?: boolean;
  /** Beside the title, such as a link to all of them. */
  action?: ReactNode;
}

/** A titled row of products; nothing where there are none. */
export function ProductCards({ title, products, showCompany, action }: ProductCardsProps) {
  const id = useId();
  if (products.length === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="min-w-0 text-xl break-words">
          {title}
        </h2>
        {action}
      </div>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-6">
        {products.map((product) => (
          <li key={product._id} className="min-w-0">
            <ProductCard product={product} showCompany={showCompany} />
          </li>
        ))}
      </ul>
    </section>
  );
}
