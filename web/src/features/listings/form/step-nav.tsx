import type { ListingStep } from "@cardplaza/contract/listing-rules";
import { CircleAlert } from "lucide-react";
import { cn } from "../../../ui/class-names.ts";
import { STEP_LABELS, STEPS } from "./listing-steps.ts";

interface StepNavProps {
  current: ListingStep;
  /** The steps that hold something to correct. */
  wrong: ReadonlySet<ListingStep>;
  onOpen: (step: ListingStep) => void;
}

/** The steps, each one press away; one that holds an error says so. */
export function StepNav({ current, wrong, onOpen }: StepNavProps) {
  const at = STEPS.indexOf(current);
  return (
    <nav aria-label="Steps">
      <p aria-hidden="true" className="mb-2 text-sm sm:hidden">
        <span className="text-muted">
          Step {at + 1} of {STEPS.length}
        </span>{" "}
        <span className="font-medium">{STEP_LABELS[current]}</span>
      </p>
      <ol className="flex gap-1.5 sm:gap-3">
        {STEPS.map((step, index) => (
          <li key={step} className="min-w-0 flex-1">
            <button
              type="button"
              aria-current={step === current ? "step" : undefined}
              onClick={() => onOpen(step)}
              className={cn(
                "flex min-h-11 w-full items-center gap-2 border-t-4 text-sm transition-colors duration-150 -outline-offset-2 hover:text-ink max-sm:justify-center",
                step === current ? "font-semibold" : "text-muted",
                wrong.has(step) ? "border-danger" : index <= at ? "border-brand" : "border-line",
              )}
            >
              <span aria-hidden="true" className="text-xs tabular-nums">
                {index + 1}
              </span>
              <span className="truncate max-sm:sr-only">{STEP_LABELS[step]}</span>
              {wrong.has(step) && (
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
