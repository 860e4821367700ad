import { Link, useSearchParams } from "react-router";
import ProductsPage from "../features/companies/products/manage/my-products-page.tsx";
import { MyPackages } from "../features/it-services/own/my-packages.tsx";
import { AddressedUpgradeDialog } from "../features/plan/addressed-upgrade-dialog.tsx";
import { cn } from "../ui/class-names.ts";
import { PAGE_WIDTH } from "../ui/page-width.ts";

const TABS = { products: "Products", packages: "IT packages" } as const;

/** What a company sells: its products, and its packages of IT services. */
export default function MyProductsPage() {
  const [search] = useSearchParams();
  const tab = search.get("tab") === "packages" ? "packages" : "products";
  return (
    <>
      {/* The form of a product takes the whole screen. */}
      {!search.has("product") && <SoldTabs current={tab} company={search.get("company")} />}
      {tab === "packages" ? <MyPackages /> : <ProductsPage />}
      <AddressedUpgradeDialog />
    </>
  );
}

function SoldTabs({ current, company }: { current: keyof typeof TABS; company: string | null }) {
  const pathOf = (tab: string) => {
    const search = new URLSearchParams({ ...(company && { company }), ...(tab === "packages" && { tab }) });
    return search.size > 0 ? `/my-products?${search.toString()}` : "/my-products";
  };
  return (
    <nav aria-label="What you sell" className={cn(PAGE_WIDTH, "pt-4")}>
      <ul className="flex gap-1 shadow-[inset_0_-1px_0_var(--line)]">
        {Object.entries(TABS).map(([tab, label]) => (
          <li key={tab}>
            <Link
              to={pathOf(tab)}
              aria-current={tab === current ? "page" : undefined}
              className={cn(
                "flex h-11 items-center border-b-2 px-3 text-sm font-medium whitespace-nowrap",
                tab === current ? "border-brand text-ink" : "border-transparent text-muted hover:text-ink",
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
