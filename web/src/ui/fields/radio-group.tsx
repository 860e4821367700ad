import { type ReactNode, type Ref, useId } from "react";
import { cn } from "../class-names.ts";
import { FieldError } from "./field-error.tsx";

export type RadioOption = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean };

type RadioInputProps = {
  name?: string;
  ref?: Ref<HTMLInputElement>;
  onChange?: React.ChangeEventHandler<HTMLInputElement>;
  onBlur?: React.FocusEventHandler<HTMLInputElement>;
};

export type RadioGroupProps = RadioInputProps & {
  label: string;
  options: readonly RadioOption[];
  value?: string;
  defaultValue?: string;
  error?: string | undefined;
  /** Each choice in a frame of its own, for the few that matter. */
  framed?: boolean;
  className?: string;
};

/** Works with `register` (name, ref, onChange, onBlur) or controlled through `value`. */
export function RadioGroup({
  label,
  options,
  value,
  defaultValue,
  error,
  framed = false,
  className,
  name,
  ...input
}: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset className={cn("min-w-0", className)} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className={framed ? "grid grid-cols-1 gap-2 sm:grid-cols-2" : "grid grid-cols-1 gap-1"}>
        {options.map((option) => (
          <label
            key={option.value}
            className={cn(
              "flex min-h-7 items-start gap-2.5 text-sm has-disabled:text-muted pointer-coarse:min-h-11 pointer-coarse:py-2.5",
              framed &&
                "rounded-field border border-line bg-raised p-3 transition-colors duration-150 not-has-disabled:hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft",
            )}
          >
            <input
              {...input}
              type="radio"
              name={name ?? id}
              value={option.value}
              disabled={option.disabled}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={defaultValue === undefined ? undefined : defaultValue === option.value}
              aria-describedby={option.hint ? `${id}-${option.value}` : undefined}
              className="mt-px grid size-5 shrink-0 appearance-none place-items-center rounded-full border border-line-strong bg-raised transition-colors duration-150 before:size-2.5 before:scale-0 before:rounded-full before:bg-brand before:transition-transform before:duration-150 before:content-[''] checked:border-brand checked:before:scale-100 not-disabled:hover:border-brand disabled:border-line disabled:bg-sunken"
            />
            <span className="min-w-0 pt-px">
              {option.label}
              {option.hint && (
                <span id={`${id}-${option.value}`} className="block text-xs text-muted">
                  {option.hint}
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
      <div className="mt-1.5 empty:hidden">
        <FieldError id={`${id}-error`} message={error} />
      </div>
    </fieldset>
  );
}
