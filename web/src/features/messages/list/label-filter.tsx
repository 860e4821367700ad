import { ToggleChip } from "../../../ui/chip.tsx";
import { LIST_WORDS } from "../messages-words.ts";
import { useLabels } from "../sync/use-conversations.ts";

interface LabelFilterProps {
  label: string;
  onLabel: (label: string) => void;
}

/** Shows only what has a label of the member's. */
export function LabelFilter({ label, onLabel }: LabelFilterProps) {
  const { data: labels = [] } = useLabels();
  if (labels.length === 0) return null;
  return (
    <div role="group" aria-label={LIST_WORDS.labels} className="flex gap-2">
      {labels.map((each) => (
        <ToggleChip
          key={each}
          pressed={each === label}
          onClick={() => onLabel(each === label ? "" : each)}
          className="max-w-48 shrink-0"
        >
          <span dir="auto" className="truncate">
            {each}
          </span>
        </ToggleChip>
      ))}
    </div>
  );
}
