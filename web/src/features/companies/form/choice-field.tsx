import { useFormContext } from "react-hook-form";
import { useFormKit } from "../../../forms/form-context.ts";
import { useFieldProblem } from "../../../forms/fields/use-field-problem.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Select, type SelectOption } from "../../../ui/fields/select.tsx";
import type { CompanyValues } from "./company-values.ts";

interface ChoiceFieldProps {
  name: "type" | "size" | "address.state";
  placeholder: string;
  options: readonly SelectOption[];
  autoComplete?: string;
}

/** One of a few, which has to be chosen. */
export function ChoiceField({ name, placeholder, options, autoComplete }: ChoiceFieldProps) {
  const { register, trigger } = useFormContext<CompanyValues>();
  const { definition } = useFormKit();
  return (
    <Field label={definition.labelOf(name)} required error={useFieldProblem(name)}>
      <Select
        // What was missing is there at once, not when the next field is pressed.
        {...register(name, { onChange: () => void trigger(name) })}
        placeholder={placeholder}
        options={options}
        {...(autoComplete && { autoComplete })}
      />
    </Field>
  );
}
