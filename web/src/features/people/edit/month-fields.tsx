import { MONTH_NAMES } from "@cardplaza/contract/date-words";
import { useId } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { Select } from "../../../ui/fields/select.tsx";

const MONTH_OPTIONS = MONTH_NAMES.map((label, index) => ({
  value: String(index + 1).padStart(2, "0"),
  label,
}));

/** The years from this one back, as far as anybody's work goes. */
export const yearOptions = (last = new Date().getFullYear()) =>
  Array.from({ length: 70 }, (_, back) => ({ value: String(last - back), label: String(last - back) }));

interface MonthFieldsProps {
  label: string;
  error?: string | undefined;
  month: UseFormRegisterReturn;
  year: UseFormRegisterReturn;
  disabled?: boolean;
}

/** A month of a year, in two lists: the browsers' own field for it is missing in some. */
export function MonthFields({ label, error, month, year, disabled = false }: MonthFieldsProps) {
  const id = useId();
  const control = {
    disabled,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? id : undefined,
  } as const;
  return (
    <fieldset className="grid min-w-0 grid-cols-1 content-start gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <div className="grid grid-cols-[3fr_2fr] gap-2">
        <Select
          {...month}
          {...control}
          aria-label={`${label}: month`}
          placeholder="Month"
          options={MONTH_OPTIONS}
        />
        <Select
          {...year}
          {...control}
          aria-label={`${label}: year`}
          placeholder="Year"
          options={yearOptions()}
        />
      </div>
      <FieldError id={id} message={error} />
    </fieldset>
  );
}
