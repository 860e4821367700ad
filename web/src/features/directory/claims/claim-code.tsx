import { OTP_DIGITS, OTP_RESEND_SECONDS } from "@cardplaza/contract/accounts/account-words";
import type { Claim } from "@cardplaza/contract/directory/claims/claims";
import { type ReactNode, useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { CodeField } from "../../accounts/code-field.tsx";
import { ResendButton } from "../../accounts/contact-change/resend-button.tsx";
import { useCodeForm } from "../../accounts/use-code-form.ts";
import { useResendCode, useVerifyClaim } from "./use-claims.ts";

const resendFrom = (time: number) => time + OTP_RESEND_SECONDS * 1000;

/** Takes the code and sends it off as soon as it is complete. */
export function ClaimCode({ claim, back }: { claim: Claim; back: ReactNode }) {
  const [resendAt, setResendAt] = useState(() => resendFrom(Date.parse(claim.createdAt)));
  const form = useCodeForm({ send: useVerifyClaim(claim).mutateAsync });
  const resend = useResendCode(claim);
  const again = () =>
    resend.mutate(undefined, {
      onSuccess: () => {
        form.reset();
        setResendAt(resendFrom(Date.now()));
      },
    });
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <p className="text-sm">
        We sent {OTP_DIGITS} digits to <span className="font-medium break-words">{claim.sentTo}</span>. They
        work for 5 minutes.
      </p>
      <CodeField {...form.field} />
      {resend.isError && (
        <Notice tone="danger" live>
          {problemText(resend.error)}
        </Notice>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <ResendButton resendAt={resendAt} busy={resend.isPending} onResend={again} />
        <div className="flex flex-wrap gap-3">
          {back}
          <Button type="submit" busy={form.isSending}>
            Confirm
          </Button>
        </div>
      </div>
    </form>
  );
}
