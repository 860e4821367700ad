import { expect, test } from "vitest";
import { beginningWith, containing } from "./like.ts";

test("what somebody typed is looked for as it is, also the signs of a pattern", () => {
  expect(containing("100%")).toBe(String.raw`%100\%%`);
  expect(containing("a_b")).toBe(String.raw`%a\_b%`);
  expect(containing("back\\slash")).toBe(String.raw`%back\\slash%`);
  expect(beginningWith("50%_")).toBe(String.raw`50\%\_%`);
});
