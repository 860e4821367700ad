import { vi } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@cardplaza/contract/time";

const UNIT_MS = { days: DAY_MS, hours: HOUR_MS, minutes: MINUTE_MS, seconds: 1000 };

/**
 * The product's clock in a test. It moves the process's own `Date`, because ids and rate limits are made from it
 * too; timers keep running, and PostgreSQL's `now()` stays where it is.
 */
export const testClock = {
  now: () => new Date(),
  set(time: Date | string) {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
  },
  /** Sets it forward: `advance({ days: 8 })`. It then stands still until it is moved or reset. */
  advance(by: Partial<Record<keyof typeof UNIT_MS, number>>) {
    const units = Object.entries(by) as [keyof typeof UNIT_MS, number][];
    const ms = units.reduce((sum, [unit, count]) => sum + count * UNIT_MS[unit], 0);
    this.set(new Date(Date.now() + ms));
  },
  /** Back to the real time; each test of a file with `sharedTestApp` ends with it. */
  reset: () => void vi.useRealTimers(),
};
