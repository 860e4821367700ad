import { useFormContext } from "react-hook-form";
import { useFieldProblem } from "../../../../forms/fields/use-field-problem.ts";
import { useFormKit } from "../../../../forms/form-context.ts";
import { Field } from "../../../../ui/fields/field.tsx";
import { Select, type SelectOption } from "../../../../ui/fields/select.tsx";
import type { ProductValues } from "./product-values.ts";

interface ProductChoiceProps {
  name: "gstRate" | "availability";
  options: readonly SelectOption[];
  hint?: string | undefined;
}

/** One of a few. */
export function ProductChoice({ name, options, hint }: ProductChoiceProps) {
  const { register } = useFormContext<ProductValues>();
  const { definition } = useFormKit();
  return (
    <Field label={definition.labelOf(name)} hint={hint} error={useFieldProblem(name)}>
      <Select {...register(name)} options={options} />
    </Field>
  );
}
