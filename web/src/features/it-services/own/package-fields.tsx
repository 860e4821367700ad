import {
  IT_CATEGORIES,
  MAX_ADD_ONS,
  MAX_DELIVERY_DAYS,
  MAX_FAQ,
  MAX_FEATURES,
  MAX_NEEDED,
  MAX_REVISIONS,
  PACKAGE_TIERS,
} from "@cardplaza/contract/it-services/it-words";
import { TYPED_RUPEES_MAX, digitsOf } from "@cardplaza/contract/text-limits";
import { useController } from "react-hook-form";
import { FormText } from "../../../forms/fields/form-text.tsx";
import { useFieldProblem } from "../../../forms/fields/use-field-problem.ts";
import { WordsField } from "../../../forms/fields/words-field.tsx";
import { RowList } from "../../../forms/rows/row-list.tsx";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { ChoiceField } from "../choice-field.tsx";

export function PackageBasics() {
  return (
    <StepSection title="Basics">
      <FormText name="title" required placeholder="A website for a small shop" className="sm:col-span-2" />
      <ChoiceField name="category" placeholder="Choose a category" options={IT_CATEGORIES} />
      <div className="sm:col-span-2">
        <Lines
          name="requirements"
          label="What you need from the buyer"
          most={MAX_NEEDED}
          placeholder="Your logo and texts"
        />
      </div>
    </StepSection>
  );
}

export function PackageTiers() {
  return (
    <>
      <div data-field="tiers" className="empty:hidden">
        <FieldError id="tiers-error" message={useFieldProblem("tiers")} />
      </div>
      {PACKAGE_TIERS.map((name, at) => (
        <StepSection key={name} title={name}>
          <FormText
            name={`tiers.${at}.price`}
            label="Price"
            required
            inputMode="decimal"
            leading="₹"
            maxLength={TYPED_RUPEES_MAX}
          />
          <div className="grid grid-cols-2 gap-3">
            <FormText
              name={`tiers.${at}.deliveryDays`}
              label="Days"
              required
              inputMode="numeric"
              maxLength={digitsOf(MAX_DELIVERY_DAYS)}
            />
            <FormText
              name={`tiers.${at}.revisions`}
              label="Revisions"
              required
              inputMode="numeric"
              maxLength={digitsOf(MAX_REVISIONS)}
            />
          </div>
          <div className="sm:col-span-2">
            <Lines
              name={`tiers.${at}.features`}
              label="What's included"
              required
              most={MAX_FEATURES}
              placeholder="Five pages"
            />
          </div>
        </StepSection>
      ))}
    </>
  );
}

export function PackageExtras() {
  return (
    <>
      <RowList
        name="addOns"
        title="Add-ons"
        one="add-on"
        empty="What buyers can add for a price of its own."
        most={MAX_ADD_ONS}
        fresh={{ name: "", price: "" }}
        titleOf={({ name }) => name}
        detailOf={({ price }) => price && `₹${price}`}
        Fields={AddOnFields}
      />
      <RowList
        name="faq"
        title="Questions and answers"
        one="question"
        empty="Questions buyers often ask."
        most={MAX_FAQ}
        fresh={{ q: "", a: "" }}
        titleOf={({ q }) => q}
        Fields={FaqFields}
      />
    </>
  );
}

function AddOnFields({ index }: { index: number }) {
  return (
    <>
      <FormText name={`addOns.${index}.name`} label="Name" required />
      <FormText
        name={`addOns.${index}.price`}
        label="Price"
        required
        inputMode="decimal"
        leading="₹"
        maxLength={TYPED_RUPEES_MAX}
      />
    </>
  );
}

function FaqFields({ index }: { index: number }) {
  return (
    <>
      <FormText name={`faq.${index}.q`} label="Question" required className="sm:col-span-2" />
      <FormText name={`faq.${index}.a`} label="Answer" required rows={3} className="sm:col-span-2" />
    </>
  );
}

interface LinesProps {
  name: string;
  label: string;
  required?: boolean;
  most: number;
  placeholder: string;
}

function Lines({ name, ...rest }: LinesProps) {
  const { field } = useController({ name });
  return (
    <div data-field={name}>
      <WordsField
        {...rest}
        words={field.value as string[]}
        error={useFieldProblem(name)}
        onChange={field.onChange}
      />
    </div>
  );
}
