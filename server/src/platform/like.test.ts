import { expect, test } from "vitest";
import { beginningWith, containing } from "./like.ts";

test("special characters of LIKE in a typed text match themselves", () => {
  expect(containing("100%")).toBe(String.raw`%100\%%`);
  expect(containing("a_b")).toBe(String.raw`%a\_b%`);
  expect(containing("back\\slash")).toBe(String.raw`%back\\slash%`);
  expect(beginningWith("50%_")).toBe(String.raw`50\%\_%`);
});
