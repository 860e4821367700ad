import { HOUR_MS, MINUTE_MS } from "@cardplaza/contract/time";
import { dayMonthYear } from "../../../lib/day-words.ts";

/** "5 min ago" within a day, "12/05/2026" after that. */
export function timePassed(then: string, now: Date): string {
  const passed = now.getTime() - new Date(then).getTime();
  if (passed < MINUTE_MS) return "Just now";
  if (passed < HOUR_MS) return `${Math.floor(passed / MINUTE_MS)} min ago`;
  if (passed < 24 * HOUR_MS) return `${Math.floor(passed / HOUR_MS)} h ago`;
  return dayMonthYear(then);
}

/** "Ends in 3 days". */
export function timeLeft(end: string, now: Date): string {
  const left = new Date(end).getTime() - now.getTime();
  if (left <= 0) return "Ended";
  if (left < HOUR_MS) return `Ends in ${Math.max(1, Math.round(left / MINUTE_MS))} min`;
  if (left < 24 * HOUR_MS) return `Ends in ${Math.round(left / HOUR_MS)} h`;
  const days = Math.round(left / (24 * HOUR_MS));
  return `Ends in ${days} ${days === 1 ? "day" : "days"}`;
}
