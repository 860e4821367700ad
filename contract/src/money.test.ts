import { expect, test } from "vitest";
import { rupees } from "./money.ts";

test("prices are in rupees", () => {
  expect(rupees(1500)).toBe("₹1,500");
  expect(rupees(150000.5)).toBe("₹1,50,000.50");
});
