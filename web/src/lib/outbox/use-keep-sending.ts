import { useEffect, useEffectEvent, useRef } from "react";

const TRY_AGAIN_MS = 15_000;

/**
 * Sends what waits by itself as soon as it can: at once, when the network is back, and every quarter of a minute.
 * `newest` names the one that was entered last, if any waits.
 */
export function useKeepSending(newest: string | undefined, sendAll: () => Promise<unknown>) {
  const busy = useRef(false);
  const send = useEffectEvent(async () => {
    if (busy.current || !navigator.onLine) return;
    busy.current = true;
    // Why it failed is shown where the entries are.
    await sendAll().catch(() => {});
    busy.current = false;
  });
  useEffect(() => {
    if (newest === undefined) return;
    const atOnce = () => void send();
    const now = setTimeout(atOnce);
    const again = setInterval(atOnce, TRY_AGAIN_MS);
    addEventListener("online", atOnce);
    return () => {
      clearTimeout(now);
      clearInterval(again);
      removeEventListener("online", atOnce);
    };
  }, [newest]);
}
