import { ChevronRight, CircleCheck } from "lucide-react";
import { ProgressBar } from "../progress-bar.tsx";

interface CompletenessListProps<Step> {
  /** `score` is from 0 to 100; each missing part says what it is worth. */
  completeness: { score: number; missing: readonly { label: string; weight: number; step: Step }[] };
  /** Opens the step where it can be done. */
  onOpen: (step: Step) => void;
}

/** How far a listing or a company is, and what is worth doing next. */
export function CompletenessList<Step>({ completeness, onOpen }: CompletenessListProps<Step>) {
  const { score, missing } = completeness;
  const next = missing.toSorted((one, other) => other.weight - one.weight);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <p className="text-sm font-medium">Completeness</p>
        <p className="text-sm font-semibold tabular-nums">{score}%</p>
      </div>
      <ProgressBar label="Completeness" value={score / 100} className="mt-2" />
      {next.length === 0 ? (
        <p className="mt-4 flex items-center gap-2 text-sm text-muted">
          <CircleCheck aria-hidden="true" className="size-4 text-positive" /> Nothing is missing.
        </p>
      ) : (
        <ul aria-label="Still to do" className="mt-3 grid gap-0.5">
          {next.map(({ label, weight, step }) => (
            <li key={label}>
              <button
                type="button"
                onClick={() => onOpen(step)}
                className="-mx-2 flex min-h-9 w-[calc(100%+16px)] items-center gap-2 rounded-lg px-2 py-1.5 text-left text-sm hover:bg-hover pointer-coarse:min-h-11"
              >
                <span className="min-w-0 flex-1">{label}</span>
                <span className="shrink-0 text-xs text-muted tabular-nums">+{weight}%</span>
                <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
