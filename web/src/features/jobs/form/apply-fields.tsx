import {
  APPLY_MODE_LABEL,
  APPLY_MODES,
  JOB_LIMITS,
  MAX_VALID_DAYS,
} from "@cardplaza/contract/jobs/job-words";
import { dayFromNow } from "@cardplaza/contract/time";
import { useController } from "react-hook-form";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { JobText } from "./job-form-definition.ts";
import { type JobValues } from "./job-values.ts";

const HINTS = {
  internal: "You get every application on your board, with a match score.",
  external: "People are sent to your own page. We count no applications.",
  walk_in: "People come on one day, without an application.",
} as const;
const MODES = APPLY_MODES.map((value) => ({
  value,
  label: APPLY_MODE_LABEL[value],
  hint: HINTS[value],
}));

export function ApplyFields() {
  const { field } = useController<JobValues, "applyMode">({ name: "applyMode" });
  return (
    <StepSection level={2} title="How to apply">
      <RadioGroup
        label="How people apply"
        framed
        options={MODES}
        value={field.value}
        onChange={({ target }) => field.onChange(target.value)}
        className="sm:col-span-2"
      />
      {field.value === "external" && (
        <JobText
          name="applyUrl"
          type="url"
          autoComplete="off"
          placeholder="https://"
          className="sm:col-span-2"
        />
      )}
      {field.value === "walk_in" && <WalkInFields />}
      <JobText
        name="validThrough"
        type="date"
        min={dayFromNow(1)}
        max={dayFromNow(MAX_VALID_DAYS)}
        hint={`Within ${MAX_VALID_DAYS} days. You can renew the job later.`}
      />
    </StepSection>
  );
}

const WalkInFields = () => (
  <>
    <JobText name="walkInDate" type="date" min={dayFromNow(0)} />
    <JobText name="walkInTime" type="time" hint="India's time." />
    <JobText
      name="walkInVenue"
      autoComplete="off"
      maxLength={JOB_LIMITS.venue[1]}
      placeholder="12 Church Street, second floor, near the metro station"
      className="sm:col-span-2"
    />
  </>
);
