import { useEffect } from "react";

/** Keeps the screen on while the component is there, where the browser can. It forgets when the tab was hidden. */
export function useWakeLock() {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let stopped = false;
    const hold = async () => {
      if (document.hidden || !("wakeLock" in navigator)) return;
      try {
        const held = await navigator.wakeLock.request("screen");
        if (stopped) await held.release();
        else lock = held;
      } catch {
        // A low battery refuses it; the screen then goes dark as it always does.
      }
    };
    const look = () => void hold();
    void hold();
    document.addEventListener("visibilitychange", look);
    return () => {
      stopped = true;
      document.removeEventListener("visibilitychange", look);
      void lock?.release();
    };
  }, []);
}
