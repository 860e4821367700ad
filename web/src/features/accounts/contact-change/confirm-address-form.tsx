import { OTP_DIGITS } from "@cardplaza/contract/accounts/account-words";
import { type FormEvent, useState } from "react";
import { ApiError } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ResendButton } from "./resend-button.tsx";
import { type SentCodes, useConfirmContactChange, useStartContactChange } from "./use-contact-change.ts";
import { CodeField } from "../code-field.tsx";

interface ConfirmAddressFormProps {
  sent: SentCodes;
  onSentAgain: (sent: SentCodes) => void;
  onLater: () => void;
  onDone: () => void;
}

const INCOMPLETE = `Enter the ${OTP_DIGITS} digits of the code.`;

/** Takes the code that went to the member's own address, and sends it off as soon as it is complete. */
export function ConfirmAddressForm({ sent, onSentAgain, onLater, onDone }: ConfirmAddressFormProps) {
  const [code, setCode] = useState("");
  const [oldCode, setOldCode] = useState("");
  const [incomplete, setIncomplete] = useState(false);
  const confirm = useConfirmContactChange("email");
  const again = useStartContactChange("email");
  const send = (newCode: string) => {
    const isShort = newCode.length < OTP_DIGITS || (sent.oldCodeSent && oldCode.length < OTP_DIGITS);
    setIncomplete(isShort);
    if (confirm.isPending || isShort) return;
    confirm.mutate(
      { newCode, ...(sent.oldCodeSent ? { oldCode } : {}) },
      {
        onSuccess: onDone,
        // A refused code is cleared. A code that never reached the server can be sent again.
        onError: (failure) => failure instanceof ApiError && setCode(""),
      },
    );
  };
  const type = (typed: string) => {
    if (confirm.isPending) return;
    setCode(typed);
    if (typed.length === OTP_DIGITS && typed !== code) send(typed);
  };
  const resend = () =>
    again.mutate(sent.to, {
      onSuccess(next) {
        confirm.reset();
        setIncomplete(false);
        setCode("");
        setOldCode("");
        onSentAgain(next);
      },
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(code);
  };
  const problem = again.error ?? confirm.error;
  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-1 gap-4">
      {sent.oldCodeSent && (
        <CodeField label="Code sent to your mobile" value={oldCode} onChange={setOldCode} />
      )}
      <CodeField
        label={sent.oldCodeSent ? `Code sent to ${sent.to}` : "6-digit code"}
        waits={sent.oldCodeSent}
        value={code}
        onChange={type}
        error={incomplete ? INCOMPLETE : problem ? problemText(problem) : undefined}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={confirm.isPending}>
          Confirm
        </Button>
        <Button variant="ghost" onClick={onLater}>
          Later
        </Button>
        <div className="ml-auto">
          <ResendButton resendAt={sent.resendAt} busy={again.isPending} onResend={resend} />
        </div>
      </div>
    </form>
  );
}
