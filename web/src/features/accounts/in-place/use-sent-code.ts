import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Recognised } from "../recognise-address.ts";
import { type SentCode, useRequestCode } from "../sign-in/use-request-code.ts";
import { keepCode, keptCode } from "./kept-code.ts";

/** Sends a code to the address at once, unless one is on its way already. */
export function useSentCode(address: Recognised) {
  const { mutate, error, isPending } = useRequestCode();
  const [sent, setSent] = useState(() => keptCode(address.to));
  const show = (next: SentCode) => {
    keepCode(next);
    setSent(next);
  };
  const ask = () => mutate(address, { onSuccess: show });
  const asked = useRef(sent !== null);
  const askOnce = useEffectEvent(() => {
    // Effects run twice in development; the second code would be refused.
    if (asked.current) return;
    asked.current = true;
    ask();
  });
  useEffect(() => askOnce(), []);
  return { sent, show, ask, error, isPending };
}
