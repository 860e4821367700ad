import { EMAIL_MAX, NAME_MAX, PHONE_MAX } from "@cardplaza/contract/accounts/account-words";
import { ANSWER_MAX, COVER_MAX, TYPED_YEARS_MAX } from "@cardplaza/contract/jobs/application-words";
import { JOB_LIMITS, MAX_SKILLS, NOTICE_DAYS } from "@cardplaza/contract/jobs/job-words";
import { TYPED_NUMBER_MAX } from "@cardplaza/contract/text-limits";
import { usePhoneHint } from "../../../forms/fields/use-phone-hint.tsx";
import { WordsField } from "../../../forms/fields/words-field.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { CityField } from "../../places/city-field.tsx";
import type { ApplicationValues, JobQuestion } from "../application-values.ts";
import type { useApplication } from "./use-application.ts";

export type Form = ReturnType<typeof useApplication>;
type TextName = Exclude<keyof ApplicationValues, "skills" | "answers" | "payPeriod" | "payKept">;

export const textOf = ({ values, change }: Form, name: TextName) => ({
  name,
  value: values[name],
  onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
});

export function ContactFields({ form }: { form: Form }) {
  const { values, change, problems } = form;
  return (
    <>
      <Field label="Your name" required error={problems.name}>
        <TextField {...textOf(form, "name")} autoComplete="name" maxLength={NAME_MAX} />
      </Field>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label="Your e-mail" required error={problems.email}>
          <TextField {...textOf(form, "email")} type="email" autoComplete="email" maxLength={EMAIL_MAX} />
        </Field>
        <Field label="Your phone" required error={problems.phone} hint={usePhoneHint(values.phone)}>
          <TextField {...textOf(form, "phone")} type="tel" autoComplete="tel" maxLength={PHONE_MAX} />
        </Field>
        <CityField
          label="City you live in"
          optional
          name="city"
          error={problems.city}
          value={values.city}
          onChange={(city) => change({ city })}
        />
        <Field label="Experience in years" optional error={problems.experience}>
          <TextField
            {...textOf(form, "experience")}
            inputMode="decimal"
            autoComplete="off"
            maxLength={TYPED_YEARS_MAX}
          />
        </Field>
      </div>
      <WordsField
        label="Your skills"
        words={values.skills}
        most={MAX_SKILLS}
        longest={JOB_LIMITS.skill[1]}
        placeholder="Such as Tally"
        error={problems.skills}
        onChange={(skills) => change({ skills })}
      />
    </>
  );
}

export function NoticeField({ form }: { form: Form }) {
  return (
    <Field label="Notice period" optional error={form.problems.notice}>
      <Select {...textOf(form, "notice")} options={noticesWith(form.values.notice)} />
    </Field>
  );
}

/** The usual ones, and the one that was said in an earlier application. */
const noticesWith = (chosen: string) => [
  { value: "", label: "Prefer not to say" },
  ...[...new Set([...NOTICE_DAYS.map(String), ...(chosen === "" ? [] : [chosen])])]
    .toSorted((one, other) => Number(one) - Number(other))
    .map((days) => ({ value: days, label: days === "0" ? "I can join at once" : `${days} days` })),
];

export function CoverField({ form }: { form: Form }) {
  return (
    <Field
      label="Why you fit"
      optional
      error={form.problems.cover}
      hint={
        <span className="tabular-nums">
          {form.values.cover.trim().length.toLocaleString("en-IN")}/{COVER_MAX.toLocaleString("en-IN")}
        </span>
      }
    >
      <TextArea {...textOf(form, "cover")} rows={5} maxLength={COVER_MAX} />
    </Field>
  );
}

export function QuestionField({ question, form }: { question: JobQuestion; form: Form }) {
  const { key, text, type, required, choices } = question;
  const error = form.problems[`answers.${key}`];
  const name = `answers.${key}`;
  const value = form.values.answers[key] ?? "";
  const onChange = ({ target }: { target: { value: string } }) => form.answer(key, target.value);
  if (type === "yes_no" || type === "choice") {
    const options =
      type === "choice"
        ? choices.map((choice) => ({ value: choice, label: choice }))
        : [
            { value: "yes", label: "Yes" },
            { value: "no", label: "No" },
          ];
    return (
      <RadioGroup
        label={required ? text : `${text} (optional)`}
        name={name}
        options={options}
        value={value}
        error={error}
        onChange={onChange}
      />
    );
  }
  return (
    <Field label={text} required={required} optional={!required} error={error}>
      {type === "number" ? (
        <TextField
          name={name}
          value={value}
          onChange={onChange}
          inputMode="decimal"
          autoComplete="off"
          maxLength={TYPED_NUMBER_MAX}
        />
      ) : (
        <TextArea name={name} value={value} onChange={onChange} rows={2} maxLength={ANSWER_MAX} />
      )}
    </Field>
  );
}
