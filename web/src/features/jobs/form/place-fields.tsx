import { MAX_LOCATIONS, WORK_MODE_LABEL, WORK_MODES } from "@cardplaza/contract/jobs/job-words";
import { INDIAN_STATES, STATE_CODES } from "@cardplaza/contract/places/indian-states";
import { PIN_DIGITS } from "@cardplaza/contract/places/place-limits";
import { Plus, Trash2 } from "lucide-react";
import { useController, useFieldArray, useFormContext } from "react-hook-form";
import { FormText } from "../../../forms/fields/form-text.tsx";
import { useFieldProblem } from "../../../forms/fields/use-field-problem.ts";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { Button } from "../../../ui/button.tsx";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Segmented } from "../../../ui/fields/segmented.tsx";
import { CityInput } from "../../places/city-input.tsx";
import { JobChoice } from "./job-choice.tsx";
import { type JobValues, NEW_PLACE } from "./job-values.ts";

const MODES = WORK_MODES.map((value) => ({ value, label: WORK_MODE_LABEL[value] }));
const STATES = [
  { value: "", label: "Select" },
  ...STATE_CODES.map((code) => ({ value: INDIAN_STATES[code], label: INDIAN_STATES[code] })),
];

/** Whether people come to work, and to which cities. */
export function PlaceFields() {
  const { control } = useFormContext<JobValues>();
  const { field: mode } = useController<JobValues, "workMode">({ name: "workMode" });
  const { fields: places, append, remove } = useFieldArray({ control, name: "locations" });
  const isFull = places.length >= MAX_LOCATIONS;
  return (
    <StepSection level={2} title="Where and how" columns={false}>
      <div>
        <Segmented label="Place of work" options={MODES} value={mode.value} onChange={mode.onChange} />
        {mode.value === "remote" && (
          <p className="mt-2 text-xs text-muted">
            People work from anywhere. The city shows which office they report to.
          </p>
        )}
      </div>
      <div data-field="locations" className="grid grid-cols-1 gap-4">
        <FieldError id="locations-error" message={useFieldProblem("locations")} />
        {places.length > 0 && (
          <ul aria-label="Cities" className="grid grid-cols-1 gap-5">
            {places.map(({ id }, at) => (
              <li
                key={id}
                className="grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto] items-start gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_7rem_auto]"
              >
                <CityOfJob at={at} />
                <JobChoice
                  name={`locations.${at}.state`}
                  label="State"
                  options={STATES}
                  className="max-sm:col-start-1"
                />
                <FormText
                  name={`locations.${at}.pin`}
                  label="PIN"
                  optional
                  inputMode="numeric"
                  autoComplete="off"
                  maxLength={PIN_DIGITS}
                  className="max-sm:col-span-2 max-sm:col-start-2"
                />
                <Button
                  variant="ghost"
                  size="icon"
                  className="mt-6.5 max-sm:col-start-3 max-sm:row-start-1"
                  aria-label={`Remove city ${at + 1}`}
                  onClick={() => remove(at)}
                >
                  <Trash2 />
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="secondary"
            size="sm"
            aria-disabled={isFull}
            onClick={() =>
              !isFull && append({ ...NEW_PLACE }, { focusName: `locations.${places.length}.city` })
            }
          >
            <Plus /> {places.length > 0 ? "Add another city" : "Add city"}
          </Button>
          {isFull && <p className="text-xs text-muted">At most {MAX_LOCATIONS} cities.</p>}
        </div>
      </div>
    </StepSection>
  );
}

/** A city that is taken from the list brings its state. */
function CityOfJob({ at }: { at: number }) {
  const { setValue } = useFormContext<JobValues>();
  const name = `locations.${at}.city` as const;
  const { field } = useController<JobValues, typeof name>({ name });
  return (
    <Field label={`City ${at + 1}`} error={useFieldProblem(name)} className="max-sm:col-span-2">
      <CityInput
        name={name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        onTake={({ value, hint }) => {
          field.onChange(value);
          if (hint) setValue(`locations.${at}.state`, hint, { shouldDirty: true });
        }}
      />
    </Field>
  );
}
