import type { ProductLine } from "@cardplaza/contract/companies/products/product";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { ProductCard } from "../products/product-card.tsx";

/** A page of products, as the API returns it. */
export interface ProductPage {
  products: ProductLine[];
  total: number;
  page: number;
  pages: number;
}

interface ProductsPanelProps {
  companyId: string;
  /** The first page of them, which came with the server's page. */
  initial: ProductPage;
}

/** What the company sells, page after page. */
export function ProductsPanel({ companyId, initial }: ProductsPanelProps) {
  const list = useInfiniteQuery({
    queryKey: ["GET /api/products", companyId],
    queryFn: ({ pageParam }): Promise<ProductPage> =>
      api["GET /api/products"]({ query: { companyId, page: pageParam } }),
    initialPageParam: 1,
    getNextPageParam: ({ page, pages }) => (page < pages ? page + 1 : undefined),
    initialData: { pages: [initial], pageParams: [1] },
  });
  // A product that was published meanwhile pushes another onto the next page: each is shown once.
  const products = new Map(list.data.pages.flatMap((page) => page.products).map((each) => [each._id, each]));
  return (
    <>
      <h2 className="sr-only">Products</h2>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4">
        {[...products.values()].map((product) => (
          <li key={product._id} className="min-w-0">
            <ProductCard product={product} showCompany={false} />
          </li>
        ))}
      </ul>
      {list.isFetchNextPageError && (
        <ErrorState onRetry={() => void list.fetchNextPage()} retrying={list.isFetching} />
      )}
      <ShowMore list={list} label="Show more products" />
    </>
  );
}
