import { CircleAlert } from "lucide-react";
import { useFormContext, useFormState } from "react-hook-form";
import { cn } from "../../../ui/class-names.ts";
import { STEP_LABELS, STEPS, type StepId, stepOf } from "./card-steps.ts";
import type { CardValues } from "./card-values.ts";

interface StepNavProps {
  current: StepId;
  first?: string;
  onOpen: (step: StepId) => void;
}

/** The steps, each one press away; one that holds an error says so. */
export function StepNav({ current, first, onOpen }: StepNavProps) {
  const { control } = useFormContext<CardValues>();
  const { errors } = useFormState({ control });
  const wrong = new Set(Object.keys(errors).map(stepOf));
  return (
    <nav aria-label="Steps">
      <ol className="flex gap-1.5 sm:gap-3">
        {STEPS.map((step, index) => (
          <li key={step} className="min-w-0 flex-auto sm:flex-1">
            <button
              type="button"
              aria-current={step === current ? "step" : undefined}
              onClick={() => onOpen(step)}
              className={cn(
                "flex min-h-11 w-full items-center justify-center gap-2 border-t-4 text-sm transition-colors duration-150 -outline-offset-2 hover:text-ink sm:justify-start",
                step === current ? "border-brand font-semibold" : "border-line text-muted",
                wrong.has(step) && "border-danger",
              )}
            >
              <span aria-hidden="true" className="text-xs tabular-nums max-sm:hidden">
                {index + 1}
              </span>
              <span className="truncate">
                {step === "you" ? (first ?? STEP_LABELS.you) : STEP_LABELS[step]}
              </span>
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
