import { OTP_DIGITS } from "@cardplaza/contract/accounts/account-words";
import { useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ResendButton } from "./resend-button.tsx";
import { type SentCodes, useConfirmContactChange, useStartContactChange } from "./use-contact-change.ts";
import { CodeField } from "../code-field.tsx";
import { useCodeForm } from "../use-code-form.ts";

interface ConfirmAddressFormProps {
  sent: SentCodes;
  onSentAgain: (sent: SentCodes) => void;
  onLater: () => void;
  onDone: () => void;
}

/** Takes the code that went to the member's own address, and sends it off as soon as it is complete. */
export function ConfirmAddressForm({ sent, onSentAgain, onLater, onDone }: ConfirmAddressFormProps) {
  const [oldCode, setOldCode] = useState("");
  const confirm = useConfirmContactChange("email");
  const again = useStartContactChange("email");
  const form = useCodeForm({
    send: (newCode) => confirm.mutateAsync({ newCode, ...(sent.oldCodeSent ? { oldCode } : {}) }),
    onSent: onDone,
    isReady: !sent.oldCodeSent || oldCode.length === OTP_DIGITS,
  });
  const resend = () =>
    again.mutate(sent.to, {
      onSuccess(next) {
        form.reset();
        setOldCode("");
        onSentAgain(next);
      },
    });
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      {sent.oldCodeSent && (
        <CodeField label="Code sent to your mobile" value={oldCode} onChange={setOldCode} />
      )}
      <CodeField
        {...form.field}
        label={sent.oldCodeSent ? `Code sent to ${sent.to}` : "6-digit code"}
        waits={sent.oldCodeSent}
        error={form.problems.code ?? (again.error ? problemText(again.error) : undefined)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={form.isSending}>
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
