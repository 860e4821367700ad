import { useEffect, useEffectEvent, useRef } from "react";
import { useSearchParams } from "react-router";
import { readMeeting } from "../meeting-address.ts";

/**
 * Checks in with the code of the link that the QR code leads to, once, and takes it out of the address: a reload
 * or a bookmark must not send an old code.
 */
export function useCodeInAddress(isReady: boolean, checkIn: (code: string) => void) {
  const [search, setSearch] = useSearchParams();
  const { code } = readMeeting(search);
  const used = useRef<string>(null);
  const use = useEffectEvent((found: string) => {
    if (used.current === found) return;
    used.current = found;
    setSearch(
      (now) => {
        now.delete("code");
        return now;
      },
      { replace: true, preventScrollReset: true },
    );
    checkIn(found);
  });
  useEffect(() => {
    if (isReady && code) use(code);
  }, [isReady, code]);
}
