import type { PackageSummary } from "@cardplaza/contract/it-services/it-packages";
import type { ProviderSummary } from "@cardplaza/contract/it-services/it-providers";
import { IT_TEXT } from "@cardplaza/contract/it-services/it-words";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Pagination } from "../../../ui/lists/pagination.tsx";
import { FilterSheet } from "../../../ui/overlays/filter-sheet.tsx";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import {
  browseHeading,
  browsePath,
  filtersInForce,
  isNarrowed,
  postPath,
  REQUIREMENTS_PATH,
  type Browse,
} from "../it-address.ts";
import { ItCategoryRail } from "./category-rail.tsx";
import { CompareBar } from "./compare-bar.tsx";
import { ItFilters } from "./it-filters.tsx";
import { PackageGrid } from "./package-card.tsx";
import { ProviderCard } from "./provider-card.tsx";

const PACKAGES_SHOWN = 6;

interface BrowseViewProps {
  browse: Browse;
  providers: ProviderSummary[];
  packages: PackageSummary[];
  total: number;
  pages: number;
  capped: boolean;
}

/** Providers and packages, narrowed by the address. */
export function BrowseView({ browse, providers, packages, total, pages, capped }: BrowseViewProps) {
  return (
    <div className={cn(PAGE_WIDTH, "py-8 lg:py-12")}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="text-2xl break-words lg:text-3xl">{browseHeading(browse)}</h1>
          <p className="mt-1 text-muted">
            {total === 0
              ? "Providers with their rates, packages with fixed prices."
              : `${total.toLocaleString("en-IN")}${capped ? "+" : ""} ${total === 1 ? "provider" : "providers"}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button asChild variant="secondary">
            <Link to={REQUIREMENTS_PATH}>My requirements</Link>
          </Button>
          <Button asChild>
            <Link to={postPath()}>Post a requirement</Link>
          </Button>
        </div>
      </div>
      <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[220px_minmax(0,1fr)] lg:gap-8">
        <ItCategoryRail browse={browse} />
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          {/* The key resets it with each address, so that it shows what the address says. */}
          <div className="max-lg:hidden noscript:block">
            <ItFilters key={browsePath(browse)} browse={browse} />
          </div>
          <div className="lg:hidden noscript:hidden">
            <FilterSheet count={filtersInForce(browse)} done="Show providers">
              <ItFilters key={browsePath(browse)} browse={browse} />
            </FilterSheet>
          </div>
          {providers.length === 0 ? (
            <NoProviders browse={browse} />
          ) : (
            <ul className="rows-drawn-near grid grid-cols-1 gap-4 [--near:17rem] md:grid-cols-2">
              {providers.map((provider, at) => (
                <li key={provider._id}>
                  <ProviderCard provider={provider} eager={at < 4} />
                </li>
              ))}
            </ul>
          )}
          <Pagination page={browse.page} pages={pages} hrefFor={(page) => browsePath(browse, { page })} />
          {packages.length > 0 && (
            <section aria-labelledby="packages" className="mt-4">
              <h2 id="packages" className="mb-4 text-xl">
                Packages with fixed prices
              </h2>
              <PackageGrid packages={packages.slice(0, PACKAGES_SHOWN)} />
            </section>
          )}
          <CompareBar />
        </div>
      </div>
    </div>
  );
}

function NoProviders({ browse }: { browse: Browse }) {
  return (
    <div className="rounded-card border border-line bg-raised">
      <EmptyState
        drawing="search"
        title={IT_TEXT.noProviders}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Button asChild>
              <Link to={postPath()}>Post a requirement</Link>
            </Button>
            {(isNarrowed(browse) || browse.page > 1) && (
              <Button asChild variant="secondary">
                <Link
                  to={browsePath({ ...browse, budget: "", size: "", rating: "", verified: false, q: "" })}
                >
                  Clear filters
                </Link>
              </Button>
            )}
          </span>
        }
      />
    </div>
  );
}
