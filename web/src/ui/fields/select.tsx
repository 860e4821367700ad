import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { cn } from "../class-names.ts";
import { controlStyle } from "./control-style.ts";
import { useFieldControl } from "./field-context.ts";

export type SelectOption = { value: string; label: string; disabled?: boolean };

export type SelectProps = ComponentProps<"select"> & {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen; it cannot be chosen again. */
  placeholder?: string;
};

/** The platform's own list: familiar on every phone, and `register` works as on an input. */
export function Select({ options, placeholder, className, ...rest }: SelectProps) {
  const initial = placeholder && rest.value === undefined ? { defaultValue: rest.defaultValue ?? "" } : {};
  return (
    <div className="relative">
      <select
        {...rest}
        {...initial}
        {...useFieldControl(rest)}
        className={cn(
          controlStyle,
          "h-10 appearance-none pr-10 has-[option[value='']:checked]:text-muted text-ellipsis pointer-coarse:h-11",
          className,
        )}
      >
        {placeholder && (
          <option value="" disabled>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
      />
    </div>
  );
}
