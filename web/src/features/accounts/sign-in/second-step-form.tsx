import { ACCOUNT_TEXT, TYPED_RECOVERY_CODE_MAX } from "@cardplaza/contract/accounts/account-words";
import { useState } from "react";
import { api, ApiError } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { CodeField } from "../code-field.tsx";
import { useCodeForm } from "../use-code-form.ts";
import { SubmitButton } from "../submit-button.tsx";
import { type Entered, useEnter } from "./use-enter.ts";

interface SecondStepFormProps {
  challenge: string;
  onEntered: (entered: Entered) => void;
  /** The sign-in is too old or was tried too often: it starts again, with this sentence. */
  onExpired: (reason: string) => void;
}

/** The code of an authenticator app, or a recovery code in case the phone is lost. */
export function SecondStepForm({ challenge, onEntered, onExpired }: SecondStepFormProps) {
  const [recovering, setRecovering] = useState(false);
  const enter = useEnter("login", (code: string) =>
    api["POST /api/auth/second-step"]({ body: { challenge, code } }),
  );
  const form = useCodeForm({
    send: (code) =>
      enter.mutateAsync(code).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 410) onExpired(error.reason);
        throw error;
      }),
    onSent: onEntered,
    incomplete: ACCOUNT_TEXT.secondStep,
  });
  const switchKind = () => {
    setRecovering(!recovering);
    form.reset();
  };
  return (
    <form {...form.props} className="grid grid-cols-1 gap-5">
      {recovering ? (
        <Field label="Recovery code" required error={form.problems.code}>
          <TextField
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={TYPED_RECOVERY_CODE_MAX}
            {...form.text("code")}
          />
        </Field>
      ) : (
        <CodeField {...form.field} />
      )}
      <SubmitButton busy={form.isSending}>Continue</SubmitButton>
      <Button variant="link" className="justify-self-center" onClick={switchKind}>
        {recovering ? "Use the authenticator app" : "Use a recovery code"}
      </Button>
    </form>
  );
}
