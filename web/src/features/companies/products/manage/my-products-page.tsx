import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { query } from "../../../../lib/query.ts";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { PAGE_WIDTH } from "../../../../ui/page-width.ts";
import { LoadingArea, Skeleton } from "../../../../ui/skeleton.tsx";
import { OwnCompany } from "../../own-company.tsx";
import { ProductForm } from "../form/product-form.tsx";
import { ProductsScreen } from "./products-screen.tsx";
import { useRefreshProducts } from "./use-own-products.ts";
import { useProductsAddress } from "./use-products-address.ts";

export default function MyProductsPage() {
  const { company: wanted, product } = useProductsAddress();
  return (
    <OwnCompany
      title="My products"
      wanted={wanted}
      none={{ drawing: "cards", reason: "Products are sold by a company." }}
      loading={<Loading />}
    >
      {(company, companies) =>
        product ? (
          <EditProduct key={product} companyId={company._id} id={product} />
        ) : (
          <ProductsScreen company={company} companies={companies} />
        )
      }
    </OwnCompany>
  );
}

/** `?product=new` adds one, and an id edits it. */
function EditProduct({ companyId, id }: { companyId: string; id: string }) {
  const { pathWith } = useProductsAddress();
  const navigate = useNavigate();
  const refresh = useRefreshProducts();
  const isNew = id === "new";
  const opened = useQuery({
    ...query["GET /api/products/:id"]({ params: { id } }),
    enabled: !isNew,
    // Always read again: a colleague may have changed it.
    staleTime: 0,
    refetchOnMount: "always",
  });
  const listPath = pathWith({ product: null });
  if (!isNew && opened.isError && !opened.isFetching)
    return (
      <ErrorState
        isPage
        title="This product did not load"
        text="It may have been deleted."
        className="py-16"
        onRetry={() => void opened.refetch()}
      />
    );
  if (!isNew && !opened.isFetchedAfterMount) return <Loading />;
  const product = isNew ? null : (opened.data ?? null);
  if (!isNew && !product?.role) return <ErrorState isPage title="Product not found" className="py-16" />;
  return (
    <ProductForm
      companyId={companyId}
      product={product}
      listPath={listPath}
      onSaved={() => {
        void refresh();
        void navigate(listPath);
      }}
    />
  );
}

function Loading() {
  return (
    <LoadingArea label="Loading your products" className={`${PAGE_WIDTH} grid grid-cols-1 gap-4 py-10`}>
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-12" />
      <Skeleton className="h-80 rounded-card" />
    </LoadingArea>
  );
}
