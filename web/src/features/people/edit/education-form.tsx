import type { Education, UserProfile } from "@cardplaza/contract/people/profile";
import { EDUCATION_LIMITS, PROFILE_TEXT } from "@cardplaza/contract/people/profile-words";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { refusedFields } from "../../../forms/saving/refused-fields.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { problemsOf, withEntry } from "./entry-of.ts";
import { yearOptions } from "./month-fields.tsx";
import { PartForm } from "./part-form.tsx";
import { useSavePart } from "./use-save-part.ts";

interface Values {
  school: string;
  degree: string;
  from: string;
  to: string;
}

const valuesOf = (before: Education | null): Values => ({
  school: before?.school ?? "",
  degree: before?.degree ?? "",
  from: String(before?.from ?? ""),
  to: String(before?.to ?? ""),
});
const yearOf = (text: string) => (text === "" ? null : Number(text));
const educationOf = ({ school, degree, from, to }: Values): Education => ({
  school,
  degree,
  from: yearOf(from),
  to: yearOf(to),
});

/** A course may end some years from now. */
const YEARS = [{ value: "", label: "Select" }, ...yearOptions(new Date().getFullYear() + 6)];

/** One school, new where there is none before. */
export function EducationForm({ profile, before }: { profile: UserProfile; before: Education | null }) {
  const part = useSavePart(profile);
  const form = useForm<Values>({ defaultValues: valuesOf(before) });
  const { register, formState, setFocus } = form;
  const { errors, isDirty } = formState;
  useEffect(() => setFocus("school"), [setFocus]);
  const changeTo = async (after: Education | null) => {
    const { list, index } = withEntry(part.on.education, before, after);
    const refused = problemsOf(refusedFields(await part.save({ education: list })), "education", index);
    for (const [field, message] of refused)
      form.setError(field as keyof Values, { type: "server", message }, { shouldFocus: true });
  };
  return (
    <PartForm
      label={before ? "Edit education" : "Add education"}
      part={part}
      isDirty={isDirty}
      names={[]}
      onSubmit={(event) => void form.handleSubmit((sent) => changeTo(educationOf(sent)))(event)}
      onDelete={before ? () => void changeTo(null) : undefined}
    >
      <Field label="School or college" required error={errors.school?.message} className="sm:col-span-2">
        <TextField
          {...register("school", { required: "This is required." })}
          maxLength={EDUCATION_LIMITS.school}
        />
      </Field>
      <Field label="Degree or course" optional error={errors.degree?.message} className="sm:col-span-2">
        <TextField {...register("degree")} maxLength={EDUCATION_LIMITS.degree} />
      </Field>
      <Field label="From" optional error={errors.from?.message}>
        <Select {...register("from")} options={YEARS} />
      </Field>
      <Field label="Until" optional error={errors.to?.message}>
        <Select
          {...register("to", {
            validate: (to, { from }) => !to || !from || from <= to || PROFILE_TEXT.endBeforeStart,
          })}
          options={YEARS}
        />
      </Field>
    </PartForm>
  );
}
