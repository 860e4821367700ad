import { expect, test } from "vitest";
import {
  appointmentInWords,
  clockInWords,
  clockText,
  dayAndMonth,
  dayInDigits,
  dayInWords,
  momentInWords,
  monthInWords,
} from "./date-words.ts";

/** A quarter past one at night in India, and the evening before in London. */
const LATE = "2026-09-30T19:45:00Z";

test("a day, with and without the time, as India's clock shows it", () => {
  expect(dayInWords(LATE)).toBe("1 Oct 2026");
  expect(momentInWords(LATE)).toBe("1 Oct 2026, 1:15 am");
  expect(appointmentInWords(new Date(LATE))).toBe("Thu, 1 Oct, 1:15 am");
  expect(monthInWords(LATE)).toBe("October 2026");
  expect(dayAndMonth(LATE)).toBe("1 Oct");
  expect(dayInDigits(LATE)).toBe("01/10/2026");
  expect(clockInWords(LATE)).toBe("1:15 am");
});

test("a day or a month without a time stays what it is", () => {
  expect(dayInWords("2026-09-05")).toBe("5 Sep 2026");
  expect(dayInDigits("2026-09-05")).toBe("05/09/2026");
  expect(monthInWords("2026-06")).toBe("June 2026");
});

test("the reader's own clock is that of the machine", () => {
  const local = new Date(2026, 8, 30, 23, 5);
  expect(dayInWords(local, "reader")).toBe("30 Sep 2026");
  expect(momentInWords(local.toISOString(), "reader")).toBe("30 Sep 2026, 11:05 pm");
  expect(dayAndMonth(local, "reader")).toBe("30 Sep");
});

test("noon and midnight are twelve", () => {
  expect(clockText("00:00")).toBe("12:00 am");
  expect(clockText("12:30")).toBe("12:30 pm");
});

test("what is no time is refused, not shown", () => {
  expect(() => dayInWords("soon")).toThrow(RangeError);
});
