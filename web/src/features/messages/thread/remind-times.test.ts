import { expect, test } from "vitest";
import { remindTimes } from "./remind-times.ts";

test.each([
  // A Thursday, a Sunday, a Monday, the last day of a year.
  [new Date(2026, 10, 19, 22, 30), new Date(2026, 10, 20, 9), new Date(2026, 10, 23, 9)],
  [new Date(2026, 10, 22, 8, 0), new Date(2026, 10, 23, 9), new Date(2026, 10, 23, 9)],
  [new Date(2026, 10, 23, 8, 0), new Date(2026, 10, 24, 9), new Date(2026, 10, 30, 9)],
  [new Date(2026, 11, 31, 12, 0), new Date(2027, 0, 1, 9), new Date(2027, 0, 4, 9)],
])("at %s tomorrow is %s and next Monday %s", (now, tomorrow, monday) => {
  expect(remindTimes(now)).toMatchObject({ tomorrow, monday });
});
