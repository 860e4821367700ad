import { EMAIL_MAX, PHONE_MAX } from "@cardplaza/contract/accounts/account-words";
import { useForm, useWatch } from "react-hook-form";
import { api, ApiError } from "../../../lib/api.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { checkEmail, checkMobile, checkName, checkOptionalEmail } from "../account-checks.ts";
import { ConsentFields } from "./consent-fields.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { showAtFields } from "../../../forms/saving/show-at-fields.ts";
import { NewPasswordField } from "../passwords/new-password-field.tsx";
import {
  beginningWith,
  type KnownPerson,
  registrationOf,
  type SignUpProof,
  type SignUpValues,
} from "./sign-up-values.ts";
import { SubmitButton } from "../submit-button.tsx";
import { type Entered, useEnter } from "./use-enter.ts";

interface SignUpFormProps {
  email?: string;
  known: KnownPerson | null;
  onEmail?: (email: string) => void;
  proof?: SignUpProof;
  onEntered: (entered: Entered) => void;
  /** The account is made with an address that no code has proven; called before the session begins. */
  onUnproven: (email: string) => void;
  /** The proof has expired: the way in starts again, with this sentence. */
  onExpired?: (reason: string) => void;
}

const FIELDS = ["name", "email", "mobile", "password", "terms", "adult"] as const;

export function SignUpForm(props: SignUpFormProps) {
  const { email = "", known, onEmail, proof, onEntered, onUnproven, onExpired } = props;
  const register = useEnter("registration", async (values: SignUpValues) => {
    const made = await api["POST /api/auth/register"]({ body: registrationOf(values, proof) });
    if (!proof) onUnproven(made.user.email);
    return made;
  });
  // Only known values, so that text typed before the scripts ran stays.
  const form = useForm<SignUpValues>({
    defaultValues: beginningWith(proof, known, email),
  });
  const { errors, isSubmitting } = form.formState;
  const needsEmail = proof?.mobile === undefined;
  const hasEmail = useWatch({ control: form.control, name: "email" })?.trim();

  const submit = form.handleSubmit(async (values) => {
    await register.mutateAsync(values).then(onEntered, (error: unknown) => {
      const expired = error instanceof ApiError && error.fields?.signupCode;
      if (expired && onExpired) return onExpired(expired);
      if (!showAtFields(form, error, FIELDS)) form.setError("root", { message: problemText(error) });
    });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-5">
      {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
      <Field label="Full name" required error={errors.name?.message}>
        <TextField {...form.register("name", { validate: checkName })} autoComplete="name" />
      </Field>
      <Field
        label="E-mail"
        required={needsEmail}
        optional={!needsEmail}
        hint={needsEmail ? undefined : "So that replies reach you there too."}
        error={errors.email?.message}
      >
        <TextField
          type="email"
          {...form.register("email", {
            validate: needsEmail ? checkEmail : checkOptionalEmail,
            onChange: (event: { target: { value: string } }) => onEmail?.(event.target.value),
          })}
          readOnly={proof?.email !== undefined}
          autoComplete="email"
          maxLength={EMAIL_MAX}
        />
      </Field>
      {(!proof || proof.mobile) && (
        <Field label="Mobile number" optional={!proof} error={errors.mobile?.message}>
          <TextField
            type="tel"
            {...form.register("mobile", { validate: checkMobile })}
            readOnly={proof?.mobile !== undefined}
            autoComplete="tel"
            maxLength={PHONE_MAX}
          />
        </Field>
      )}
      {!proof && <NewPasswordField form={form} name="password" label="Password" />}
      <ConsentFields register={form.register} errors={errors} byMail={needsEmail || Boolean(hasEmail)} />
      <SubmitButton busy={isSubmitting}>Create account</SubmitButton>
    </form>
  );
}
