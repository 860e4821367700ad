import { api } from "../../../lib/api.ts";
import { Button } from "../../../ui/button.tsx";
import { CodeField } from "../code-field.tsx";
import { useCodeForm } from "../use-code-form.ts";
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

/** Takes the code and sends it off as soon as it is complete. */
export function CodeEntryForm({ sent, onSentAgain, onEntered, onBack }: CodeEntryFormProps) {
  const verify = useEnter("login", (code: string) =>
    api["POST /api/auth/otp/verify"]({ body: { requestId: sent.requestId, code } }),
  );
  const form = useCodeForm({ send: verify.mutateAsync, onSent: onEntered });
  return (
    <form {...form.props} className="grid grid-cols-1 gap-5">
      <CodeField {...form.field} />
      <SubmitButton busy={form.isSending}>Continue</SubmitButton>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 text-sm">
        <ResendCode
          sent={sent}
          onSent={(again) => {
            form.reset();
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
