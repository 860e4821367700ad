import { useId, useState } from "react";
import { cn } from "../class-names.ts";
import { FieldError } from "./field-error.tsx";
import { Star } from "../star.tsx";

export type RatingInputProps = {
  label: string;
  value: number | null;
  onChange: (value: number) => void;
  name?: string;
  outOf?: number;
  disabled?: boolean;
  error?: string | undefined;
  className?: string;
};

/** Asks for a rating; radio buttons underneath, so the arrow keys just work. */
export function RatingInput({
  label,
  value,
  onChange,
  name,
  outOf = 5,
  disabled = false,
  error,
  className,
}: RatingInputProps) {
  const id = useId();
  const [hovered, setHovered] = useState<number | null>(null);
  const shown = hovered ?? value ?? 0;
  return (
    <fieldset
      disabled={disabled}
      aria-describedby={error ? `${id}-error` : undefined}
      className={cn("min-w-0", className)}
    >
      <legend className="mb-1 text-sm font-medium">{label}</legend>
      <div className="flex items-center gap-3">
        <div className="-ml-1.5 flex" onPointerLeave={() => setHovered(null)}>
          {Array.from({ length: outOf }, (_, index) => index + 1).map((stars) => (
            <label
              key={stars}
              onPointerEnter={() => !disabled && setHovered(stars)}
              className="relative grid size-10 pointer-coarse:size-11 cursor-pointer place-items-center rounded-field text-star has-disabled:cursor-not-allowed has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brand"
            >
              <input
                type="radio"
                name={name ?? id}
                value={stars}
                checked={value === stars}
                onChange={() => onChange(stars)}
                className="absolute inset-0 appearance-none opacity-0"
              />
              <span className="sr-only">{stars === 1 ? "1 star" : `${stars} stars`}</span>
              <Star fill={stars <= shown ? 1 : 0} className="size-7" />
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-sm text-muted tabular-nums">
          {shown > 0 ? `${shown} of ${outOf}` : "Not rated"}
        </span>
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
