import { Suspense, useEffect, useRef, useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { type SentCodes, useStartContactChange } from "./use-contact-change.ts";
import { AuthFrame } from "../auth-frame.tsx";
import { LateConfirmAddressForm } from "./late-confirm-address-form.ts";

interface ConfirmAddressStepProps {
  email: string;
  onDone: () => void;
}

/** Right after signing up with an unconfirmed address: leads are mailed only to a confirmed one. */
export function ConfirmAddressStep({ email, onDone }: ConfirmAddressStepProps) {
  const { mutate, error, isPending } = useStartContactChange("email");
  const [sent, setSent] = useState<SentCodes | null>(null);
  const asked = useRef(false);
  const ask = () => mutate(email, { onSuccess: setSent });
  useEffect(() => {
    // Effects run twice in development; the second code would be refused.
    if (asked.current) return;
    asked.current = true;
    mutate(email, { onSuccess: setSent });
  }, [email, mutate]);
  return (
    <AuthFrame
      title="Confirm your e-mail"
      intro={
        <>
          {sent ? "We sent a code to" : "We are sending a code to"}{" "}
          <strong className="font-medium text-ink">{email}</strong>. Confirm it to get messages and enquiries
          by e-mail.
        </>
      }
    >
      {sent ? (
        <Suspense fallback={<Sending />}>
          <LateConfirmAddressForm sent={sent} onSentAgain={setSent} onLater={onDone} onDone={onDone} />
        </Suspense>
      ) : error ? (
        <div className="grid grid-cols-1 gap-4">
          <Notice tone="warning" live>
            {problemText(error)}
          </Notice>
          <div className="flex flex-wrap gap-3">
            <Button busy={isPending} onClick={ask}>
              Send the code
            </Button>
            <Button variant="ghost" onClick={onDone}>
              Later
            </Button>
          </div>
        </div>
      ) : (
        <Sending />
      )}
    </AuthFrame>
  );
}

const Sending = () => (
  <LoadingArea label="Sending the code">
    <SkeletonText lines={3} />
  </LoadingArea>
);
