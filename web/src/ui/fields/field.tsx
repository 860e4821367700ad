import { type ReactNode, useId } from "react";
import { cn } from "../class-names.ts";
import { FieldContext } from "./field-context.ts";
import { FieldError } from "./field-error.tsx";

export type FieldProps = {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean;
  /** Says "Optional" beside the label. */
  optional?: boolean;
  className?: string;
  children: ReactNode;
};

/**
 * Label, hint and error around one control:
 * `<Field label="Name" error={errors.name?.message}><TextField {...register("name")} /></Field>`
 */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional = false,
  className,
  children,
}: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : null;
  const errorId = error ? `${id}-error` : null;
  const describedBy = [errorId, hintId].filter(Boolean).join(" ") || undefined;
  return (
    <FieldContext value={{ controlId: id, describedBy, invalid: Boolean(error), required }}>
      <div className={cn("grid grid-cols-1 min-w-0 content-start gap-1.5", className)}>
        <div className="flex items-baseline justify-between gap-3">
          <label htmlFor={id} className="min-w-0 text-sm font-medium break-words">
            {label}
          </label>
          {optional && <span className="text-xs text-muted">Optional</span>}
        </div>
        {children}
        <FieldError id={`${id}-error`} message={error} />
        {hint && (
          <p id={`${id}-hint`} className="text-xs text-muted">
            {hint}
          </p>
        )}
      </div>
    </FieldContext>
  );
}
