import { useCallback, useEffect, useRef, useState } from "react";
import { problemText } from "../problem-text.ts";
import { useOnline } from "../use-online.ts";

const TRY_AGAIN_MS = 15_000;

/** Sends what waits in this browser by itself as soon as it can: at once, when the network is back, and every quarter of a minute. */
export function useSendLater(waiting: boolean, sendAll: () => Promise<void>) {
  const [problem, setProblem] = useState<string>();
  const busy = useRef(false);

  const send = useCallback(async () => {
    if (busy.current || !navigator.onLine) return;
    busy.current = true;
    try {
      await sendAll();
      setProblem(undefined);
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      busy.current = false;
    }
  }, [sendAll]);

  useEffect(() => {
    if (!waiting) return;
    const now = setTimeout(() => void send());
    const again = setInterval(() => void send(), TRY_AGAIN_MS);
    const atOnce = () => void send();
    addEventListener("online", atOnce);
    return () => {
      clearTimeout(now);
      clearInterval(again);
      removeEventListener("online", atOnce);
    };
  }, [waiting, send]);

  const online = useOnline();
  return { problem: waiting && online ? problem : undefined, offline: !online, send };
}
