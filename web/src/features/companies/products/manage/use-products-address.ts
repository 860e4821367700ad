import { PRODUCT_STATUSES } from "@cardplaza/contract/companies/products/product-words";
import { useSearchParams } from "react-router";

type Part = "q" | "status" | "category" | "page" | "product";

/** The state of the screen is its address. A changed filter begins at the first page. */
export function useProductsAddress() {
  const [search, setSearch] = useSearchParams();
  const withParts = (parts: Partial<Record<Part, string | null>>) => {
    const next = new URLSearchParams(search);
    if (!("page" in parts)) next.delete("page");
    for (const [name, value] of Object.entries(parts)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    return next;
  };
  return {
    company: search.get("company") ?? undefined,
    product: search.get("product"),
    filters: {
      q: search.get("q") ?? "",
      status: PRODUCT_STATUSES.find((status) => status === search.get("status")),
      category: search.get("category") ?? "",
      page: Math.max(1, Number(search.get("page")) || 1),
    },
    pathWith: (parts: Partial<Record<Part, string | null>>) => {
      const next = withParts(parts).toString();
      return next ? `/my-products?${next}` : "/my-products";
    },
    set: (parts: Partial<Record<Part, string | null>>) =>
      setSearch(withParts(parts), { replace: true, preventScrollReset: true }),
  };
}
