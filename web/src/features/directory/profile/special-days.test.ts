import { expect, test } from "vitest";
import { wrongWithSpecialDays } from "./special-days.ts";

const TODAY = "2026-11-15";
const closed = (date: string) => ({ date, closed: true, ranges: [] });

test("special days are whole, once each, and not over", () => {
  expect(wrongWithSpecialDays([closed("2026-11-15"), closed("2026-12-25")], TODAY)).toEqual({});
  const open = { date: "2026-12-24", closed: false, ranges: [{ open: "10:00", close: "14:00" }] };
  expect(
    wrongWithSpecialDays(
      [closed(""), closed("2026-11-14"), open, open, { ...open, date: "2027-01-01", ranges: [] }],
      TODAY,
    ),
  ).toEqual({
    0: "Enter a date.",
    1: "This day is over.",
    3: "This day is there already.",
    4: "Enter when you are open.",
  });
});
