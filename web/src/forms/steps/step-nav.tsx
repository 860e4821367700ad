import { CircleAlert } from "lucide-react";
import { cn } from "../../ui/class-names.ts";

export interface StepNavProps<Step extends string> {
  /** The steps in order, with their names. */
  steps: Readonly<Record<Step, string>>;
  current: Step;
  onOpen: (step: Step) => void;
  /** The steps that hold something to correct. */
  wrong?: ReadonlySet<Step | undefined>;
  /** Whether the names are short enough to fit side by side on a phone. */
  short?: boolean;
}

/** The steps of a form, each one press away; one that holds an error says so. */
export function StepNav<Step extends string>({ steps, current, onOpen, wrong, short }: StepNavProps<Step>) {
  const ids = Object.keys(steps) as Step[];
  const at = ids.indexOf(current);
  return (
    <nav aria-label="Steps">
      {!short && (
        <p aria-hidden="true" className="mb-2 text-sm sm:hidden">
          <span className="text-muted">
            Step {at + 1} of {ids.length}
          </span>{" "}
          <span className="font-medium">{steps[current]}</span>
        </p>
      )}
      <ol className="flex gap-1.5 sm:gap-3">
        {ids.map((step, index) => (
          <li key={step} className={cn("min-w-0", short ? "flex-auto sm:flex-1" : "flex-1")}>
            <button
              type="button"
              aria-current={step === current ? "step" : undefined}
              onClick={() => onOpen(step)}
              className={cn(
                "flex min-h-11 w-full items-center gap-2 border-t-4 text-sm transition-colors duration-150 -outline-offset-2 hover:text-ink max-sm:justify-center",
                step === current ? "font-semibold" : "text-muted",
                wrong?.has(step) ? "border-danger" : index <= at ? "border-brand" : "border-line",
              )}
            >
              <span aria-hidden="true" className={cn("tabular-nums", short && "max-sm:hidden")}>
                {index + 1}
              </span>
              <span className={cn("truncate", !short && "max-sm:sr-only")}>{steps[step]}</span>
              {wrong?.has(step) && (
                <span className="text-danger">
                  <CircleAlert aria-hidden="true" className="size-4" />
                  <span className="sr-only">, something to correct</span>
                </span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
