import { HOUR_MS, MINUTE_MS } from "@cardplaza/contract/time";

/** "5 min ago"; undefined after a day. */
export function passedWithinADay(then: string, now: Date): string | undefined {
  const passed = now.getTime() - new Date(then).getTime();
  if (passed < MINUTE_MS) return "Just now";
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)} min ago`;
  return passed < 24 * HOUR_MS ? `${Math.floor(passed / HOUR_MS)} h ago` : undefined;
}
