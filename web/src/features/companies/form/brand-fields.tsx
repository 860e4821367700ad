import { ABOUT_MIN, MAX_SPECIALITIES, SOCIAL_NETWORKS } from "@cardplaza/contract/companies/company-words";
import { useController } from "react-hook-form";
import { useFieldProblem } from "../../../forms/fields/use-field-problem.ts";
import { WordsField } from "../../../forms/fields/words-field.tsx";
import { PictureField } from "../../../forms/pictures/picture-field.tsx";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import type { CompanyValues } from "./company-values.ts";
import { CompanySocial, CompanyText } from "./text-fields.ts";

const SQUARE = 1;
const WIDE = 5 / 2;

export function BrandFields() {
  return (
    <>
      <StepSection
        title="Logo and cover"
        description="JPEG, PNG, WebP or GIF. Large pictures are made smaller for you."
      >
        <PictureField name="logo" label="Logo" purpose="company" aspect={SQUARE} />
        <PictureField name="cover" label="Cover picture" purpose="company" aspect={WIDE} />
      </StepSection>
      <StepSection title="In your words">
        <CompanyText
          name="tagline"
          optional
          placeholder="Furniture that outlives fashions"
          className="sm:col-span-2"
        />
        <CompanyText
          name="about"
          required
          rows={6}
          hint={`What you make or do, and for whom, in at least ${ABOUT_MIN} characters.`}
          className="sm:col-span-2"
        />
        <Specialities />
      </StepSection>
      <StepSection title="Social pages">
        {SOCIAL_NETWORKS.map((network) => (
          <CompanySocial
            key={network}
            name={`socials.${network}`}
            page={network === "linkedin" ? "linkedinCompany" : network}
            optional
          />
        ))}
      </StepSection>
    </>
  );
}

function Specialities() {
  const { field } = useController<CompanyValues, "specialities">({ name: "specialities" });
  return (
    <div data-field="specialities" className="sm:col-span-2">
      <WordsField
        label="Specialities"
        hint="What you are known for. Buyers search for these words."
        placeholder="Modular kitchens"
        words={field.value}
        most={MAX_SPECIALITIES}
        error={useFieldProblem("specialities")}
        onChange={field.onChange}
      />
    </div>
  );
}
