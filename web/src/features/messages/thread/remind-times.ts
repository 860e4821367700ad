import { HOUR_MS } from "@cardplaza/contract/time";

const at9 = (now: Date, inDays: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + inDays, 9);

/** The times that are offered for a reminder, by the member's own clock. */
export const remindTimes = (now: Date) => ({
  soon: new Date(now.getTime() + 3 * HOUR_MS),
  tomorrow: at9(now, 1),
  // On a Monday it is the one in a week.
  monday: at9(now, (8 - now.getDay()) % 7 || 7),
});
