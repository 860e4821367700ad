import { DAY_MS, HOUR_MS } from "@cardplaza/contract/time";

/** The date some days later, or earlier. */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** All dates from one to another, both included. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** The date in a time zone. */
export const dayIn = (zone: string, at: Date | number) => localTime(clockOf(zone), at).slice(0, 10);

/** When these days begin in a time zone, in order, and finally when the last one ends. */
export function dayStarts(from: string, days: number, zone: string): Date[] {
  const clock = clockOf(zone);
  return Array.from({ length: days + 1 }, (_, i) => startOf(dayAfter(from, i), clock));
}

type Clock = Intl.DateTimeFormat;

// This locale writes "2026-11-05 14:30:00", which sorts and parses.
const clockOf = (timeZone: string): Clock =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
const localTime = (clock: Clock, at: Date | number) => clock.format(at);
const offsetAt = (clock: Clock, at: number) => Date.parse(`${localTime(clock, at).replace(" ", "T")}Z`) - at;

/**
 * Midnight, which a clock change can double or remove. The offsets before and after give two candidates,
 * and the first one that is on the day is its start.
 */
function startOf(day: string, clock: Clock): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const [before, after] = [
    offsetAt(clock, midnight - 15 * HOUR_MS),
    offsetAt(clock, midnight + 13 * HOUR_MS),
  ];
  const earlier = midnight - Math.max(before, after);
  const isOnDay = localTime(clock, earlier).startsWith(day);
  return new Date(isOnDay ? earlier : midnight - Math.min(before, after));
}
