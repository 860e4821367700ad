import { DESCRIPTION_LENGTH, MAX_LANGUAGES } from "@cardplaza/contract/directory/listing-rules";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { CategoryFields } from "./category-fields.tsx";
import { useListing } from "./form-context.ts";
import { ServicesEditor } from "./services-editor.tsx";
import { ListingText } from "./text-fields.ts";
import { WordsField } from "../../../forms/fields/words-field.tsx";

export function BasicsStep() {
  const { values, change, problemOf } = useListing();
  return (
    <>
      <StepSection title="Your business">
        <ListingText
          name="name"
          required
          autoComplete="organization"
          hint="As on your signboard, without phone numbers and web addresses."
          className="sm:col-span-2"
        />
        <CategoryFields />
        <ListingText
          name="description"
          required
          rows={5}
          hint={`What you do and for whom, in at least ${DESCRIPTION_LENGTH.min} characters.`}
          className="sm:col-span-2"
        />
      </StepSection>
      <ServicesEditor />
      <StepSection title="Good to know">
        <ListingText
          name="yearFounded"
          label="In business since"
          optional
          inputMode="numeric"
          placeholder="1998"
        />
        <ListingText
          name="gstin"
          optional
          autoCapitalize="characters"
          spellCheck={false}
          hint="Adds a “GSTIN format verified” mark to your page. Customers look for it."
        />
        <WordsField
          label="Languages"
          hint="Those you speak with customers."
          placeholder="Kannada"
          words={values.languages}
          most={MAX_LANGUAGES}
          error={problemOf("languages")}
          onChange={(languages) => change({ languages })}
        />
      </StepSection>
    </>
  );
}
