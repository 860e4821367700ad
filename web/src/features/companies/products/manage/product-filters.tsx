import { PRODUCT_CATEGORIES } from "@cardplaza/contract/companies/products/product-categories";
import {
  PRODUCT_STATUS_LABEL,
  PRODUCT_STATUSES,
  type ProductStatus,
} from "@cardplaza/contract/companies/products/product-words";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { Select } from "../../../../ui/fields/select.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { useProductsAddress } from "./use-products-address.ts";

const AFTER_TYPING_MS = 300;
const GROUPS = [
  { value: "", label: "All categories" },
  ...PRODUCT_CATEGORIES.map(({ slug, name }) => ({ value: slug, label: name })),
];

interface ProductFiltersProps {
  filters: ReturnType<typeof useProductsAddress>["filters"];
  counts: Record<ProductStatus, number> | undefined;
}

export function ProductFilters({ filters, counts }: ProductFiltersProps) {
  const { set } = useProductsAddress();
  const [typed, setTyped] = useState(filters.q);
  useEffect(() => {
    if (typed.trim() === filters.q) return;
    const timer = setTimeout(() => set({ q: typed.trim() }), AFTER_TYPING_MS);
    return () => clearTimeout(timer);
  });
  const statuses = PRODUCT_STATUSES.filter((status) => status !== "removed" || (counts?.removed ?? 0) > 0);
  return (
    <search className="mt-5 grid grid-cols-1 gap-3 sm:grid-cols-[minmax(0,1fr)_12rem_14rem]">
      <TextField
        type="search"
        aria-label="Search your products"
        placeholder="Search by name or HSN"
        leading={<Search aria-hidden="true" className="size-4" />}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Select
        aria-label="Status"
        value={filters.status ?? ""}
        options={[
          { value: "", label: "All statuses" },
          ...statuses.map((status) => ({
            value: status,
            label: `${PRODUCT_STATUS_LABEL[status]}${counts ? ` (${counts[status]})` : ""}`,
          })),
        ]}
        onChange={({ target }) => set({ status: target.value })}
      />
      <Select
        aria-label="Category"
        value={filters.category}
        options={GROUPS}
        onChange={({ target }) => set({ category: target.value })}
      />
    </search>
  );
}
