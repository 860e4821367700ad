import type { Provider } from "@cardplaza/contract/it-services/it-providers";
import { itCategoryName } from "@cardplaza/contract/it-services/it-words";
import { ProgressBar } from "../../../ui/progress-bar.tsx";

/** How a provider divides its work. */
export function FocusBars({ focus }: Pick<Provider, "focus">) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {focus.map(({ category, percent }) => (
        <li key={category}>
          <p className="mb-1 flex justify-between gap-3 text-sm">
            <span>{itCategoryName(category)}</span>
            <span className="text-muted tabular-nums">{percent}%</span>
          </p>
          <ProgressBar
            label={`${itCategoryName(category)}: ${percent}%`}
            value={percent / 100}
            className="h-2"
          />
        </li>
      ))}
    </ul>
  );
}
