import { EMAIL_MAX } from "@cardplaza/contract/accounts/account-words";
import { useForm } from "react-hook-form";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { showAtFields } from "../../../forms/saving/show-at-fields.ts";
import { recogniseAddress } from "../recognise-address.ts";
import { SubmitButton } from "../submit-button.tsx";
import { type SentCode, useRequestCode } from "./use-request-code.ts";

interface CodeRequestFormProps {
  address: string;
  onAddress: (address: string) => void;
  onSent: (sent: SentCode) => void;
}

/** Asks where to send the one-time code. */
export function CodeRequestForm({ address, onAddress, onSent }: CodeRequestFormProps) {
  const request = useRequestCode();
  // No default value, so that text typed before the scripts ran stays.
  const form = useForm<{ to: string }>({ defaultValues: address ? { to: address } : undefined });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ to }) => {
    const recognised = recogniseAddress(to);
    if ("problem" in recognised) return;
    onAddress(recognised.to);
    await request.mutateAsync(recognised).then(onSent, (error: unknown) => {
      if (!showAtFields(form, error, ["to"])) form.setError("root", { message: problemText(error) });
    });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-5">
      {errors.root && (
        <Notice tone="danger" live>
          {errors.root.message}
        </Notice>
      )}
      <Field
        label="E-mail or mobile number"
        required
        error={errors.to?.message}
        hint="We send you a 6-digit code. No password needed."
      >
        <TextField
          {...form.register("to", { validate: problemOf, onChange: (event) => onAddress(typedIn(event)) })}
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX}
        />
      </Field>
      <SubmitButton busy={isSubmitting}>Send code</SubmitButton>
    </form>
  );
}

const typedIn = (event: { target: { value: string } }) => event.target.value;

function problemOf(typed: string): true | string {
  const recognised = recogniseAddress(typed);
  return "problem" in recognised ? recognised.problem : true;
}
