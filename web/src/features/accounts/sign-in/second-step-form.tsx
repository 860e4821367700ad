import {
  ACCOUNT_TEXT,
  OTP_DIGITS,
  TYPED_RECOVERY_CODE_MAX,
} from "@cardplaza/contract/accounts/account-words";
import { type FormEvent, useState } from "react";
import { api, ApiError } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { CodeField } from "../code-field.tsx";
import { problemText } from "../../../lib/problem-text.ts";
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
  const [code, setCode] = useState("");
  const [missing, setMissing] = useState(false);
  const enter = useEnter("login", (typed: string) =>
    api["POST /api/auth/second-step"]({ body: { challenge, code: typed } }),
  );
  const { error, isPending } = enter;
  const shown = missing ? ACCOUNT_TEXT.secondStep : error ? problemText(error) : undefined;

  const send = (typed: string) => {
    if (isPending) return;
    setMissing(typed.trim().length < OTP_DIGITS);
    if (typed.trim().length < OTP_DIGITS) return;
    enter.mutate(typed.trim(), {
      onSuccess: onEntered,
      onError: (failure) => {
        if (!(failure instanceof ApiError)) return;
        if (failure.status === 410) onExpired(failure.reason);
        else setCode("");
      },
    });
  };
  const typeDigits = (typed: string) => {
    if (isPending) return;
    setCode(typed);
    if (typed.length === OTP_DIGITS && typed !== code) send(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(code);
  };
  const switchKind = () => {
    setRecovering(!recovering);
    setCode("");
    setMissing(false);
    enter.reset();
  };

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      {recovering ? (
        <Field label="Recovery code" required error={shown}>
          <TextField
            value={code}
            onChange={(event) => setCode(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={TYPED_RECOVERY_CODE_MAX}
          />
        </Field>
      ) : (
        <CodeField label="6-digit code" value={code} onChange={typeDigits} error={shown} />
      )}
      <SubmitButton busy={isPending}>Continue</SubmitButton>
      <Button variant="link" className="justify-self-center" onClick={switchKind}>
        {recovering ? "Use the authenticator app" : "Use a recovery code"}
      </Button>
    </form>
  );
}
