import { type ReactNode, useId } from "react";

interface ShapeChoiceProps<Value extends string> {
  label: string;
  options: readonly { value: Value; label: string; drawing: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** A choice of shapes that are seen; radio buttons underneath. */
export function ShapeChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: ShapeChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(84px,1fr))] gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative grid min-h-20 cursor-pointer content-center justify-items-center gap-1.5 rounded-field border border-line bg-raised p-2 text-center text-xs transition-colors duration-150 hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand"
          >
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-[inherit] opacity-0"
            />
            <svg aria-hidden="true" viewBox="0 0 24 24" className="size-7 fill-current">
              {option.drawing}
            </svg>
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
