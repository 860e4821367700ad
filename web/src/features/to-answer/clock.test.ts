import { DAY_MS, HOUR_MS, MINUTE_MS } from "@cardplaza/contract/time";
import { expect, test } from "vitest";
import { clockOf, nextInWords } from "./clock.ts";

const NOW = new Date("2026-11-18T08:00:00.000Z");
const at = (fromNow: number) => new Date(NOW.getTime() + fromNow).toISOString();

test.each([
  [3 * DAY_MS, "3 days left"],
  [2 * DAY_MS, "2 days left"],
  [2 * DAY_MS - 1, "47 h left"],
  [3 * HOUR_MS + 59 * MINUTE_MS, "3 h left"],
  [HOUR_MS - 1, "59 min left"],
  [1, "1 min left"],
])("what is due in %d ms says: %s", (fromNow, text) => {
  expect(clockOf(at(fromNow), NOW)).toEqual({ text, isOverdue: false });
});

test.each([
  [0, "Overdue by 1 min"],
  [-59 * MINUTE_MS, "Overdue by 59 min"],
  [-5 * HOUR_MS, "Overdue by 5 h"],
  [-DAY_MS, "Overdue by 1 day"],
  [-2 * DAY_MS - HOUR_MS, "Overdue by 2 days"],
])("what was due %d ms from now says: %s", (fromNow, text) => {
  expect(clockOf(at(fromNow), NOW)).toEqual({ text, isOverdue: true });
});

test("where no clock runs, nothing is said", () => {
  expect([clockOf(null, NOW), nextInWords(null, NOW)]).toEqual([null, null]);
});

test("the strip says when the next is due", () => {
  expect(
    [2 * HOUR_MS, 3 * DAY_MS, 20 * MINUTE_MS, -1].map((fromNow) => nextInWords(at(fromNow), NOW)),
  ).toEqual(["next in 2 h", "next in 3 days", "next in 20 min", "next is overdue"]);
});
