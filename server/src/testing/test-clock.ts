import { vi } from "vitest";
import { DAY_MS, HOUR_MS, MINUTE_MS } from "@cardplaza/contract/time";

const UNIT_MS = { days: DAY_MS, hours: HOUR_MS, minutes: MINUTE_MS, seconds: 1000 };

/**
 * The product's clock in a test. It changes the process's `Date`, because ids and rate limits use it too. Timers
 * keep running, and PostgreSQL's `now()` does not change.
 */
export const testClock = {
  now: () => new Date(),
  set(time: Date | string) {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
  },
  /** Sets the clock forward: `advance({ days: 8 })`. It then stops until it is moved or reset. */
  advance(by: Partial<Record<keyof typeof UNIT_MS, number>>) {
    const units = Object.entries(by) as [keyof typeof UNIT_MS, number][];
    const ms = units.reduce((sum, [unit, count]) => sum + count * UNIT_MS[unit], 0);
    this.set(new Date(Date.now() + ms));
  },
  /** Back to the real time. Called after each test of a file with `sharedTestApp`. */
  reset: () => void vi.useRealTimers(),
};
