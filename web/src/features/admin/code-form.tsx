import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useForm } from "react-hook-form";
import { ApiError } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { CODE_WORDS } from "./admin-words.ts";
import { CODE_RULES, CodeField, RECOVERY_CODE_RULES, RecoveryCodeField } from "./code-field.tsx";
import { failureText } from "./failure-text.ts";
import { type Credentials, useAdminSignIn } from "./use-admin-sign-in.ts";

interface CodeFormProps {
  credentials: Credentials;
  backLabel: string;
  /** Back to the password, with the reason where it was refused after all. */
  onStartOver: (reason: string | null) => void;
}

export function CodeForm({ credentials, backLabel, onStartOver }: CodeFormProps) {
  const [isRecovery, setRecovery] = useState(false);
  const { register, handleSubmit, reset, setError, setFocus, formState } = useForm({
    defaultValues: { otp: "" },
    shouldUnregister: true,
  });
  const { errors } = formState;
  const signIn = useAdminSignIn();
  useEffect(() => setFocus("otp"), [setFocus]);
  const takeOther = () => {
    reset();
    flushSync(() => setRecovery(!isRecovery));
    setFocus("otp");
  };

  const submit = handleSubmit(({ otp }) =>
    signIn.mutateAsync({ ...credentials, otp }).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === "UNAUTHENTICATED") return onStartOver(error.reason);
      const wrongCode = error instanceof ApiError && error.code === "SECOND_STEP";
      const text = wrongCode && isRecovery ? CODE_WORDS.recoveryWrong : failureText(error);
      setError(wrongCode ? "otp" : "root", { message: text });
      setFocus("otp", { shouldSelect: true });
    }),
  );

  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      <div>
        <h1 className="text-xl">{CODE_WORDS.title}</h1>
        <p className="mt-1 text-sm break-words text-muted">{CODE_WORDS.as(credentials.email)}</p>
      </div>
      {errors.root && (
        <Notice tone="danger" live>
          {errors.root.message}
        </Notice>
      )}
      {isRecovery ? (
        <Field
          key="recovery"
          label={CODE_WORDS.recoveryLabel}
          required
          error={errors.otp?.message}
          hint={CODE_WORDS.recoveryHint}
        >
          <RecoveryCodeField {...register("otp", RECOVERY_CODE_RULES)} />
        </Field>
      ) : (
        <Field key="app" label={CODE_WORDS.label} required error={errors.otp?.message} hint={CODE_WORDS.hint}>
          <CodeField {...register("otp", CODE_RULES)} />
        </Field>
      )}
      <Button type="submit" size="lg" busy={signIn.isPending}>
        {CODE_WORDS.go}
      </Button>
      <div className="grid gap-1">
        <Button variant="ghost" onClick={takeOther}>
          {isRecovery ? CODE_WORDS.takeApp : CODE_WORDS.takeRecovery}
        </Button>
        <Button variant="ghost" onClick={() => onStartOver(null)}>
          {backLabel}
        </Button>
      </div>
    </form>
  );
}
