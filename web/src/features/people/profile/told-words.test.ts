import { describe, expect, test } from "vitest";
import { linkText, timeText, yearsText } from "./told-words.ts";

const now = new Date("2026-11-16T06:00:00Z");

describe("the time of a position", () => {
  test.each([
    ["2019-04", "2021-06", "April 2019 – June 2021 · 2 years 3 months"],
    ["2019-04", null, "April 2019 – now · 7 years 8 months"],
    ["2026-11", null, "November 2026 – now · 1 month"],
    ["2019-01", "2019-12", "January 2019 – December 2019 · 1 year"],
    ["2027-02", null, "February 2027 – now"],
  ])("from %s to %s is %s", (from, to, text) => {
    expect(timeText({ from, to }, now)).toBe(text);
  });
});

test.each([
  [2005, 2009, "2005 – 2009"],
  [2009, 2009, "2009"],
  [2024, null, "Since 2024"],
  [null, 2009, "2009"],
  [null, null, ""],
])("the years %s and %s are %j", (from, to, text) => {
  expect(yearsText({ from, to })).toBe(text);
});

test("a link is named without what every link has", () => {
  expect(linkText("https://www.linkedin.com/in/asha/")).toBe("linkedin.com/in/asha");
});
