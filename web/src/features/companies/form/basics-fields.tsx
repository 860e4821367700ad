import { COMPANY_SIZES, COMPANY_TYPES } from "@cardplaza/contract/companies/company-words";
import { INDUSTRIES } from "@cardplaza/contract/companies/industries";
import { useFormContext, useWatch } from "react-hook-form";
import { useFieldProblem } from "../../../forms/fields/use-field-problem.ts";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { Combobox } from "../../../ui/fields/combobox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { ChoiceField } from "./choice-field.tsx";
import type { CompanyValues } from "./company-values.ts";
import { CompanyText } from "./text-fields.ts";

const TYPES = COMPANY_TYPES.map((type) => ({ value: type, label: type }));
const SIZES = COMPANY_SIZES.map((size) => ({ value: size, label: size === "1" ? "Just me" : size }));
const INDUSTRY_OPTIONS = INDUSTRIES.map(({ slug, name }) => ({ value: slug, label: name }));

export function BasicsFields() {
  return (
    <StepSection title="Your company">
      <CompanyText
        name="name"
        required
        autoComplete="organization"
        hint="As your customers know it."
        className="sm:col-span-2"
      />
      <CompanyText
        name="legalName"
        optional
        hint="Registered name, if different."
        className="sm:col-span-2"
      />
      <ChoiceField name="type" placeholder="Choose a type" options={TYPES} />
      <IndustryField />
      <ChoiceField name="size" placeholder="How many work there" options={SIZES} />
      <CompanyText name="foundedYear" optional inputMode="numeric" placeholder="1998" />
    </StepSection>
  );
}

function IndustryField() {
  const { setValue } = useFormContext<CompanyValues>();
  const industry = useWatch<CompanyValues, "industry">({ name: "industry" });
  return (
    <div data-field="industry">
      <Field label="Industry" required error={useFieldProblem("industry")}>
        <Combobox
          options={INDUSTRY_OPTIONS}
          value={industry || null}
          onChange={(slug) => setValue("industry", slug, { shouldDirty: true, shouldValidate: true })}
          listLabel="Industries"
          placeholder="Choose an industry"
          searchPlaceholder="Search industries"
        />
      </Field>
    </div>
  );
}
