import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { ApiError } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { PasswordField } from "../../ui/fields/password-field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { sessionHasEnded } from "./admin-session.ts";
import { failureText } from "./failure-text.ts";
import { type Credentials, useAdminSignIn } from "./use-admin-sign-in.ts";

interface PasswordFormProps {
  /** Why the administrator is back at this step. */
  refusal: string | null;
  onCodeNeeded: (credentials: Credentials) => void;
}

export function PasswordForm({ refusal, onCodeNeeded }: PasswordFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm<Credentials>({
    defaultValues: { email: "", password: "" },
  });
  const { errors } = formState;
  const signIn = useAdminSignIn();
  useEffect(() => setFocus("email"), [setFocus]);

  const submit = handleSubmit((credentials) =>
    signIn.mutateAsync(credentials).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === "SECOND_STEP") return onCodeNeeded(credentials);
      const { email, password } = (error instanceof ApiError && error.fields) || {};
      if (password) setError("password", { message: password }, { shouldFocus: true });
      if (email) setError("email", { message: email }, { shouldFocus: true });
      if (email || password) return;
      setError("root", { message: failureText(error) });
      setFocus("password", { shouldSelect: true });
    }),
  );

  const failure = errors.root?.message ?? (formState.isSubmitted ? undefined : (refusal ?? undefined));
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div>
        <h1 className="text-xl">Sign in</h1>
        <p className="mt-1 text-sm text-muted">For the people who run this site.</p>
      </div>
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      {!failure && sessionHasEnded() && <Notice>Your session has ended. Please sign in again.</Notice>}
      <Field label="E-mail" required error={errors.email?.message}>
        <TextField
          type="email"
          autoComplete="username"
          {...register("email", { required: "Enter your e-mail address." })}
        />
      </Field>
      <Field label="Password" required error={errors.password?.message}>
        <PasswordField {...register("password", { required: "Enter your password." })} />
      </Field>
      <Button type="submit" size="lg" busy={signIn.isPending}>
        Sign in
      </Button>
    </form>
  );
}
