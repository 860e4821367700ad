import { MAX_BULK_PRODUCTS } from "@cardplaza/contract/companies/products/product-words";
import type { Company } from "@cardplaza/contract/companies/companies";
import { useQuery } from "@tanstack/react-query";
import { Download, Plus, Upload } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { api } from "../../../../lib/api.ts";
import { problemText } from "../../../../lib/problem-text.ts";
import { query } from "../../../../lib/query.ts";
import { saveFile } from "../../../../lib/save-file.ts";
import { Button } from "../../../../ui/button.tsx";
import { cn } from "../../../../ui/class-names.ts";
import { EmptyState } from "../../../../ui/empty-state.tsx";
import { ErrorState } from "../../../../ui/error-state.tsx";
import { Pagination } from "../../../../ui/lists/pagination.tsx";
import { toast } from "../../../../ui/overlays/toast-store.ts";
import { PAGE_WIDTH } from "../../../../ui/page-width.ts";
import { CompanyChoice } from "../../company-choice.tsx";
import type { CompanyName } from "../../use-my-company.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { DeletedProducts } from "./deleted-products.tsx";
import { ImportDialog } from "./import-dialog.tsx";
import { ProductFilters } from "./product-filters.tsx";
import { ProductTable } from "./product-table.tsx";
import { PublishMeter } from "./publish-meter.tsx";
import { useProductsAddress } from "./use-products-address.ts";

interface ProductsScreenProps {
  company: Company;
  companies: CompanyName[];
}

/** The products of a company: find, select, change, import and export them. */
export function ProductsScreen({ company, companies }: ProductsScreenProps) {
  const { filters, pathWith } = useProductsAddress();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [importing, setImporting] = useState(false);
  const { q, status, category, page } = filters;
  const wanted = { company: company._id, q: q || undefined, status, category: category || undefined };
  const list = useQuery({
    ...query["GET /api/products/mine"]({ query: { ...wanted, page } }),
    staleTime: 0,
    placeholderData: (before) => before,
  });
  const { data } = list;
  const hasAny = data ? Object.values(data.counts).some((count) => count > 0) : true;
  const exportCsv = () =>
    api["GET /api/products/export.csv"]({ query: wanted }).then(
      (file) => saveFile(file, "products.csv"),
      (error: unknown) => toast({ title: "Error", description: problemText(error), variant: "destructive" }),
    );
  return (
    <div className={cn(PAGE_WIDTH, "py-8 sm:py-10")}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl sm:text-3xl">My products</h1>
          <CompanyChoice company={company} companies={companies} path="/my-products" />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => setImporting(true)}>
            <Upload /> Import
          </Button>
          {hasAny && (
            <Button variant="secondary" onClick={() => void exportCsv()}>
              <Download /> Export
            </Button>
          )}
          <Button asChild>
            <Link to={pathWith({ product: "new" })}>
              <Plus /> Add Product
            </Link>
          </Button>
        </div>
      </div>
      {data && hasAny && <PublishMeter published={data.counts.published} limit={data.limit} />}
      {hasAny && <ProductFilters filters={filters} counts={data?.counts} />}
      {list.isError && !data ? (
        <ErrorState title="Your products did not load" className="mt-8" onRetry={() => void list.refetch()} />
      ) : data && !hasAny ? (
        <EmptyState
          className="mt-8"
          drawing="picture"
          title="No products yet"
          text="Add what you sell, so that buyers find it and ask for your price."
          action={
            <Button asChild>
              <Link to={pathWith({ product: "new" })}>Add Product</Link>
            </Button>
          }
        />
      ) : (
        <>
          <BulkBar selected={selected} onDone={() => setSelected(new Set())} />
          <ProductTable
            products={data?.products}
            selected={selected}
            most={MAX_BULK_PRODUCTS}
            onSelect={setSelected}
          />
          {data && (
            <Pagination
              className="mt-6"
              page={data.page}
              pages={data.pages}
              hrefFor={(next) => pathWith({ page: String(next) })}
            />
          )}
        </>
      )}
      <DeletedProducts companyId={company._id} />
      {importing && <ImportDialog companyId={company._id} onClose={() => setImporting(false)} />}
    </div>
  );
}
