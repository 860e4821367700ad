import { DAY_MS, HOUR_MS } from "@cardplaza/contract/time";

/** A day some days later, or earlier. */
export const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** From one day to another, both counted. */
export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** Which day it is in a zone. */
export const dayIn = (zone: string, at: Date | number) => localTime(clockOf(zone), at).slice(0, 10);

/** When these days begin in a zone, one after the other, and at the end when the last one is over. */
export function dayStarts(from: string, days: number, zone: string): Date[] {
  const clock = clockOf(zone);
  return Array.from({ length: days + 1 }, (_, i) => startOf(dayAfter(from, i), clock));
}

type Clock = Intl.DateTimeFormat;

// This language writes "2026-11-05 14:30:00", which sorts and parses.
const clockOf = (timeZone: string): Clock =>
  new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
const localTime = (clock: Clock, at: Date | number) => clock.format(at);
const offsetAt = (clock: Clock, at: number) => Date.parse(`${localTime(clock, at).replace(" ", "T")}Z`) - at;

/**
 * Midnight, of which a change of the clocks can make two or none. With the offsets before and after there
 * are two candidates, and the first one that lies on the day is its start.
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
