import { ActiveFilters } from "../../../ui/lists/active-filters.tsx";
import { filtersInForce, NO_FILTERS } from "./finder-address.ts";
import type { FinderProps } from "./finder-search.tsx";

/** A chip for each filter that is set, which removes it. */
export function FinderChips({ finder, go }: FinderProps) {
  const inForce = filtersInForce(finder);
  if (inForce.length === 0) return null;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 noscript:hidden">
      <ActiveFilters filters={inForce} onRemove={go} onClear={() => go(NO_FILTERS)} />
    </div>
  );
}
