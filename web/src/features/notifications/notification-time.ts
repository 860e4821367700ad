import { dayInWords } from "@cardplaza/contract/date-words";
import { HOUR_MS, MINUTE_MS } from "@cardplaza/contract/time";
import { NOTIFICATIONS_WORDS } from "./notifications-words.ts";

/** "5 min ago" within a day, the date after that. */
export function relativeTime(then: Date, now: Date): string {
  const passed = now.getTime() - then.getTime();
  if (passed < MINUTE_MS) return NOTIFICATIONS_WORDS.justNow;
  if (passed < HOUR_MS) return NOTIFICATIONS_WORDS.minutesAgo(Math.floor(passed / MINUTE_MS));
  if (passed < 24 * HOUR_MS) return NOTIFICATIONS_WORDS.hoursAgo(Math.floor(passed / HOUR_MS));
  return dayInWords(then, "reader");
}

const DAYS = ["Today", "Yesterday", "Earlier"] as const;
export type DayGroup<T> = { day: (typeof DAYS)[number]; items: T[] };

/** By the viewer's own days; groups that would be empty are left out. */
export function groupByDay<T extends { createdAt: string }>(items: T[], now: Date): DayGroup<T>[] {
  const today = startOfDay(now, 0);
  const yesterday = startOfDay(now, -1);
  const dayOf = ({ createdAt }: T) => {
    const then = new Date(createdAt);
    if (then >= today) return "Today";
    return then >= yesterday ? "Yesterday" : "Earlier";
  };
  return DAYS.map((day) => ({ day, items: items.filter((item) => dayOf(item) === day) })).filter(
    (group) => group.items.length > 0,
  );
}

const startOfDay = (now: Date, days: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
