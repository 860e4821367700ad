import type { QuietHours } from "@cardplaza/contract/notifications/notifications";
import { MINUTE_MS } from "@cardplaza/contract/time";

const DAY_MINUTES = 24 * 60;

/** When the quiet hours end in which this time falls; null outside of them. */
export function quietUntil(quiet: QuietHours | null, now: Date): Date | null {
  if (!quiet) return null;
  const [from, to, time] = [minutesOf(quiet.from), minutesOf(quiet.to), minutesIn(quiet.zone, now)];
  const isQuiet = from < to ? time >= from && time < to : time >= from || time < to;
  if (!isQuiet) return null;
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  const end = new Date(minute + ((to - time + DAY_MINUTES) % DAY_MINUTES) * MINUTE_MS);
  // Clocks may have been changed in between.
  const late = minutesIn(quiet.zone, end) - to;
  const moved = new Date(end.getTime() - late * MINUTE_MS);
  return Math.abs(late) <= 2 * 60 && moved > now ? moved : end;
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

// The Swedish form is "22:30".
const minutesIn = (zone: string, at: Date) =>
  minutesOf(new Intl.DateTimeFormat("sv-SE", { timeZone: zone, timeStyle: "short" }).format(at));
