import type { ReactNode } from "react";
import { Field } from "../../ui/fields/field.tsx";
import { CityInput } from "./city-input.tsx";

export type CityFieldProps = {
  label: string;
  value: string;
  onChange: (city: string) => void;
  error?: string | undefined;
  name?: string;
  hint?: ReactNode;
  required?: boolean;
  optional?: boolean;
  onBlur?: () => void;
};

/** A city: India's are offered by their old and new names, any other may be typed. */
export function CityField({ label, error, hint, required, optional, ...control }: CityFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={required} optional={optional}>
      <CityInput {...control} />
    </Field>
  );
}
