import { DAY_MS, HOUR_MS, MINUTE_MS } from "@cardplaza/contract/time";
import { TO_ANSWER_WORDS } from "./to-answer-words.ts";

const { clocks } = TO_ANSWER_WORDS;

/** "1 day left" of 47 hours would say half of it. */
const HOURS_UNTIL_MS = 2 * DAY_MS;

interface Clock {
  text: string;
  isOverdue: boolean;
}

/** "3 h left", "Overdue by 2 days"; null where no clock runs. Full hours and days, so that nobody comes too late. */
export function clockOf(dueAt: string | null, now: Date): Clock | null {
  if (dueAt === null) return null;
  const left = new Date(dueAt).getTime() - now.getTime();
  const isOverdue = left <= 0;
  const words = isOverdue
    ? { minutes: clocks.overdueMinutes, hours: clocks.overdueHours, days: clocks.overdueDays }
    : { minutes: clocks.minutesLeft, hours: clocks.hoursLeft, days: clocks.daysLeft };
  return { text: inUnits(Math.abs(left), words, isOverdue ? DAY_MS : HOURS_UNTIL_MS), isOverdue };
}

/** "next in 2 h", "next is overdue" */
export function nextInWords(dueAt: string | null, now: Date): string | null {
  if (dueAt === null) return null;
  const left = new Date(dueAt).getTime() - now.getTime();
  return left <= 0 ? clocks.nextOverdue : inUnits(left, clocks.nextIn, HOURS_UNTIL_MS);
}

type Words = Record<"minutes" | "hours" | "days", (count: number) => string>;

function inUnits(ms: number, words: Words, daysFrom: number): string {
  if (ms < HOUR_MS) return words.minutes(Math.max(1, Math.floor(ms / MINUTE_MS)));
  return ms < daysFrom ? words.hours(Math.floor(ms / HOUR_MS)) : words.days(Math.floor(ms / DAY_MS));
}
