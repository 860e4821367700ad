import { expect, test } from "vitest";
import { dayLine, lineTime } from "./message-time.ts";

const NOW = new Date(2026, 10, 19, 0, 30);
const at = (...parts: [number, number, number, number, number]) => new Date(...parts).toISOString();

test("the list says the time of today, then the day, and the year only of another one", () => {
  expect(
    [at(2026, 10, 19, 0, 5), at(2026, 10, 18, 23, 59), at(2026, 10, 17, 23, 0), at(2025, 11, 31, 12, 0)].map(
      (time) => lineTime(time, NOW),
    ),
  ).toEqual(["12:05 am", "Yesterday", "17 Nov", "31 Dec 2025"]);
});

test("days are told by the reader's calendar, not by hours", () => {
  expect(
    [at(2026, 10, 19, 0, 0), at(2026, 10, 18, 0, 0), at(2026, 10, 17, 23, 59)].map((time) =>
      dayLine(time, NOW),
    ),
  ).toEqual(["Today", "Yesterday", "17 Nov 2026"]);
});
