import { PRODUCT_STATUSES } from "@cardplaza/contract/companies/products/product-words";
import { withParams } from "../../../../lib/address/with-params.ts";
import { useAddressParams } from "../../../../lib/address/use-address-params.ts";

type Parts = Partial<Record<"q" | "status" | "category" | "page" | "product", string | null>>;

/** The state of the screen is its address. A changed filter begins at the first page. */
export function useProductsAddress() {
  const [search, change] = useAddressParams();
  return {
    company: search.get("company") ?? undefined,
    product: search.get("product"),
    filters: {
      q: search.get("q") ?? "",
      status: PRODUCT_STATUSES.find((status) => status === search.get("status")),
      category: search.get("category") ?? "",
      page: Math.max(1, Number(search.get("page")) || 1),
    },
    pathWith: (parts: Parts) => {
      const next = withParams(search, { page: null, ...parts }).toString();
      return next ? `/my-products?${next}` : "/my-products";
    },
    set: (parts: Parts) => change({ page: null, ...parts }),
  };
}
