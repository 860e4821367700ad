import { priceWords, quantityWords } from "@cardplaza/contract/companies/products/product-prices";
import {
  PRODUCT_STATUS_LABEL,
  type ProductStatus,
} from "@cardplaza/contract/companies/products/product-words";
import type { OwnProduct } from "@cardplaza/contract/companies/products/product";
import { Badge } from "../../../../ui/badge.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { type Column, DataTable } from "../../../../ui/lists/data-table.tsx";
import { ProductCell, type Selection } from "./product-cell.tsx";
import { ProductMenu } from "./product-menu.tsx";

const TONE: Record<ProductStatus, "neutral" | "positive" | "warning" | "danger"> = {
  draft: "warning",
  published: "positive",
  archived: "neutral",
  removed: "danger",
};

interface ProductTableProps extends Selection {
  /** The products; undefined while they load. */
  products: OwnProduct[] | undefined;
}

/** A table where there is room, cards on a phone. */
export function ProductTable({ products, ...selection }: ProductTableProps) {
  return (
    <DataTable
      className="mt-5"
      caption="Your products"
      columns={columnsFor(selection)}
      rows={products ?? []}
      rowKey={({ _id }) => _id}
      loadingRows={products ? 0 : 6}
      empty={
        <EmptyState
          drawing="search"
          title="No products match"
          text="Try other words, or clear the filters."
        />
      }
    />
  );
}

const columnsFor = (selection: Selection): Column<OwnProduct>[] => [
  {
    id: "name",
    header: "Product",
    onCard: "title",
    cell: (product) => <ProductCell product={product} selection={selection} />,
  },
  { id: "price", header: "Price", className: "@2xl:whitespace-nowrap", cell: priceWords },
  { id: "moq", header: "Minimum order", cell: ({ moq, unit }) => quantityWords(moq, unit) },
  {
    id: "status",
    header: "Status",
    cell: ({ status }) => <Badge tone={TONE[status]}>{PRODUCT_STATUS_LABEL[status]}</Badge>,
  },
  {
    id: "actions",
    header: "Actions",
    onCard: "corner",
    align: "end",
    cell: (product) => <ProductMenu product={product} />,
  },
];
