import { INDIAN_STATES, STATE_CODES } from "@cardplaza/contract/places/indian-states";
import { MAX_SERVICE_CITIES } from "@cardplaza/contract/directory/listing-rules";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { Switch } from "../../../ui/fields/switch.tsx";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { CityField } from "../../places/city-field.tsx";
import { CityInput } from "../../places/city-input.tsx";
import { useListing } from "./form-context.ts";
import { HoursEditor } from "./hours-editor.tsx";
import { ListingText } from "./text-fields.ts";
import { usePinPlace } from "./use-pin-place.ts";
import { WordsField } from "../../../forms/fields/words-field.tsx";

const STATES = STATE_CODES.map((code) => ({ value: INDIAN_STATES[code], label: INDIAN_STATES[code] }));

export function LocationStep() {
  const { values, change, problemOf } = useListing();
  const { address } = values;
  const set = (now: Partial<typeof address>) => change({ address: { ...address, ...now } });
  const { warning } = usePinPlace(address, set);
  return (
    <>
      <StepSection title="Address">
        <ListingText
          name="address.line1"
          required
          autoComplete="address-line1"
          placeholder="12 Church Street"
          className="sm:col-span-2"
        />
        <ListingText
          name="address.line2"
          label="Address line 2"
          optional
          autoComplete="address-line2"
          placeholder="Floor, building, landmark"
          className="sm:col-span-2"
        />
        <ListingText
          name="address.pin"
          required
          inputMode="numeric"
          autoComplete="postal-code"
          hint={warning ?? "Fills in the state and the city."}
        />
        <ListingText name="address.locality" required placeholder="Ashok Nagar" />
        <CityField
          label="City"
          name="address.city"
          required
          value={address.city}
          error={problemOf("address.city")}
          onChange={(city) => set({ city })}
        />
        <Field label="State" required error={problemOf("address.state")}>
          <Select
            name="address.state"
            value={address.state}
            placeholder="Choose a state"
            autoComplete="address-level1"
            options={STATES}
            onChange={(event) => set({ state: event.target.value })}
          />
        </Field>
        <Switch
          className="sm:col-span-2"
          label="Hide my address"
          hint="Others see the area and the city, not the street. Good if you work from home or visit your customers."
          checked={values.hideAddress}
          onChange={(event) => change({ hideAddress: event.target.checked })}
        />
        <div className="sm:col-span-2" data-field="serviceCities">
          <WordsField
            label="Cities you serve"
            hint="Besides the one you are in."
            words={values.serviceCities}
            most={MAX_SERVICE_CITIES}
            error={problemOf("serviceCities")}
            onChange={(serviceCities) => change({ serviceCities })}
            Control={CityInput}
          />
        </div>
      </StepSection>
      <HoursEditor />
    </>
  );
}
