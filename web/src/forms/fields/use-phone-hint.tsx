import { phoneHint } from "@cardplaza/contract/phone-hint";
import { type ReactNode, useEffect, useState } from "react";

/** Long enough that no hint appears between two digits. */
const TYPING_PAUSE_MS = 600;

/** For the hint of a phone field: what may be wrong with the number, once the typing pauses. It never blocks. */
export function usePhoneHint(typed: string): ReactNode {
  const [paused, setPaused] = useState<string>();
  useEffect(() => {
    const pause = setTimeout(() => setPaused(typed), TYPING_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [typed]);
  const hint = paused === typed && phoneHint(typed);
  if (!hint) return undefined;
  return (
    <span role="status" className="font-medium text-warning">
      {hint}
    </span>
  );
}
