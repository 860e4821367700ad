import { useEffect, useState } from "react";

/** The time, updated every so many milliseconds. A tab that slept is right at its first tick. */
export function useTicks(ms: number): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), ms);
    return () => clearInterval(timer);
  }, [ms]);
  return now;
}
