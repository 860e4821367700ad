import type { Product } from "@cardplaza/contract/companies/products/product";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { trailOf } from "./product-meta.ts";

/** The way here, to go back a step. */
export function ProductTrail({ product }: { product: Product }) {
  return (
    <nav aria-label="Breadcrumb" className="mb-4">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-muted">
        {trailOf(product).map(({ name, path }) => (
          <li key={path} className="flex items-center gap-1">
            <Link
              to={path}
              className="touch-area inline-flex min-h-8 items-center underline-offset-4 hover:text-ink hover:underline"
            >
              {name}
            </Link>
            {/* Behind each, so that no line begins with it. */}
            <ChevronRight aria-hidden="true" className="size-3.5" />
          </li>
        ))}
        <li aria-current="page" className="min-w-0 break-words">
          {product.name}
        </li>
      </ol>
    </nav>
  );
}
