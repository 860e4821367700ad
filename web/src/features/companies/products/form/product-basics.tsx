import { PRODUCT_CATEGORIES } from "@cardplaza/contract/companies/products/product-categories";
import { PRODUCT_DESCRIPTION_MIN } from "@cardplaza/contract/companies/products/product-words";
import { useFormContext, useWatch } from "react-hook-form";
import { useFieldProblem } from "../../../../forms/fields/use-field-problem.ts";
import { StepSection } from "../../../../forms/steps/step-section.tsx";
import { Combobox } from "../../../../ui/fields/combobox.tsx";
import { Field } from "../../../../ui/fields/field.tsx";
import { ProductText } from "./product-form-definition.ts";
import type { ProductValues } from "./product-values.ts";

/** Every category that a product can name, with its group beside it. */
const CATEGORY_OPTIONS = PRODUCT_CATEGORIES.flatMap((group) =>
  group.within.map(({ slug, name }) => ({ value: slug, label: name, hint: group.name })),
);

export function ProductBasics() {
  const { setValue } = useFormContext<ProductValues>();
  const category = useWatch<ProductValues, "category">({ name: "category" });
  return (
    <StepSection level={2} title="What it is">
      <ProductText
        name="name"
        required
        autoComplete="off"
        placeholder="Hex bolt M8, zinc plated"
        className="sm:col-span-2"
      />
      <div data-field="category" className="sm:col-span-2">
        <Field label="Category" error={useFieldProblem("category")}>
          <Combobox
            options={CATEGORY_OPTIONS}
            value={category || null}
            onChange={(slug) => setValue("category", slug, { shouldDirty: true, shouldValidate: true })}
            listLabel="Categories"
            placeholder="Choose a category"
            searchPlaceholder="Search categories"
          />
        </Field>
      </div>
      <ProductText
        name="description"
        rows={6}
        hint={`What it is made of, what it is for, how it is delivered: at least ${PRODUCT_DESCRIPTION_MIN} characters.`}
        className="sm:col-span-2"
      />
    </StepSection>
  );
}
