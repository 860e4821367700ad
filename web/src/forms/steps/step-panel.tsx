import type { ReactNode } from "react";
import { cn } from "../../ui/class-names.ts";
import { StepNav, type StepNavProps } from "./step-nav.tsx";

interface StepPanelProps<Step extends string> extends StepNavProps<Step> {
  /** While it is saved nothing can be typed that would not be saved. */
  busy?: boolean;
  /** Without a frame, where a step shows something that has its own. */
  bare?: boolean;
  /** Below the step. */
  below?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** The way through the steps, and the one that is open. */
export function StepPanel<Step extends string>(props: StepPanelProps<Step>) {
  const { busy = false, bare = false, below, className, children, ...nav } = props;
  return (
    <div
      inert={busy}
      className={cn("min-w-0 transition-opacity duration-200 inert:opacity-60 inert:delay-300", className)}
    >
      <StepNav {...nav} />
      <h2 data-step-heading="" tabIndex={-1} className="sr-only">
        {nav.steps[nav.current]}
      </h2>
      <div
        className={cn(
          "mt-4",
          !bare && "grid grid-cols-1 gap-10 rounded-card border border-line bg-raised p-5 sm:p-6",
        )}
      >
        {children}
      </div>
      {below}
    </div>
  );
}
