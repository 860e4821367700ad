import { Button } from "../../../ui/button.tsx";
import { useCountdown } from "../use-countdown.ts";

interface ResendButtonProps {
  /** When a code can be sent again, in milliseconds like `Date.now`. */
  resendAt: number;
  busy: boolean;
  onResend: () => void;
}

/** "Send again in 27 s", then a button. */
export function ResendButton({ resendAt, busy, onResend }: ResendButtonProps) {
  const secondsLeft = useCountdown(resendAt);
  if (secondsLeft > 0) {
    return <p className="min-h-6 text-sm text-muted tabular-nums">Send again in {secondsLeft} s</p>;
  }
  return (
    <Button variant="link" busy={busy} onClick={onResend} className="justify-self-start">
      Send again
    </Button>
  );
}
