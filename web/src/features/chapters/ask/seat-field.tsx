import { Combobox } from "../../../ui/fields/combobox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { seatOptions } from "./seat-options.ts";

interface SeatFieldProps {
  label: string;
  value: string;
  onChange: (slug: string) => void;
  taken?: readonly string[];
  hint?: string;
  error?: string | undefined;
  optional?: boolean;
  placeholder?: string;
}

/** The trade of a member or visitor: one of the directory's categories. */
export function SeatField({
  label,
  value,
  onChange,
  taken = [],
  hint,
  error,
  optional,
  placeholder = "Choose what you do",
}: SeatFieldProps) {
  return (
    <Field label={label} required={!optional} optional={optional ?? false} hint={hint} error={error}>
      <Combobox
        options={seatOptions(taken)}
        value={value || null}
        onChange={onChange}
        listLabel="Categories"
        placeholder={placeholder}
        searchPlaceholder="Search categories"
      />
    </Field>
  );
}
