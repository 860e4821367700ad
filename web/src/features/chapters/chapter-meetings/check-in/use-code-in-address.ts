import { useEffect, useEffectEvent, useRef } from "react";
import { useAddressParam } from "../../../../lib/address/use-address-params.ts";

/**
 * Checks in with the code of the link that the QR code leads to, once, and takes it out of the address: a reload
 * or a bookmark must not send an old code.
 */
export function useCodeInAddress(isReady: boolean, checkIn: (code: string) => void) {
  const [code, setCode] = useAddressParam("code");
  const used = useRef<string>(null);
  const use = useEffectEvent((found: string) => {
    if (used.current === found) return;
    used.current = found;
    setCode(null);
    checkIn(found);
  });
  useEffect(() => {
    if (isReady && code) use(code);
  }, [isReady, code]);
}
