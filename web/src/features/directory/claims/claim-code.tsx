import { OTP_DIGITS, OTP_RESEND_SECONDS } from "@cardplaza/contract/accounts/account-words";
import type { Claim } from "@cardplaza/contract/directory/claims/claims";
import { type FormEvent, type ReactNode, useState } from "react";
import { ApiError } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { CodeField } from "../../accounts/code-field.tsx";
import { ResendButton } from "../../accounts/contact-change/resend-button.tsx";
import { useResendCode, useVerifyClaim } from "./use-claims.ts";

const INCOMPLETE = `Enter the ${OTP_DIGITS} digits of the code.`;
const resendFrom = (time: number) => time + OTP_RESEND_SECONDS * 1000;

/** Takes the code and sends it off as soon as it is complete. */
export function ClaimCode({ claim, back }: { claim: Claim; back: ReactNode }) {
  const [code, setCode] = useState("");
  const [incomplete, setIncomplete] = useState(false);
  const [resendAt, setResendAt] = useState(() => resendFrom(Date.parse(claim.createdAt)));
  const verify = useVerifyClaim(claim);
  const resend = useResendCode(claim);
  const fields = verify.error instanceof ApiError ? verify.error.fields : undefined;

  const send = (typed: string) => {
    if (verify.isPending) return;
    setIncomplete(typed.length < OTP_DIGITS);
    if (typed.length < OTP_DIGITS) return;
    // A refused code is cleared. A code that never reached the server can be sent again.
    verify.mutate(typed, { onError: (failure) => failure instanceof ApiError && setCode("") });
  };
  const type = (typed: string) => {
    if (verify.isPending) return;
    setCode(typed);
    if (typed.length === OTP_DIGITS && typed !== code) send(typed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send(code);
  };
  const again = () =>
    resend.mutate(undefined, {
      onSuccess: () => {
        verify.reset();
        setCode("");
        setResendAt(resendFrom(Date.now()));
      },
    });
  return (
    <form className="grid grid-cols-1 gap-4" onSubmit={submit} noValidate>
      <p className="text-sm">
        We sent {OTP_DIGITS} digits to <span className="font-medium break-words">{claim.sentTo}</span>. They
        work for 5 minutes.
      </p>
      <CodeField
        label="6-digit code"
        value={code}
        onChange={type}
        error={incomplete ? INCOMPLETE : fields?.code}
      />
      {verify.isError && !fields && (
        <Notice tone="danger" live>
          {problemText(verify.error)}
        </Notice>
      )}
      {resend.isError && (
        <Notice tone="danger" live>
          {problemText(resend.error)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ResendButton resendAt={resendAt} busy={resend.isPending} onResend={again} />
        <div className="flex flex-wrap gap-3">
          {back}
          <Button type="submit" busy={verify.isPending}>
            Confirm
          </Button>
        </div>
      </div>
    </form>
  );
}
