import { expect, test } from "vitest";
import { paiseTyped, payMeant, payTyped, payWords } from "./pay-rules.ts";

test("yearly pay is typed in lakh, everything else in rupees", () => {
  expect(paiseTyped("3.2", "YEAR")).toBe(32_000_000);
  expect(paiseTyped("₹ 25,000", "MONTH")).toBe(2_500_000);
  expect(paiseTyped("", "YEAR")).toBeNull();
  expect(paiseTyped("about 3", "YEAR")).toBeUndefined();
  expect(payTyped(32_000_000, "YEAR")).toBe("3.2");
  expect(payTyped(2_500_050, "MONTH")).toBe("25000.5");
  expect(payTyped(320, "YEAR")).toBe("0.000032");
});

test.each([
  // Saved as ₹3.20 a year by who thought in lakh.
  ["0.000032", "YEAR", "₹3.2 lakh a year"],
  // Typed in rupees into a field of lakh.
  ["320000", "YEAR", "₹3.2 lakh a year"],
  ["25000", "YEAR", "₹25,000 a month"],
  ["0.3", "YEAR", "₹30,000 a month"],
  ["3.2", "MONTH", "₹3.2 lakh a year"],
  ["25", "MONTH", "₹25,000 a month"],
] as const)("%s for a %s asks: did you mean %s?", (text, period, words) => {
  const meant = payMeant(text, period)!;
  expect(payWords([meant.text], meant.period)).toBe(words);
});

test.each([
  ["3.2", "YEAR"],
  ["0.5", "YEAR"],
  ["110", "YEAR"],
  ["8000", "MONTH"],
  ["400", "DAY"],
  ["", "YEAR"],
  ["abc", "MONTH"],
] as const)("%s for a %s asks nothing", (text, period) => {
  expect(payMeant(text, period)).toBeNull();
});

test("a range is said with one unit", () => {
  expect(payWords(["3.2", "4.8"], "YEAR")).toBe("₹3.2–4.8 lakh a year");
  expect(payWords(["", "25000"], "MONTH")).toBe("₹25,000 a month");
});
