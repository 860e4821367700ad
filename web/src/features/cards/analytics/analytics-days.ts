import { DAY_MS } from "@cardplaza/contract/time";

/** The browser's time zone: days are the reader's days. */
export const ownTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The last so many days, today included, where the reader is. */
export function lastDays(
  days: number,
  tz: string,
  now = new Date(),
): { from: string; to: string; tz: string } {
  const to = new Intl.DateTimeFormat("sv-SE", { timeZone: tz }).format(now);
  const from = new Date(Date.parse(to) - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  return { from, to, tz };
}
