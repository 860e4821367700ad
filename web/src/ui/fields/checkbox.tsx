import { Check, Minus } from "lucide-react";
import { type ComponentProps, type ReactNode, useEffect, useId, useRef } from "react";
import { cn } from "../class-names.ts";
import { FieldError } from "./field-error.tsx";

export type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Some, but not all, of the items it controls are ticked. */
  indeterminate?: boolean;
};

export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  className,
  ref,
  ...rest
}: CheckboxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className={cn("grid grid-cols-1", className)}>
      <label className="inline-flex min-h-6 items-start gap-2.5 text-sm has-disabled:text-muted pointer-coarse:relative pointer-coarse:isolate pointer-coarse:min-h-11 pointer-coarse:py-2.5 pointer-coarse:after:absolute pointer-coarse:after:-z-1 pointer-coarse:after:inset-y-0 pointer-coarse:after:-inset-x-2">
        <span className="relative mt-px inline-grid size-5 shrink-0 place-items-center">
          <input
            {...rest}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy || undefined}
            ref={(node) => {
              input.current = node;
              if (typeof ref === "function") return ref(node);
              if (ref) ref.current = node;
              return undefined;
            }}
            className="peer size-5 appearance-none rounded-md border border-line-strong bg-raised transition-colors duration-150 checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand not-disabled:hover:border-brand disabled:border-line disabled:bg-sunken aria-invalid:border-danger"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none invisible absolute size-3.5 text-brand-ink peer-checked:visible peer-indeterminate:invisible peer-disabled:text-muted"
          />
          <Minus
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none invisible absolute size-3.5 text-brand-ink peer-indeterminate:visible peer-disabled:text-muted"
          />
        </span>
        <span className="min-w-0 pt-px break-words">{label}</span>
      </label>
      <div className="pl-7.5 has-[p]:mt-1">
        <FieldError id={`${id}-error`} message={error} />
        {hint && (
          <p id={`${id}-hint`} className="text-xs text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
