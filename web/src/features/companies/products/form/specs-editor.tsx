import { MAX_SPECS } from "@cardplaza/contract/companies/products/product-words";
import { Plus, Trash2 } from "lucide-react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { FormText } from "../../../../forms/fields/form-text.tsx";
import { StepSection } from "../../../../forms/steps/step-section.tsx";
import { Button } from "../../../../ui/button.tsx";
import type { ProductValues } from "./product-values.ts";

/** What buyers compare: material, size, grade. */
export function SpecsEditor() {
  const { control } = useFormContext<ProductValues>();
  const { fields: specs, append, remove } = useFieldArray({ control, name: "specs" });
  const isFull = specs.length >= MAX_SPECS;
  return (
    <StepSection
      level={2}
      title="Specifications"
      description={
        specs.length > 0
          ? `${specs.length} of ${MAX_SPECS}`
          : "What buyers compare, such as material and size."
      }
      columns={false}
      actions={
        <Button
          variant="secondary"
          size="sm"
          aria-disabled={isFull}
          onClick={() => !isFull && append({ k: "", v: "" })}
        >
          <Plus /> Add detail
        </Button>
      }
    >
      {specs.length > 0 && (
        <ul aria-label="Specifications" className="grid grid-cols-1 gap-4">
          {specs.map(({ id }, at) => (
            <li
              key={id}
              className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-2 max-sm:grid-cols-[minmax(0,1fr)_auto]"
            >
              <FormText
                name={`specs.${at}.k`}
                label={`Detail ${at + 1}`}
                placeholder="Material"
                className="max-sm:col-span-2"
              />
              <FormText name={`specs.${at}.v`} label="Value" placeholder="Stainless steel" />
              <Button
                variant="ghost"
                size="icon"
                className="mt-6.5"
                aria-label={`Remove detail ${at + 1}`}
                onClick={() => remove(at)}
              >
                <Trash2 />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </StepSection>
  );
}
