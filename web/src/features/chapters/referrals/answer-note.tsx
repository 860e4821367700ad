import { REFERRAL_LIMITS } from "@cardplaza/contract/chapters/referral-words";
import type { ComponentProps } from "react";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";

/** A few words that can go with each answer to a referral. */
export const AnswerNote = (input: ComponentProps<typeof TextArea>) => (
  <Field label="Note" optional hint="Both of you see it.">
    <TextArea rows={2} className="min-h-16" maxLength={REFERRAL_LIMITS.note[1]} {...input} />
  </Field>
);

export const sentNote = (note: string) => (note.trim() === "" ? {} : { note: note.trim() });
