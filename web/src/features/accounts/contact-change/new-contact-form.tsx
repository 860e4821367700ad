import { useForm } from "react-hook-form";
import { Button } from "../../../ui/button.tsx";
import { DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { checkEmail, checkMobile } from "../account-checks.ts";
import { showAtFields } from "../../../forms/saving/show-at-fields.ts";
import { CONTACT_WORDS } from "./contact-words.ts";
import { FormProblem } from "../../../forms/saving/form-problem.tsx";
import { type ContactKind, type SentCodes, useStartContactChange } from "./use-contact-change.ts";

interface NewContactFormProps {
  kind: ContactKind;
  /** What is there but not yet proven. */
  initial: string;
  onSent: (sent: SentCodes) => void;
  onCancel: () => void;
}

export function NewContactForm({ kind, initial, onSent, onCancel }: NewContactFormProps) {
  const form = useForm({ defaultValues: { email: initial, mobile: initial } });
  const start = useStartContactChange(kind);
  const check = kind === "email" ? checkEmail : (text: string) => text.trim() !== "" && checkMobile(text);
  const submit = form.handleSubmit((values) =>
    start
      .mutateAsync(values[kind].trim())
      .then(onSent, (error: unknown) => void showAtFields(form, error, [kind])),
  );
  const { message, type } = form.formState.errors[kind] ?? {};
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label={initial ? CONTACT_WORDS[kind].title : CONTACT_WORDS[kind].label}
        required
        error={message || (type && "Enter a mobile number.")}
        hint={kind === "mobile" ? "Indian numbers need no +91." : undefined}
      >
        <TextField
          {...form.register(kind, { validate: check })}
          type={kind === "email" ? "email" : "tel"}
          autoComplete={kind === "email" ? "email" : "tel"}
        />
      </Field>
      <FormProblem error={start.error} names={[kind]} className="mt-4" />
      <DialogFooter>
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" busy={start.isPending}>
          Send codes
        </Button>
      </DialogFooter>
    </form>
  );
}
