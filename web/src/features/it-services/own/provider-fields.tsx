import {
  IT_CATEGORIES,
  MAX_CERTIFICATIONS,
  MAX_FOCUS,
  MAX_PORTFOLIO,
  MAX_STACK,
  TYPED_PERCENT_MAX,
} from "@cardplaza/contract/it-services/it-words";
import { TYPED_RUPEES_MAX } from "@cardplaza/contract/text-limits";
import { Plus, Trash2 } from "lucide-react";
import { useController, useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { FormText } from "../../../forms/fields/form-text.tsx";
import { useFieldProblem } from "../../../forms/fields/use-field-problem.ts";
import { WordsField } from "../../../forms/fields/words-field.tsx";
import { PictureField } from "../../../forms/pictures/picture-field.tsx";
import { RowList } from "../../../forms/rows/row-list.tsx";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { ChoiceField } from "../choice-field.tsx";
import { NEW_WORK, typedTotal, type ProviderValues } from "./provider-values.ts";

const WIDE = 16 / 9;

export function ProviderFieldset() {
  const { register } = useFormContext<ProviderValues>();
  return (
    <div className="grid grid-cols-1 gap-5">
      {/* The tab says it to everybody who sees; the sections need it above them. */}
      <h2 className="sr-only">IT services</h2>
      <Panel>
        <FocusFields />
      </Panel>
      <Panel>
        <StepSection title="Rates" description="Buyers filter by these.">
          <FormText
            name="minProject"
            required
            inputMode="decimal"
            leading="₹"
            maxLength={TYPED_RUPEES_MAX}
            className="sm:col-span-2"
          />
          <FormText name="hourlyMin" required inputMode="decimal" leading="₹" maxLength={TYPED_RUPEES_MAX} />
          <FormText name="hourlyMax" required inputMode="decimal" leading="₹" maxLength={TYPED_RUPEES_MAX} />
        </StepSection>
      </Panel>
      <Panel>
        <StepSection title="What you work with" columns={false}>
          <Words name="stack" label="Technologies" most={MAX_STACK} placeholder="React" />
          <Words
            name="certifications"
            label="Certifications"
            most={MAX_CERTIFICATIONS}
            placeholder="ISO 27001"
          />
        </StepSection>
      </Panel>
      <Panel>
        <RowList
          name="portfolio"
          title="Portfolio"
          one="work"
          empty="Show what you have built."
          most={MAX_PORTFOLIO}
          fresh={NEW_WORK}
          titleOf={({ title }) => title}
          detailOf={({ link }) => link}
          pictureOf={({ picture }) => picture}
          Fields={WorkFields}
        />
      </Panel>
      <Panel>
        <Checkbox
          {...register("listed")}
          label="Show us in IT services"
          hint="Otherwise neither this nor your packages are shown, and nobody can invite you."
        />
      </Panel>
    </div>
  );
}

/** The shares must add up to 100. */
function FocusFields() {
  const { control } = useFormContext<ProviderValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "focus" });
  const focus = useWatch<ProviderValues, "focus">({ name: "focus" });
  const total = typedTotal(focus);
  const isFull = fields.length >= MAX_FOCUS;
  return (
    <StepSection
      title="Focus"
      description={`How your work is divided: ${total}% of 100%.`}
      columns={false}
      actions={
        <Button
          size="sm"
          variant="secondary"
          aria-disabled={isFull}
          onClick={() => append({ category: "", percent: String(Math.max(0, 100 - total) || "") })}
        >
          <Plus /> Add category
        </Button>
      }
    >
      <div data-field="focus" className="empty:hidden">
        <FieldError id="focus-error" message={useFieldProblem("focus")} />
      </div>
      <ul aria-label="Categories" className="grid grid-cols-1 gap-4">
        {fields.map(({ id }, at) => (
          <li key={id} className="grid grid-cols-[minmax(0,1fr)_6rem_auto] items-start gap-2">
            <ChoiceField
              name={`focus.${at}.category`}
              label={`Category ${at + 1}`}
              placeholder="Choose"
              options={IT_CATEGORIES}
            />
            <FormText
              name={`focus.${at}.percent`}
              label="Percent"
              inputMode="numeric"
              maxLength={TYPED_PERCENT_MAX}
            />
            <Button
              variant="ghost"
              size="icon"
              className="mt-6.5"
              aria-label={`Remove category ${at + 1}`}
              aria-disabled={fields.length === 1}
              onClick={() => remove(at)}
            >
              <Trash2 />
            </Button>
          </li>
        ))}
      </ul>
    </StepSection>
  );
}

interface WordsProps {
  name: "stack" | "certifications";
  label: string;
  most: number;
  placeholder: string;
}

function Words({ name, ...rest }: WordsProps) {
  const { field } = useController<ProviderValues, WordsProps["name"]>({ name });
  return (
    <div data-field={name}>
      <WordsField {...rest} words={field.value} error={useFieldProblem(name)} onChange={field.onChange} />
    </div>
  );
}

function WorkFields({ index }: { index: number }) {
  return (
    <>
      <FormText name={`portfolio.${index}.title`} label="Title" required />
      <FormText name={`portfolio.${index}.link`} label="Link" optional type="url" autoComplete="off" />
      <FormText
        name={`portfolio.${index}.text`}
        label="What you did"
        optional
        rows={3}
        className="sm:col-span-2"
      />
      <PictureField
        name={`portfolio.${index}.picture`}
        label="Picture"
        purpose="company"
        aspect={WIDE}
        className="sm:col-span-2"
      />
    </>
  );
}
