import { useEffect, useState } from "react";
import { MINUTE_MS } from "@cardplaza/contract/time";

/** The time, once a minute, so that "5 min ago" stays right. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
