import { Check } from "lucide-react";
import { cn } from "./class-names.ts";

export type StepperProps = {
  steps: readonly { id: string; label: string }[];
  /** Position of the step one is at, counted from 0; `steps.length` when all are done. */
  current: number;
  label?: string;
  className?: string;
};

export function Stepper({ steps, current, label = "Progress", className }: StepperProps) {
  const here = steps[current];
  return (
    <nav aria-label={label} className={cn("@container", className)}>
      <p className="mb-2 text-sm @xl:hidden" aria-hidden="true">
        <span className="text-muted">
          Step {Math.min(current + 1, steps.length)} of {steps.length}
        </span>{" "}
        <span className="font-medium">{here?.label ?? "Done"}</span>
      </p>
      <ol className="flex gap-1.5 @xl:gap-3">
        {steps.map((step, index) => (
          <Step
            key={step.id}
            label={step.label}
            number={index + 1}
            state={index < current ? "done" : index === current ? "current" : "ahead"}
          />
        ))}
      </ol>
    </nav>
  );
}

type StepProps = { label: string; number: number; state: "done" | "current" | "ahead" };

function Step({ label, number, state }: StepProps) {
  return (
    <li
      aria-current={state === "current" ? "step" : undefined}
      className={cn(
        "min-w-0 flex-1 border-t-4 @xl:border-t-2 @xl:pt-3",
        state === "ahead" ? "border-line" : "border-brand",
      )}
    >
      <span className="sr-only @xl:not-sr-only @xl:flex @xl:items-center @xl:gap-2.5">
        <span
          className={cn(
            "grid size-6 shrink-0 place-items-center rounded-full border text-xs font-semibold tabular-nums",
            state === "done" && "border-brand bg-brand text-brand-ink",
            state === "current" && "border-brand text-brand-strong",
            state === "ahead" && "border-line-strong text-muted",
          )}
        >
          {state === "done" ? <Check aria-hidden="true" strokeWidth={3} className="size-3.5" /> : number}
        </span>
        <span className={cn("truncate text-sm", state === "current" ? "font-semibold" : "text-muted")}>
          {label}
        </span>
        {state === "done" && <span className="sr-only">, done</span>}
      </span>
    </li>
  );
}
