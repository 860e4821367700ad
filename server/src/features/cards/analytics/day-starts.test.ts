import { expect, test } from "vitest";
import { dayIn, dayStarts } from "./day-starts.ts";

const starts = (from: string, days: number, zone: string) =>
  dayStarts(from, days, zone).map((time) => time.toISOString());

test.each([
  ["Asia/Kolkata", "2026-11-04T18:30:00.000Z"],
  ["Asia/Calcutta", "2026-11-04T18:30:00.000Z"],
  ["UTC", "2026-11-05T00:00:00.000Z"],
  ["America/Los_Angeles", "2026-11-05T08:00:00.000Z"],
  ["Pacific/Kiritimati", "2026-11-04T10:00:00.000Z"],
  ["Pacific/Pago_Pago", "2026-11-05T11:00:00.000Z"],
  ["Etc/GMT+12", "2026-11-05T12:00:00.000Z"],
])("the fifth of November begins in %s at %s", (zone, start) =>
  expect(starts("2026-11-05", 0, zone)).toEqual([start]),
);

test("a day on which the clocks change is longer or shorter", () => {
  expect(starts("2026-03-08", 1, "America/New_York")).toEqual([
    "2026-03-08T05:00:00.000Z",
    "2026-03-09T04:00:00.000Z",
  ]);
  expect(starts("2026-11-01", 1, "America/New_York")).toEqual([
    "2026-11-01T04:00:00.000Z",
    "2026-11-02T05:00:00.000Z",
  ]);
});

test("a day without a midnight begins at one o'clock, one with two begins with the first", () => {
  // Cuba changes at midnight in spring, and goes back to it in autumn.
  expect(starts("2026-03-08", 0, "America/Havana")).toEqual(["2026-03-08T05:00:00.000Z"]);
  expect(starts("2026-11-01", 0, "America/Havana")).toEqual(["2026-11-01T04:00:00.000Z"]);
});

test("every start is on its day, and the moment before is not", () => {
  for (const zone of Intl.supportedValuesOf("timeZone")) {
    const days = dayStarts("2026-10-20", 20, zone);
    const seen = days.map((start) => [dayIn(zone, start), dayIn(zone, start.getTime() - 1)]);
    const expected = days.map((_, i) => [day(20 + i), day(19 + i)]);
    expect([zone, seen]).toEqual([zone, expected]);
  }
});

const day = (ofOctober: number) => new Date(Date.UTC(2026, 9, ofOctober)).toISOString().slice(0, 10);
