import { Button } from "../button.tsx";
import { Chip } from "../chip.tsx";

/** A filter that is in force, and what is left of the filters without it. */
export interface ActiveFilter<Part> {
  name: string;
  without: Part;
}

interface ActiveFiltersProps<Part extends object> {
  filters: readonly ActiveFilter<Part>[];
  onRemove: (without: Part) => void;
  onClear: () => void;
  clearLabel?: string;
}

/** Each filter that is in force, to be taken away again, and from two on all together. */
export const ActiveFilters = <Part extends object>({
  filters,
  onRemove,
  onClear,
  clearLabel = "Clear all",
}: ActiveFiltersProps<Part>) => (
  <>
    <ul aria-label="Active filters" className="flex min-w-0 flex-wrap gap-2">
      {filters.map(({ name, without }) => (
        <li key={`${Object.keys(without)[0]} ${name}`} className="max-w-full">
          <Chip remove={{ label: `Remove ${name}`, onPress: () => onRemove(without) }}>{name}</Chip>
        </li>
      ))}
    </ul>
    {filters.length > 1 && (
      <Button variant="link" onClick={onClear}>
        {clearLabel}
      </Button>
    )}
  </>
);
