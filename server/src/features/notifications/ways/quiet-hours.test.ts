import { expect, test } from "vitest";
import { quietUntil } from "./quiet-hours.ts";

const until = (from: string, to: string, zone: string, now: string) =>
  quietUntil({ from, to, zone }, new Date(now))?.toISOString() ?? null;

test.each([
  ["22:00", "07:00", "Asia/Kolkata", "2026-11-18T16:29:59Z", null],
  ["22:00", "07:00", "Asia/Kolkata", "2026-11-18T16:30:00Z", "2026-11-19T01:30:00.000Z"],
  ["22:00", "07:00", "Asia/Kolkata", "2026-11-19T01:29:59Z", "2026-11-19T01:30:00.000Z"],
  ["22:00", "07:00", "Asia/Kolkata", "2026-11-19T01:30:00Z", null],
  ["13:00", "14:30", "Asia/Kolkata", "2026-11-18T07:30:00Z", "2026-11-18T09:00:00.000Z"],
  ["13:00", "14:30", "Asia/Kolkata", "2026-11-18T17:30:00Z", null],
  ["22:00", "07:00", "America/New_York", "2026-11-18T16:30:00Z", null],
  ["22:00", "07:00", "Pacific/Auckland", "2026-11-18T10:00:00Z", "2026-11-18T18:00:00.000Z"],
])("%s to %s in %s at %s: until %s", (from, to, zone, now, end) => {
  expect(until(from, to, zone, now)).toBe(end);
});

test("end at the time on the wall when clocks are changed in the night", () => {
  // In Berlin clocks go back on 25 October 2026, and forward on 29 March.
  expect(until("22:00", "07:00", "Europe/Berlin", "2026-10-24T21:00:00Z")).toBe("2026-10-25T06:00:00.000Z");
  expect(until("22:00", "07:00", "Europe/Berlin", "2026-03-28T22:00:00Z")).toBe("2026-03-29T05:00:00.000Z");
});

test("without quiet hours nothing waits", () => {
  expect(quietUntil(null, new Date())).toBeNull();
});
