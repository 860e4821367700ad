import { rupees } from "@cardplaza/contract/money";
import type { SearchState } from "@cardplaza/contract/search/search-address";
import { SEARCH_TEXT } from "@cardplaza/contract/search/search-words";
import { type ActiveFilter, ActiveFilters } from "../../ui/lists/active-filters.tsx";
import type { Go } from "./sort-select.tsx";
import type { Narrowing } from "./use-narrowing.ts";

/** Removes all filters; the typed words stay. */
export const NO_FILTERS: Partial<SearchState> = {
  city: undefined,
  state: undefined,
  category: undefined,
  rating: undefined,
  verified: undefined,
  openNow: undefined,
  priceMinPaise: undefined,
  priceMaxPaise: undefined,
  moq: undefined,
  near: undefined,
  radiusKm: undefined,
};

/** A chip for each filter that is set, which removes it. */
export function FilterChips({ state, narrowing, go }: { state: SearchState; narrowing: Narrowing; go: Go }) {
  const inForce = filtersInForce(state, narrowing);
  if (inForce.length === 0) return null;
  return (
    <ActiveFilters
      filters={inForce}
      onRemove={go}
      onClear={() => go(NO_FILTERS)}
      clearLabel={SEARCH_TEXT.clear}
    />
  );
}

/** Filters that the open tab does not have are left out: they do not count there. */
export function filtersInForce(
  state: SearchState,
  { filters, categoryName }: Narrowing,
): ActiveFilter<Partial<SearchState>>[] {
  const { city = [], category, rating, verified, openNow, near, radiusKm, moq } = state;
  const price = filters.includes("price") ? priceText(state) : "";
  return [
    ...city.map((name) => {
      const others = city.filter((one) => one !== name);
      return { name, without: { city: others.length > 0 ? others : undefined } };
    }),
    ...(near
      ? [
          {
            name: `Within ${radiusKm ?? 25} km of ${near}`,
            without: { near: undefined, radiusKm: undefined },
          },
        ]
      : []),
    ...(state.state ? [{ name: state.state, without: { state: undefined } }] : []),
    ...(category ? [{ name: categoryName ?? category, without: { category: undefined } }] : []),
    ...(price ? [{ name: price, without: { priceMinPaise: undefined, priceMaxPaise: undefined } }] : []),
    ...(moq && filters.includes("moq") ? [{ name: moqText(moq), without: { moq: undefined } }] : []),
    ...(rating ? [{ name: `Rated ${rating} and up`, without: { rating: undefined } }] : []),
    ...(openNow ? [{ name: "Open now", without: { openNow: undefined } }] : []),
    ...(verified ? [{ name: "Verified", without: { verified: undefined } }] : []),
  ];
}

const moqText = (moq: number) =>
  moq === 1 ? "Single pieces" : `Minimum order up to ${moq.toLocaleString("en-IN")}`;

function priceText({ priceMinPaise, priceMaxPaise }: SearchState): string {
  const [from, to] = [priceMinPaise, priceMaxPaise].map((paise) =>
    paise === undefined ? "" : rupees(paise / 100),
  );
  return from && to ? `${from} to ${to}` : from ? `From ${from}` : to ? `Up to ${to}` : "";
}
