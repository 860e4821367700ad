import { categoryName } from "@cardplaza/contract/directory/business-categories";
import type { SearchState } from "@cardplaza/contract/search/search-address";
import { SEARCH_TEXT } from "@cardplaza/contract/search/search-words";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import type { Go } from "./sort-select.tsx";

interface InForce {
  name: string;
  without: Partial<SearchState>;
}

/** Removes all filters; the typed words stay. */
export const NO_FILTERS: Partial<SearchState> = {
  city: undefined,
  state: undefined,
  category: undefined,
  rating: undefined,
  verified: undefined,
  openNow: undefined,
  near: undefined,
  radiusKm: undefined,
};

/** Each filter that is in force, to be taken away again. */
export function FilterChips({ state, go }: { state: SearchState; go: Go }) {
  const inForce = filtersInForce(state);
  if (inForce.length === 0) return null;
  return (
    <>
      <ul aria-label="Active filters" className="flex min-w-0 flex-wrap gap-2">
        {inForce.map(({ name, without }) => (
          <li key={name} className="max-w-full">
            <Chip remove={{ label: `Remove ${name}`, onPress: () => go(without) }}>{name}</Chip>
          </li>
        ))}
      </ul>
      {inForce.length > 1 && (
        <Button variant="link" onClick={() => go(NO_FILTERS)}>
          {SEARCH_TEXT.clear}
        </Button>
      )}
    </>
  );
}

export function filtersInForce(state: SearchState): InForce[] {
  const { city = [], category, rating, verified, openNow, near, radiusKm } = state;
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
    ...(category ? [{ name: categoryName(category) || category, without: { category: undefined } }] : []),
    ...(rating ? [{ name: `Rated ${rating} and up`, without: { rating: undefined } }] : []),
    ...(openNow ? [{ name: "Open now", without: { openNow: undefined } }] : []),
    ...(verified ? [{ name: "Verified", without: { verified: undefined } }] : []),
  ];
}
