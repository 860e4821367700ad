import { expect, test } from "vitest";
import { shortAmount, totalOf } from "./source-months.ts";

test("a month's business is the sum of its sources", () => {
  expect(totalOf({ month: "2026-06", amounts: { lead: 100, chapter: 250 } })).toBe(350);
  expect(totalOf({ month: "2026-06", amounts: {} })).toBe(0);
});

test("amounts above bars are short, in lakhs and crores", () => {
  expect(shortAmount(5_000_000)).toBe("₹50,000");
  expect(shortAmount(25_000_000)).toBe("₹2.5 L");
  expect(shortAmount(1_200_000_000)).toBe("₹1.2 Cr");
});
