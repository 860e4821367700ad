import type { KindFilters } from "@cardplaza/contract/search/search";
import type { SearchCategory, SearchType } from "@cardplaza/contract/search/search-words";
import type { Registry } from "../../registry/registry.ts";
import type { SearchKind } from "../../registry/search-kind.ts";
import type { SearchFilters } from "./search-filters.ts";

type Kinds = Pick<Registry, "searchKinds">;

/**
 * The filters as they count for one kind, which ignores prices and quantities that it does not have. None if
 * nothing of it can be found: it has no opening hours, or not this category.
 */
export function filtersFor(
  { filters: own = [], categories: known = [], hasOneCategory = false, servesCities = false }: SearchKind,
  wanted: SearchFilters,
  category: string | undefined,
): SearchFilters | undefined {
  if (wanted.openNow && !own.includes("openNow")) return undefined;
  const categories = category ? slugsWithin(known, category) : undefined;
  if (categories?.length === 0) return undefined;
  const { price, moq, sort, ...others } = wanted;
  const hasPrice = own.includes("price");
  return {
    ...others,
    categories,
    hasOneCategory,
    servesCities,
    sort: isByPrice(sort) && !hasPrice ? "relevance" : sort,
    ...(hasPrice && { price }),
    ...(own.includes("moq") && { moq }),
  };
}

export const isByPrice = (sort: SearchFilters["sort"]) => sort === "priceLow" || sort === "priceHigh";

/** The slugs that entries have: a group means all within it. */
function slugsWithin(known: readonly SearchCategory[], slug: string): string[] {
  const all = known.flatMap((one) => [one, ...(one.within ?? [])] as SearchCategory[]);
  const found = all.find((one) => one.slug === slug);
  return found ? (found.within?.map((one) => one.slug) ?? [slug]) : [];
}

/** What a category is called by the first kind that has it. */
export function categoryNameOf({ searchKinds }: Kinds, slug: string): string | undefined {
  const all = searchKinds.flatMap(({ categories = [] }) =>
    categories.flatMap((one) => [one, ...(one.within ?? [])]),
  );
  return all.find((one) => one.slug === slug)?.name;
}

/** What people can choose from on the tab of a kind. All kinds together are narrowed like businesses. */
export function kindFilters({ searchKinds }: Kinds, type: SearchType | "all"): KindFilters {
  const wanted = type === "all" ? "business" : type;
  const { filters = [], categories = [] } = searchKinds.find((kind) => kind.type === wanted) ?? {};
  return {
    filters: [...filters],
    categories: categories.map(({ within, ...one }) => ({ ...one, ...(within && { within: [...within] }) })),
  };
}
