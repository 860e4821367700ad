import type { KindFilters } from "@cardplaza/contract/search/search";
import type { SearchType } from "@cardplaza/contract/search/search-words";
import { useQuery } from "@tanstack/react-query";
import { query } from "../../lib/query.ts";

/** What the search can be narrowed by on the open tab. */
export interface Narrowing extends KindFilters {
  /** Of the category in the address, which may belong to another tab. */
  categoryName: string | undefined;
}

export const narrowingQuery = (type: SearchType | undefined) => ({ query: { type: type ?? "all" } as const });

interface First {
  filters: KindFilters;
  type: SearchType | undefined;
}

/** The server's first view brings those of its tab; other tabs fetch theirs once. */
export function useNarrowing(
  { type, category }: { type?: SearchType | undefined; category?: string | undefined },
  first: First,
  foundName: string | undefined,
): Narrowing {
  const isFirst = type === first.type;
  const { data } = useQuery({
    ...query["GET /api/search/filters"](narrowingQuery(type)),
    enabled: !isFirst,
  });
  const { filters, categories } = (isFirst ? first.filters : data) ?? { filters: [], categories: [] };
  const all = categories.flatMap((one) => [one, ...(one.within ?? [])]);
  const categoryName = all.find(({ slug }) => slug === category)?.name ?? foundName;
  return { filters, categories, categoryName };
}
