import { type ReactNode, useId } from "react";
import { cn } from "../class-names.ts";

export type SegmentedProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** Only the pictures; the words are still read out. */
  iconsOnly?: boolean;
  className?: string;
};

/** A choice of a few visible options. Radio buttons underneath. */
export function Segmented<Value extends string>({
  label,
  options,
  value,
  onChange,
  iconsOnly = false,
  className,
}: SegmentedProps<Value>) {
  const name = useId();
  return (
    <fieldset className={cn("inline-flex max-w-full min-w-0 rounded-field bg-trough p-1", className)}>
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          title={iconsOnly ? option.label : undefined}
          className={cn(
            "relative inline-flex h-8 min-w-0 flex-auto cursor-pointer items-center justify-center gap-2 rounded-[7px] px-3 text-sm font-medium text-muted transition-colors duration-150 hover:text-ink has-checked:bg-raised has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--line),0_1px_2px_rgb(0_0_0/0.08)] has-focus-visible:outline-2 has-focus-visible:outline-brand pointer-coarse:h-11 pointer-coarse:min-w-11 [&_svg]:size-4 [&_svg]:shrink-0",
            iconsOnly && "px-2.5",
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 cursor-[inherit] appearance-none opacity-0"
          />
          {option.icon}
          <span className={iconsOnly ? "sr-only" : "truncate"}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
