import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../class-names.ts";

export type SwitchProps = Omit<ComponentProps<"input">, "type" | "role"> & {
  label: ReactNode;
  hint?: ReactNode;
};

/** Takes effect at once; for what is sent with a form, use a checkbox. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <label
      className={cn(
        "flex min-h-6 items-start justify-between gap-4 text-sm has-disabled:text-muted pointer-coarse:min-h-11",
        className,
      )}
    >
      <span className="min-w-0">
        <span className="font-medium">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="block text-xs text-muted">
            {hint}
          </span>
        )}
      </span>
      <SwitchInput {...rest} aria-describedby={hint ? `${id}-hint` : undefined} />
    </label>
  );
}

/** The switch alone, for a place such as a table that names it itself. */
export const SwitchInput = ({ className, ...rest }: Omit<ComponentProps<"input">, "type" | "role">) => (
  <input
    {...rest}
    type="checkbox"
    // A native checkbox has its own state, so aria-checked is removed.
    // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
    role="switch"
    className={cn(
      "relative h-6 w-11 shrink-0 appearance-none rounded-full bg-line-strong transition-colors duration-150 before:absolute before:top-0.5 before:left-0.5 before:size-5 before:rounded-full before:bg-raised before:transition-transform before:duration-150 before:content-[''] checked:bg-brand checked:before:translate-x-5 disabled:cursor-not-allowed disabled:opacity-50",
      className,
    )}
  />
);
