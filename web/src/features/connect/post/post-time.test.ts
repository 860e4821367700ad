import { expect, test } from "vitest";
import { timeLeft, timePassed } from "./post-time.ts";

const NOW = new Date("2026-05-12T10:00:00.000Z");
const at = (ms: number) => new Date(NOW.getTime() + ms).toISOString();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

test("how long ago a post was written, and after a day its date in India", () => {
  expect(timePassed(at(-10_000), NOW)).toBe("Just now");
  expect(timePassed(at(-5 * MINUTE), NOW)).toBe("5 min ago");
  expect(timePassed(at(-23 * HOUR), NOW)).toBe("23 h ago");
  expect(timePassed("2026-05-10T20:00:00.000Z", NOW)).toBe("11 May 2026");
});

test("how long a poll goes on", () => {
  expect(timeLeft(at(-1), NOW)).toBe("Ended");
  expect(timeLeft(at(10_000), NOW)).toBe("Ends in 1 min");
  expect(timeLeft(at(5 * HOUR), NOW)).toBe("Ends in 5 h");
  expect(timeLeft(at(25 * HOUR), NOW)).toBe("Ends in 1 day");
  expect(timeLeft(at(72 * HOUR), NOW)).toBe("Ends in 3 days");
});
