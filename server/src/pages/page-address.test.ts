import { expect, test } from "vitest";
import { pageAddress } from "./page-address.ts";

test.each(["/", "/c/asha", "/search?q=%zz", "/c/%E0%A4%86%E0%A4%B6%E0%A4%BE", "/a%2Fb", "/c/asha?next=//x"])(
  "%s stays as it is",
  (url) => expect(pageAddress(url)).toBe(url),
);

test.each([
  ["a line break", "/x%0ay"],
  ["a carriage return", "/x%0dy"],
  ["a line separator", "/x%e2%80%a8y"],
  ["a NUL", "/x%00y"],
  ["no escape", "/%zz"],
  ["half an escape", "/%"],
  ["an overlong slash", "/%c0%af"],
  ["a byte that is no text", "/%ff"],
  ["a lone surrogate", "/%ed%a0%80"],
  ["a backslash", "/%5c%5cother.example"],
  ["two slashes", "//"],
  ["another host", "//other.example/x"],
  ["three slashes", "///x"],
  ["no slash at all", "*"],
])("%s names no page", (_what, url) => expect(pageAddress(url)).toBe("/not-found"));

test("a whole address is read as its path", () => {
  expect(pageAddress("http://cardplaza.in/c/asha?x=1")).toBe("/c/asha?x=1");
  expect(pageAddress("http://other.example//x")).toBe("/not-found");
});
