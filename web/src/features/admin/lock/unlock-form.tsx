import type { Admin } from "@cardplaza/contract/admin/admin-sign-in";
import { Lock } from "lucide-react";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { ApiError } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { PasswordField } from "../../../ui/fields/password-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { LOCK_WORDS } from "../admin-words.ts";
import { failureText } from "../failure-text.ts";
import { type Credentials, useAdminSignIn } from "../use-admin-sign-in.ts";

interface UnlockFormProps {
  admin: Admin;
  /** Why the administrator is back at this step. */
  refusal: string | null;
  onCodeNeeded: (credentials: Credentials) => void;
  onLeave: () => void;
}

export function UnlockForm({ admin, refusal, onCodeNeeded, onLeave }: UnlockFormProps) {
  const { register, handleSubmit, setError, setFocus, formState } = useForm({
    defaultValues: { password: "" },
  });
  const { errors } = formState;
  const signIn = useAdminSignIn();
  useEffect(() => setFocus("password"), [setFocus]);

  const submit = handleSubmit(({ password }) => {
    const credentials = { email: admin.email, password };
    return signIn.mutateAsync(credentials).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === "SECOND_STEP") return onCodeNeeded(credentials);
      setError("root", { message: failureText(error) });
      setFocus("password", { shouldSelect: true });
    });
  });

  const failure = errors.root?.message ?? (formState.isSubmitted ? undefined : refusal);
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <div>
        <span className="grid size-11 place-items-center rounded-full bg-brand-soft text-brand-strong">
          <Lock aria-hidden="true" className="size-5" />
        </span>
        <h1 className="mt-4 text-xl">{LOCK_WORDS.title}</h1>
        <p className="mt-1 text-sm text-muted">{LOCK_WORDS.why}</p>
        <p className="mt-3 text-sm font-medium break-words">{LOCK_WORDS.as(admin.name, admin.email)}</p>
      </div>
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
      <input type="email" autoComplete="username" value={admin.email} readOnly hidden />
      <Field label={LOCK_WORDS.password} required error={errors.password?.message}>
        <PasswordField {...register("password", { required: LOCK_WORDS.passwordMissing })} />
      </Field>
      <Button type="submit" size="lg" busy={signIn.isPending}>
        {LOCK_WORDS.unlock}
      </Button>
      <div className="grid gap-1 text-center">
        <Button variant="ghost" onClick={onLeave}>
          {LOCK_WORDS.other}
        </Button>
        <p className="text-xs text-muted">{LOCK_WORDS.otherHint}</p>
      </div>
    </form>
  );
}
