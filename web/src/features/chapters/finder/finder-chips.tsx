import { Button } from "../../../ui/button.tsx";
import { Chip } from "../../../ui/chip.tsx";
import { filtersInForce, NO_FILTERS } from "./finder-address.ts";
import type { FinderProps } from "./finder-search.tsx";

/** A chip for each filter that is set, which removes it. */
export function FinderChips({ finder, go }: FinderProps) {
  const inForce = filtersInForce(finder);
  if (inForce.length === 0) return null;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 noscript:hidden">
      <ul aria-label="Active filters" className="flex min-w-0 flex-wrap gap-2">
        {inForce.map(({ name, without }) => (
          <li key={`${Object.keys(without)[0]} ${name}`} className="max-w-full">
            <Chip remove={{ label: `Remove ${name}`, onPress: () => go(without) }}>{name}</Chip>
          </li>
        ))}
      </ul>
      {inForce.length > 1 && (
        <Button variant="link" onClick={() => go(NO_FILTERS)}>
          Clear all
        </Button>
      )}
    </div>
  );
}
