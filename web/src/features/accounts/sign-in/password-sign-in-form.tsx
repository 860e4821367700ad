import { EMAIL_MAX } from "@cardplaza/contract/accounts/account-words";
import { useForm } from "react-hook-form";
import { Link, useLocation } from "react-router";
import { api, ApiError } from "../../../lib/api.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { checkEmail } from "../account-checks.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { showAtFields } from "../../../forms/saving/show-at-fields.ts";
import { SubmitButton } from "../submit-button.tsx";
import { type Entered, useEnter } from "./use-enter.ts";

interface Values {
  email: string;
  password: string;
}

interface PasswordSignInFormProps {
  email: string;
  onEmail: (email: string) => void;
  onEntered: (entered: Entered) => void;
}

export function PasswordSignInForm({ email, onEmail, onEntered }: PasswordSignInFormProps) {
  const logIn = useEnter("login", (body: Values) => api["POST /api/auth/login"]({ body }));
  const { search } = useLocation();
  const form = useForm<Values>({ defaultValues: { email, password: "" } });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    await logIn.mutateAsync(values).then(onEntered, (error: unknown) => {
      if (showAtFields(form, error, ["email", "password"])) return;
      // We do not say which of the two was wrong. The password is the one to type again.
      const wrong = error instanceof ApiError && error.status === 401;
      form.setError(wrong ? "password" : "root", { message: problemText(error) }, { shouldFocus: wrong });
    });
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid grid-cols-1 gap-5">
      {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
      <Field label="E-mail" required error={errors.email?.message}>
        <TextField
          type="email"
          {...form.register("email", { validate: checkEmail, onChange: (event) => onEmail(typedIn(event)) })}
          autoComplete="username"
          maxLength={EMAIL_MAX}
        />
      </Field>
      <Field label="Password" required error={errors.password?.message}>
        <PasswordField {...form.register("password", { required: "Enter your password." })} />
      </Field>
      <Link
        to="/forgot-password"
        state={{ email, search }}
        className="-mt-2 inline-flex min-h-6 items-center justify-self-end text-sm font-medium text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-current"
      >
        Forgot password?
      </Link>
      <SubmitButton busy={isSubmitting}>Sign in</SubmitButton>
    </form>
  );
}

const typedIn = (event: { target: { value: string } }) => event.target.value;
