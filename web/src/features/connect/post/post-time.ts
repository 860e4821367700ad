import { dayInWords } from "@cardplaza/contract/date-words";
import { HOUR_MS, MINUTE_MS } from "@cardplaza/contract/time";
import { passedWithinADay } from "../../../lib/resting/within-a-day.ts";

/** "5 min ago" within a day, "12 May 2026" after that. */
export const timePassed = (then: string, now: Date) => passedWithinADay(then, now) ?? dayInWords(then);

/** "Ends in 3 days". */
export function timeLeft(end: string, now: Date): string {
  const left = new Date(end).getTime() - now.getTime();
  if (left <= 0) return "Ended";
  if (left < HOUR_MS) return `Ends in ${Math.max(1, Math.round(left / MINUTE_MS))} min`;
  if (left < 24 * HOUR_MS) return `Ends in ${Math.round(left / HOUR_MS)} h`;
  const days = Math.round(left / (24 * HOUR_MS));
  return `Ends in ${days} ${days === 1 ? "day" : "days"}`;
}
