import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { ApiError } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { CODE_RULES, CodeField } from "./code-field.tsx";
import { failureText } from "./failure-text.ts";
import { type Credentials, useAdminSignIn } from "./use-admin-sign-in.ts";

interface CodeFormProps {
  credentials: Credentials;
  /** Back to the password, with the reason where it was refused after all. */
  onStartOver: (reason: string | null) => void;
}

export function CodeForm({ credentials, onStartOver }: CodeFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({ defaultValues: { otp: "" } });
  const { errors } = formState;
  const signIn = useAdminSignIn();
  useEffect(() => setFocus("otp"), [setFocus]);

  const submit = handleSubmit(({ otp }) =>
    signIn.mutateAsync({ ...credentials, otp }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === "UNAUTHENTICATED") return onStartOver(error.reason);
      const wrongCode = error instanceof ApiError && error.code === "SECOND_STEP";
      setError(wrongCode ? "otp" : "root", { message: failureText(error) });
      setFocus("otp", { shouldSelect: true });
    }),
  );

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div>
        <h1 className="text-xl">Enter your code</h1>
        <p className="mt-1 text-sm break-words text-muted">Signing in as {credentials.email}</p>
      </div>
      {errors.root && (
        <Notice tone="danger" live>
          {errors.root.message}
        </Notice>
      )}
      <Field
        label="Code"
        required
        error={errors.otp?.message}
        hint="Enter the 6-digit code from your authenticator app."
      >
        <CodeField {...register("otp", CODE_RULES)} />
      </Field>
      <Button type="submit" size="lg" busy={signIn.isPending}>
        Continue
      </Button>
      <Button variant="ghost" onClick={() => onStartOver(null)}>
        Use another account
      </Button>
    </form>
  );
}
