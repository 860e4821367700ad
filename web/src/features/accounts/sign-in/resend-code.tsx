import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { problemText } from "../../../lib/problem-text.ts";
import { useCountdown } from "../use-countdown.ts";
import { type SentCode, useRequestCode } from "./use-request-code.ts";

/** "Resend in 27 s", then a button. */
export function ResendCode({ sent, onSent }: { sent: SentCode; onSent: (sent: SentCode) => void }) {
  const secondsLeft = useCountdown(sent.resendAt);
  const request = useRequestCode();
  const [again, setAgain] = useState(false);
  const resend = () => {
    request.mutate(sent, {
      onSuccess: (next) => {
        setAgain(true);
        onSent(next);
      },
    });
  };
  return (
    <div>
      {secondsLeft > 0 ? (
        <span className="text-muted tabular-nums">Resend code in {secondsLeft} s</span>
      ) : (
        <Button variant="link" busy={request.isPending} onClick={resend}>
          Resend code
        </Button>
      )}
      <p aria-live="polite" className="text-xs empty:hidden">
        {request.error && <span className="font-medium text-danger">{problemText(request.error)}</span>}
        {again && !request.error && secondsLeft > 0 && (
          <span className="text-positive">We sent a new code.</span>
        )}
      </p>
    </div>
  );
}
