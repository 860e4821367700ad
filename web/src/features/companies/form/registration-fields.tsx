import { useFormContext, useWatch } from "react-hook-form";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import type { CompanyValues } from "./company-values.ts";
import { CompanyText } from "./text-fields.ts";

const NUMBER = { autoCapitalize: "characters", autoComplete: "off", spellCheck: false } as const;

export function RegistrationFields() {
  const { register, trigger } = useFormContext<CompanyValues>();
  const noGst = useWatch<CompanyValues, "noGst">({ name: "noGst" });
  return (
    <StepSection
      title="Registration"
      description="Adds a “GSTIN format verified” mark to your page. Buyers look for it."
    >
      {/* What was typed comes back when the tick is taken away. */}
      {!noGst && (
        <CompanyText
          name="gstin"
          required
          placeholder="29AAGCB7383J1Z4"
          hint="15 characters. We check its form and its check digit."
          className="sm:col-span-2"
          {...NUMBER}
        />
      )}
      <Checkbox
        label="I don't have GST"
        hint={noGst ? "You can add it later in your company profile." : undefined}
        className="sm:col-span-2"
        {...register("noGst", { onChange: () => void trigger("gstin") })}
      />
      <CompanyText name="cin" optional hint="Of a registered company or LLP: 21 characters." {...NUMBER} />
      <CompanyText name="udyam" optional placeholder="UDYAM-MH-12-0001234" {...NUMBER} />
    </StepSection>
  );
}
