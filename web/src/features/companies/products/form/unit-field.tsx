import { PRODUCT_UNITS } from "@cardplaza/contract/units";
import { unitWords } from "@cardplaza/contract/companies/products/unit-words";
import { useController } from "react-hook-form";
import { useFieldProblem } from "../../../../forms/fields/use-field-problem.ts";
import { useFormKit } from "../../../../forms/form-context.ts";
import { Combobox } from "../../../../ui/fields/combobox.tsx";
import { Field } from "../../../../ui/fields/field.tsx";
import type { ProductValues } from "./product-values.ts";

const OPTIONS = PRODUCT_UNITS.map((unit) => ({ value: unit as string, label: unit, also: unitWords(unit) }));

/** Found by what people call it too: "nos" and "pcs" are pieces. */
export function UnitField({ hint }: { hint?: string | undefined }) {
  const { field } = useController<ProductValues, "unit">({ name: "unit" });
  const { definition } = useFormKit();
  return (
    <div data-field="unit">
      <Field label={definition.labelOf("unit")} hint={hint} error={useFieldProblem("unit")}>
        <Combobox
          options={OPTIONS}
          value={field.value || null}
          onChange={(unit) => field.onChange(unit)}
          listLabel="Units"
          placeholder="Choose a unit"
          searchPlaceholder="Search units"
        />
      </Field>
    </div>
  );
}
