import type { Experience, UserProfile } from "@cardplaza/contract/people/profile";
import { EXPERIENCE_LIMITS } from "@cardplaza/contract/people/profile-words";
import { useEffect } from "react";
import { useForm, useWatch } from "react-hook-form";
import { refusedFields } from "../../../forms/saving/refused-fields.ts";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { problemsOf, withEntry } from "./entry-of.ts";
import { experienceOf, experienceValues, timeProblems, type ExperienceValues } from "./experience-values.ts";
import { MonthFields } from "./month-fields.tsx";
import { PartForm } from "./part-form.tsx";
import { useSavePart } from "./use-save-part.ts";

const REQUIRED = { required: "This is required." };

/** One position, new where there is none before. */
export function ExperienceForm({ profile, before }: { profile: UserProfile; before: Experience | null }) {
  const part = useSavePart(profile);
  const form = useForm<ExperienceValues>({ defaultValues: experienceValues(before) });
  const { register, formState, setFocus, getValues } = form;
  const { errors, isDirty, isSubmitted } = formState;
  const values = useWatch({ control: form.control }) as ExperienceValues;
  useEffect(() => setFocus("title"), [setFocus]);
  const times = isSubmitted ? timeProblems(values) : {};
  const checkTimes = (side: "from" | "to") => ({
    // The text is below the two lists.
    validate: () => timeProblems(getValues())[side] === undefined,
  });
  const changeTo = async (after: Experience | null) => {
    const { list, index } = withEntry(part.on.experience, before, after);
    const refused = problemsOf(refusedFields(await part.save({ experience: list })), "experience", index);
    for (const [field, message] of refused) {
      const name = field === "from" ? "fromMonth" : field === "to" ? "toMonth" : (field as "title");
      form.setError(name, { type: "server", message });
    }
  };
  return (
    <PartForm
      label={before ? "Edit experience" : "Add experience"}
      part={part}
      isDirty={isDirty}
      names={[]}
      onSubmit={(event) => void form.handleSubmit((sent) => changeTo(experienceOf(sent)))(event)}
      onDelete={before ? () => void changeTo(null) : undefined}
    >
      <Field label="What you do" required error={errors.title?.message}>
        <TextField
          {...register("title", REQUIRED)}
          maxLength={EXPERIENCE_LIMITS.title}
          autoComplete="organization-title"
        />
      </Field>
      <Field label="Company" required error={errors.company?.message}>
        <TextField
          {...register("company", REQUIRED)}
          maxLength={EXPERIENCE_LIMITS.company}
          autoComplete="organization"
        />
      </Field>
      <Field label="Where" optional error={errors.city?.message} className="sm:col-span-2">
        <TextField {...register("city")} maxLength={EXPERIENCE_LIMITS.city} />
      </Field>
      <MonthFields
        label="From"
        month={register("fromMonth", checkTimes("from"))}
        year={register("fromYear", checkTimes("from"))}
        error={times.from ?? errors.fromMonth?.message}
      />
      {values.isCurrent ? (
        <div />
      ) : (
        <MonthFields
          label="Until"
          month={register("toMonth", checkTimes("to"))}
          year={register("toYear", checkTimes("to"))}
          error={times.to ?? errors.toMonth?.message}
        />
      )}
      <Checkbox label="I work there now" {...register("isCurrent")} className="sm:col-span-2" />
      <Field
        label="About it"
        optional
        error={errors.about?.message}
        hint={`${values.about.length}/${EXPERIENCE_LIMITS.about}`}
        className="sm:col-span-2"
      >
        <TextArea {...register("about")} rows={4} maxLength={EXPERIENCE_LIMITS.about} />
      </Field>
    </PartForm>
  );
}
