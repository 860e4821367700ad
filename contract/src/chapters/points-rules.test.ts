import { describe, expect, test } from "vitest";
import {
  addMonths,
  attendancePoints,
  firstMonth,
  isRing,
  lightOf,
  monthOf,
  ranksOf,
  referralPoints,
  targetMonths,
  thankYouPoints,
  weekOf,
} from "./points-rules.ts";
import type { Period } from "./points-words.ts";

describe("points", () => {
  test("of a referral are ten, to another chapter twelve", () => {
    expect([referralPoints(false), referralPoints(true)]).toEqual([10, 12]);
  });

  test.each([
    [999_999, 0],
    [1_000_000, 1],
    [1_999_999, 1],
    [49_999_999, 49],
    [50_000_000, 50],
    [100_000_000_000, 50],
  ])("of a thank-you of %i paise are %i", (paise, points) => {
    expect(thankYouPoints(paise)).toBe(points);
  });

  test.each([
    ["present", 3],
    ["substitute", 3],
    ["late", 2],
    ["medical", 0],
    ["absent", 0],
  ] as const)("of a member who was %s are %i", (state, points) => {
    expect(attendancePoints(state)).toBe(points);
  });
});

describe("months and weeks", () => {
  test("are India's: after half past six in the evening in London it is the next day there", () => {
    expect(monthOf(new Date("2026-05-31T18:29:59Z"))).toBe("2026-05");
    expect(monthOf(new Date("2026-05-31T18:30:00Z"))).toBe("2026-06");
    expect(monthOf(new Date("2026-12-31T18:30:00Z"))).toBe("2027-01");
  });

  test.each([
    ["2026-05-11", "2026-05-11"],
    ["2026-05-12", "2026-05-11"],
    ["2026-05-17", "2026-05-11"],
    ["2026-05-18", "2026-05-18"],
    ["2027-01-03", "2026-12-28"],
  ])("the week of %s begins on Monday %s", (day, monday) => {
    expect(weekOf(day)).toBe(monday);
  });

  test.each([
    ["2026-11", 1, "2026-12"],
    ["2026-12", 1, "2027-01"],
    ["2026-01", -1, "2025-12"],
    ["2026-03", -15, "2024-12"],
    ["2026-03", 0, "2026-03"],
  ])("%s and %i months make %s", (month, count, sum) => {
    expect(addMonths(month, count)).toBe(sum);
  });

  test.each([
    ["month", "2026-05", "2026-05"],
    ["quarter", "2026-04", "2026-04"],
    ["quarter", "2026-06", "2026-04"],
    ["quarter", "2026-12", "2026-10"],
    ["quarter", "2026-01", "2026-01"],
    ["6months", "2026-05", "2025-12"],
    ["6months", "2026-06", "2026-01"],
    ["all", "2026-05", null],
  ] as [Period, string, string | null][])("%s up to %s begins with %s", (period, month, first) => {
    expect(firstMonth(period, month)).toBe(first);
  });
});

describe("a target", () => {
  test.each([
    ["month", "2024-01", 1],
    ["quarter", "2024-01", 2],
    ["quarter", "2026-05", 1],
    ["6months", "2024-01", 6],
    ["6months", "2026-03", 3],
    ["all", "2026-05", 1],
    ["all", "2025-05", 13],
    // A clock that was ahead when they joined.
    ["all", "2026-06", 1],
  ] as [Period, string, number][])(
    "for %s of somebody who joined in %s counts %i months in May 2026",
    (period, joined, months) => {
      expect(targetMonths(period, "2026-05", joined)).toBe(months);
    },
  );

  test.each([
    [70, "green"],
    [69.99, "amber"],
    [45, "amber"],
    [44, "red"],
    [20, "red"],
    [19.9, "grey"],
    [0, "grey"],
    [500, "green"],
  ])("reached to %d of 100 is %s", (points, light) => {
    expect(lightOf(points, 100)).toBe(light);
  });

  test("of nothing is grey", () => {
    expect(lightOf(10, 0)).toBe("grey");
  });
});

test.each([
  [[], []],
  [[5], [1]],
  [
    [9, 9, 7, 7, 7, 3],
    [1, 1, 3, 3, 3, 6],
  ],
  [
    [0, 0, 0],
    [1, 1, 1],
  ],
])("the points %j have the ranks %j", (points, ranks) => {
  expect(ranksOf(points)).toEqual(ranks);
});

describe("a ring", () => {
  const gave = (toTheOther: number, given: number) => ({ toTheOther, given });

  test("is two who each gave three or more to the other, and more than 60 % of all", () => {
    expect(isRing(gave(3, 3), gave(3, 3))).toBe(true);
    expect(isRing(gave(3, 4), gave(7, 11))).toBe(true);
  });

  test("is none with two referrals, however few others there are", () => {
    expect(isRing(gave(2, 2), gave(9, 9))).toBe(false);
  });

  test("is none if one of the two gives to others too", () => {
    expect(isRing(gave(9, 9), gave(3, 9))).toBe(false);
    expect(isRing(gave(3, 9), gave(9, 9))).toBe(false);
  });

  test("is none at exactly 60 %, whatever the number", () => {
    for (let part = 3; part <= 3_000; part += 3) {
      const given = (part / 3) * 5;
      expect(isRing(gave(part, given), gave(part, part))).toBe(false);
      expect(isRing(gave(part + 1, given), gave(part, part))).toBe(true);
    }
  });
});
