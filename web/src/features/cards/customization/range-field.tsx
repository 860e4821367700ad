import { Field } from "../../../ui/fields/field.tsx";
import { useFieldControl } from "../../../ui/fields/field-context.ts";

interface RangeFieldProps {
  label: string;
  unit: string;
  min: number;
  max: number;
  value: number;
  hint?: string;
  onChange: (value: number) => void;
}

export function RangeField({ label, hint, ...range }: RangeFieldProps) {
  return (
    <Field label={label} hint={hint}>
      <Slider {...range} />
    </Field>
  );
}

function Slider({ unit, min, max, value, onChange }: Omit<RangeFieldProps, "label" | "hint">) {
  return (
    <div className="flex h-10 items-center gap-3 pointer-coarse:h-11">
      <input
        type="range"
        {...useFieldControl({})}
        min={min}
        max={max}
        step={1}
        value={value}
        aria-valuetext={`${value} ${unit}`}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        className="h-6 min-w-0 flex-1 accent-brand"
      />
      <output aria-hidden="true" className="w-14 text-right text-sm text-muted tabular-nums">
        {value} {unit}
      </output>
    </div>
  );
}
