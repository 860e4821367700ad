import { OTP_DIGITS } from "@cardplaza/contract/accounts/account-words";
import { type FormEvent, useState } from "react";
import { api, ApiError } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeField } from "../code-field.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { ResendCode } from "./resend-code.tsx";
import { SubmitButton } from "../submit-button.tsx";
import { type Entered, useEnter } from "./use-enter.ts";
import type { SentCode } from "./use-request-code.ts";

interface CodeEntryFormProps {
  sent: SentCode;
  onSentAgain: (sent: SentCode) => void;
  onEntered: (entered: Entered) => void;
  onBack: () => void;
}

const INCOMPLETE = `Enter the ${OTP_DIGITS} digits of the code.`;

/** Takes the code and sends it off as soon as it is complete. */
export function CodeEntryForm({ sent, onSentAgain, onEntered, onBack }: CodeEntryFormProps) {
  const [code, setCode] = useState("");
  const [incomplete, setIncomplete] = useState(false);
  const verify = useEnter("login", (typed: string) =>
    api["POST /api/auth/otp/verify"]({ body: { requestId: sent.requestId, code: typed } }),
  );
  const { error, isPending } = verify;

  const send = (typed: string) => {
    if (isPending) return;
    setIncomplete(typed.length < OTP_DIGITS);
    if (typed.length < OTP_DIGITS) return;
    verify.mutate(typed, {
      onSuccess: onEntered,
      // A refused code is cleared. A code that never reached the server can be sent again.
      onError: (failure) => failure instanceof ApiError && setCode(""),
    });
  };
  const type = (typed: string) => {
    if (isPending) return;
    setCode(typed);
    if (typed.length === OTP_DIGITS && typed !== code) send(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(code);
  };

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-5">
      <CodeField
        label="6-digit code"
        value={code}
        onChange={type}
        error={incomplete ? INCOMPLETE : error ? problemText(error) : undefined}
      />
      <SubmitButton busy={isPending}>Continue</SubmitButton>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <ResendCode
          sent={sent}
          onSent={(again) => {
            verify.reset();
            setIncomplete(false);
            setCode("");
            onSentAgain(again);
          }}
        />
        <Button variant="link" onClick={onBack}>
          Use another address
        </Button>
      </div>
    </form>
  );
}
