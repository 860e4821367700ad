import { type ComponentProps, useState } from "react";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { LATER_WORDS } from "../words/later-words.ts";
import { asLocalInput, wrongTime } from "./later-times.ts";

const PROBLEMS = { missing: LATER_WORDS.needTime, past: LATER_WORDS.past, far: LATER_WORDS.tooFar };

/** What is wrong with a time that was typed. */
export function timeProblem(local: string): string | undefined {
  const wrong = wrongTime(local, new Date());
  return wrong && PROBLEMS[wrong];
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ");

interface TimeFieldProps extends Pick<ComponentProps<"input">, "value" | "onChange"> {
  error: string | undefined;
}

/** A day and a time by the member's own clock. */
export function TimeField({ error, ...input }: TimeFieldProps) {
  const [earliest] = useState(() => asLocalInput(new Date()));
  return (
    <Field label={LATER_WORDS.when} required error={error} hint={LATER_WORDS.whenHint(ownZone())}>
      <TextField {...input} type="datetime-local" min={earliest} />
    </Field>
  );
}
