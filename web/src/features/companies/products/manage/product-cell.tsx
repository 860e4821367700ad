import { productCategoryName } from "@cardplaza/contract/companies/products/product-categories";
import type { OwnProduct } from "@cardplaza/contract/companies/products/product";
import { Link } from "react-router";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { ProductPicture } from "../product-picture.tsx";
import { useProductsAddress } from "./use-products-address.ts";

export interface Selection {
  selected: ReadonlySet<string>;
  /** The most products that can be selected. */
  most: number;
  onSelect: (selected: ReadonlySet<string>) => void;
}

/** A product in the table, to select and to open. */
export function ProductCell({ product, selection }: { product: OwnProduct; selection: Selection }) {
  const { pathWith } = useProductsAddress();
  const { selected, most, onSelect } = selection;
  const isSelected = selected.has(product._id);
  const toggle = () => {
    const next = new Set(selected);
    if (!next.delete(product._id)) next.add(product._id);
    onSelect(next);
  };
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Checkbox
        label={<span className="sr-only">Select {product.name}</span>}
        className="shrink-0"
        checked={isSelected}
        disabled={selected.size >= most && !isSelected}
        onChange={toggle}
      />
      <ProductPicture
        picture={product.image}
        width={200}
        sizes="48px"
        className="size-12 shrink-0 rounded-field"
      />
      <div className="min-w-0">
        <Link
          to={pathWith({ product: product._id })}
          className="line-clamp-2 font-medium break-words underline-offset-4 hover:underline"
        >
          {product.name}
        </Link>
        <p className="text-xs font-normal text-muted">
          {productCategoryName(product.category) || "No category yet"}
        </p>
      </div>
    </div>
  );
}
