import { httpLink } from "@cardplaza/contract/links/http-link";
import { webLink } from "@cardplaza/contract/links/web-link";
import type { Contact, ContactInput } from "@cardplaza/contract/contacts/contacts";
import { CONTACT_BOUNDS, CONTACTS_TEXT } from "@cardplaza/contract/contacts/contacts-words";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { tooLong } from "../../forms/fields/too-long.ts";
import { showAtFields } from "../../forms/saving/show-at-fields.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { checkEmail } from "../accounts/account-checks.ts";
import { FormProblem } from "../../forms/saving/form-problem.tsx";

const FIELDS = ["name", "role", "company", "phone", "email", "website", "address", "tag", "notes"] as const;
type FieldName = (typeof FIELDS)[number];
type Values = Record<FieldName, string>;

/** The typed fields, with the hidden ones: how it was scanned, and by whom. */
export type ContactFormFields = Values & Pick<Contact, "source"> & Pick<ContactInput, "member">;

interface ContactFormProps {
  /** Read once; a contact after the next needs a key of its own. */
  initial: Partial<ContactInput>;
  submitLabel: string;
  /** What it throws is shown, at the field where it names one; what was typed stays. */
  onSubmit: (fields: ContactFormFields) => Promise<void>;
  onCancel?: () => void;
}

/** The details of one contact, to check, correct and save. Only the name is required. */
export function ContactForm({ initial, submitLabel, onSubmit, onCancel }: ContactFormProps) {
  const form = useForm<Values>({ defaultValues: valuesOf(initial) });
  const { errors, isSubmitting } = form.formState;
  const [problem, setProblem] = useState<unknown>();
  const submit = form.handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      await onSubmit({ ...trimmed(values), source: initial.source ?? "typed", member: initial.member });
    } catch (error) {
      setProblem(error);
      showAtFields(form, error, FIELDS);
    }
  });
  const field = (name: FieldName) => form.register(name, { validate: (text) => check(name, text) });
  return (
    <form
      noValidate
      // No autofill: the browser would offer the member's own details.
      autoComplete="off"
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-4 sm:grid-cols-2"
    >
      <Field label="Name" required error={errors.name?.message} className="sm:col-span-2">
        <TextField {...field("name")} autoComplete="off" />
      </Field>
      <Field label="Role" error={errors.role?.message}>
        <TextField {...field("role")} />
      </Field>
      <Field label="Company" error={errors.company?.message}>
        <TextField {...field("company")} />
      </Field>
      <Field label="Phone" error={errors.phone?.message}>
        <TextField {...field("phone")} type="tel" />
      </Field>
      <Field label="E-mail" error={errors.email?.message}>
        <TextField {...field("email")} type="email" />
      </Field>
      <Field label="Website" error={errors.website?.message} className="sm:col-span-2">
        <TextField {...field("website")} inputMode="url" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Address" error={errors.address?.message} className="sm:col-span-2">
        <TextField {...field("address")} />
      </Field>
      <Field
        label="Tag"
        hint="Where you met, or what the contact belongs to."
        error={errors.tag?.message}
        className="sm:col-span-2"
      >
        <TextField {...field("tag")} />
      </Field>
      <Field label="Notes" hint="Only you see them." error={errors.notes?.message} className="sm:col-span-2">
        <TextArea {...field("notes")} rows={3} />
      </Field>
      <FormProblem error={problem} names={FIELDS} className="sm:col-span-2" />
      <div className="flex flex-wrap justify-end gap-3 sm:col-span-2">
        {onCancel && (
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button type="submit" busy={isSubmitting}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

const valuesOf = (initial: Partial<ContactInput>): Values =>
  Object.fromEntries(FIELDS.map((name) => [name, initial[name] ?? ""])) as Values;

const trimmed = (values: Values): Values =>
  Object.fromEntries(FIELDS.map((name) => [name, values[name].trim()])) as Values;

function check(name: FieldName, typed: string): true | string {
  const text = typed.trim();
  if (name === "name" && !text) return "Enter a name.";
  const long = tooLong(text, CONTACT_BOUNDS[name]);
  if (long) return long;
  if (name === "website" && text && !webLink(text) && !httpLink(text)) return CONTACTS_TEXT.badLink;
  return name !== "email" || !text || checkEmail(text);
}
