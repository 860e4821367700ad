import { DIRECTORY_TAG, LISTING_PAGE_TEXT } from "@cardplaza/contract/directory/listing-page-words";
import { Link } from "react-router";
import { pageContext } from "../../../lib/page-context.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { Pagination } from "../../../ui/lists/pagination.tsx";
import type { Route } from "./+types/businesses-page.ts";
import { tagsOfListing } from "../tags-of-listing.ts";
import { CategoryRail } from "./category-rail.tsx";
import { directoryHeading, directoryPath, readDirectory, type Directory } from "../directory-address.ts";
import { DirectoryCard } from "./directory-card.tsx";
import { directoryEntry } from "./directory-entry.ts";
import { DirectoryFilters } from "./directory-filters.tsx";
import { directoryMeta } from "./directory-meta.ts";
import { Featured } from "./featured.tsx";

/** The parameters that change what the page shows. */
const QUERY = ["category", "city", "pin", "q", "openNow", "rating", "sort", "page"];
const CACHED_PAGES = 3;

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const directory = readDirectory(url.searchParams);
  const { openNow, rating, page: number, ...texts } = directory;
  const given = Object.fromEntries(Object.entries(texts).filter(([, value]) => value !== ""));
  const { listings, featured, total, pages, capped, showingFor } = await page.api[
    "GET /api/business-listings"
  ]({
    query: {
      ...given,
      ...(openNow ? { openNow: "true" as const } : {}),
      ...(rating ? { rating } : {}),
      page: number,
    },
  });
  if (total > 0 && isCommon(directory))
    page.cache({
      tags: [DIRECTORY_TAG, ...[...listings, ...(featured ?? [])].flatMap(tagsOfListing)],
      query: QUERY,
    });
  return {
    directory,
    businesses: listings.map(directoryEntry),
    featured: featured?.map(directoryEntry) ?? [],
    total,
    pages,
    capped,
    showingFor,
    origin: page.origin,
  };
}

/** What many look at; who is open changes by the minute. */
const isCommon = ({ openNow, q, pin, rating, sort, page }: Directory) =>
  !openNow && !q && !pin && !rating && sort === "rating" && page <= CACHED_PAGES;

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? directoryMeta(loaderData) : []);

export default function BusinessesPage({ loaderData }: Route.ComponentProps) {
  const { directory, businesses, featured, pages, showingFor } = loaderData;
  return (
    <div className={cn(PAGE_WIDTH, "py-8 lg:py-12")}>
      <h1 className="text-2xl break-words lg:text-3xl">{directoryHeading(directory)}</h1>
      <p className="mt-1 break-words text-muted">
        <Count {...loaderData} q={showingFor ?? directory.q} />
      </p>
      <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-[220px_minmax(0,1fr)] lg:gap-8">
        <CategoryRail directory={directory} />
        <div className="grid min-w-0 grid-cols-1 content-start gap-5">
          {/* The key resets it with each address, so that it shows what the address says. */}
          <DirectoryFilters key={directoryPath(directory)} directory={directory} />
          {showingFor && (
            <p className="text-sm break-words">
              No business here has “{directory.q}”. Showing results for{" "}
              <Link
                to={directoryPath(directory, { q: showingFor })}
                className="font-medium text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-current"
              >
                {showingFor}
              </Link>
              .
            </p>
          )}
          <Featured businesses={featured} />
          {businesses.length === 0 ? (
            <NoBusinesses directory={directory} />
          ) : (
            <ul className="rows-drawn-near grid grid-cols-1 gap-4 [--near:13rem] md:grid-cols-2 lg:[--near:14rem]">
              {businesses.map((business, at) => (
                <li key={business._id}>
                  <DirectoryCard business={business} eager={at < 4} />
                </li>
              ))}
            </ul>
          )}
          <Pagination
            page={directory.page}
            pages={pages}
            hrefFor={(page) => directoryPath(directory, { page })}
          />
        </div>
      </div>
    </div>
  );
}

function Count({ total, capped, q }: { total: number; capped: boolean; q: string }) {
  if (total === 0) return "Found by people near them, judged by their customers.";
  const number = total.toLocaleString("en-IN");
  return `${number}${capped ? "+" : ""} ${total === 1 ? "business" : "businesses"}${q ? ` for “${q}”` : ""}`;
}

function NoBusinesses({ directory }: { directory: Directory }) {
  const isNarrowed = directory.rating || directory.openNow || directory.q || directory.pin;
  return (
    <div className="rounded-card border border-line bg-raised">
      <EmptyState
        drawing="search"
        title={directory.q ? LISTING_PAGE_TEXT.noMatch(directory.q) : LISTING_PAGE_TEXT.none}
        action={
          <span className="flex flex-wrap justify-center gap-3">
            <Button asChild>
              <Link to="/free-listing">List your business free</Link>
            </Button>
            {(isNarrowed || directory.page > 1) && (
              <Button asChild variant="secondary">
                <Link
                  to={directoryPath(directory, {
                    rating: "",
                    openNow: false,
                    q: "",
                    pin: "",
                    sort: "rating",
                  })}
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
