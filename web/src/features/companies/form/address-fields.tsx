import { INDIAN_STATES, STATE_CODES } from "@cardplaza/contract/places/indian-states";
import { useController, useFormContext, useWatch } from "react-hook-form";
import { useFieldProblem } from "../../../forms/fields/use-field-problem.ts";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { usePinPlace } from "../../directory/form/use-pin-place.ts";
import { CityField } from "../../places/city-field.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { ChoiceField } from "./choice-field.tsx";
import { COMPANY_LABELS } from "./company-form-definition.ts";
import type { CompanyValues } from "./company-values.ts";
import { CompanyPhone, CompanyText } from "./text-fields.ts";

const STATES = STATE_CODES.map((code) => ({ value: INDIAN_STATES[code], label: INDIAN_STATES[code] }));

export function AddressFields() {
  const { register, setValue } = useFormContext<CompanyValues>();
  const address = useWatch<CompanyValues, "address">({ name: "address" });
  const { warning } = usePinPlace(address, ({ city, state }) => {
    if (city) setValue("address.city", city, { shouldDirty: true, shouldValidate: true });
    if (state) setValue("address.state", state, { shouldDirty: true, shouldValidate: true });
  });
  return (
    <>
      <StepSection title="Address">
        <CompanyText
          name="address.line1"
          required
          autoComplete="address-line1"
          placeholder="12 Church Street"
          className="sm:col-span-2"
        />
        <CompanyText
          name="address.line2"
          optional
          autoComplete="address-line2"
          placeholder="Floor, building, landmark"
          className="sm:col-span-2"
        />
        <CompanyText
          name="address.pin"
          required
          inputMode="numeric"
          autoComplete="postal-code"
          hint={warning ?? "Fills in the state and the city."}
        />
        <CompanyText name="address.locality" optional placeholder="Ashok Nagar" />
        <CityOfCompany />
        <ChoiceField
          name="address.state"
          placeholder="Choose a state"
          autoComplete="address-level1"
          options={STATES}
        />
      </StepSection>
      <StepSection title="How buyers reach you">
        <CompanyPhone
          name="phone"
          required
          autoComplete="tel"
          placeholder="080 4123 4567"
          hint="A mobile, a landline with its area code, or an 1800 number."
        />
        <Checkbox
          label={COMPANY_LABELS.showWhatsapp}
          hint="Shown only if it is a mobile number."
          className="sm:col-span-2 sm:order-1"
          {...register("showWhatsapp")}
        />
        <CompanyText name="email" required type="email" autoComplete="email" />
        <CompanyText
          name="website"
          optional
          type="url"
          autoComplete="url"
          placeholder="menoninteriors.in"
          className="sm:col-span-2"
        />
      </StepSection>
    </>
  );
}

function CityOfCompany() {
  const { field } = useController<CompanyValues, "address.city">({ name: "address.city" });
  return (
    <CityField
      label="City"
      name="address.city"
      required
      value={field.value}
      error={useFieldProblem("address.city")}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
}
