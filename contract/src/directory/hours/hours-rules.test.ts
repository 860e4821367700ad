import { expect, test } from "vitest";
import { HOURS_TEXT, readTime, timeText, wrongWithDay, wrongWithWeek } from "./hours-rules.ts";

test.each([
  ["9am", "09:00"],
  ["9 AM", "09:00"],
  ["09:00", "09:00"],
  ["9:30 pm", "21:30"],
  ["9.30p.m.", "21:30"],
  ["12 am", "00:00"],
  ["12pm", "12:00"],
  ["0930", "09:30"],
  ["930", "09:30"],
  ["18", "18:00"],
  ["noon", "12:00"],
  ["24:00", "00:00"],
  ["25:00", null],
  ["9:75", null],
  ["13 pm", null],
  ["0 am", null],
  ["early", null],
  ["", null],
])("%j is read as %j", (typed, time) => {
  expect(readTime(typed)).toBe(time);
});

test.each(["00:00", "09:00", "12:00", "21:30", "23:59"])("%s is shown as it can be typed again", (time) => {
  expect(readTime(timeText(time))).toBe(time);
});

const range = (open: string, close: string) => ({ open, close });

test("a day has up to three ranges that do not overlap, one of them past midnight", () => {
  expect(
    wrongWithDay([range("09:00", "13:00"), range("13:00", "18:00"), range("20:00", "01:00")]),
  ).toBeNull();
  expect(wrongWithDay([range("09:00", "13:00"), range("12:59", "18:00")])).toBe(HOURS_TEXT.overlap);
  expect(wrongWithDay([range("20:00", "01:00"), range("23:00", "23:30")])).toBe(HOURS_TEXT.overlap);
  expect(wrongWithDay([range("09:00", "09:00")])).toBe(HOURS_TEXT.sameTime);
  expect(wrongWithDay([range("00:00", "00:00")])).toBeNull();
  expect(wrongWithDay(Array.from({ length: 4 }, () => range("09:00", "10:00")))).toBe(HOURS_TEXT.tooMany);
});

test("a night cannot run into the next morning's opening, nor Sunday's into Monday's", () => {
  expect(wrongWithWeek({ sat: [range("20:00", "02:00")], sun: [range("02:00", "09:00")] })).toEqual({});
  expect(wrongWithWeek({ sun: [range("20:00", "02:00")], mon: [range("01:30", "09:00")] })).toEqual({
    mon: HOURS_TEXT.overlap,
  });
});
