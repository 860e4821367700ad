import { expect, test } from "vitest";
import { sizeOf } from "./byte-words.ts";

test.each([
  [0, "0 bytes"],
  [900, "900 bytes"],
  [3482, "3.4 KB"],
  [12 * 1024 * 1024, "12 MB"],
  [1.5 * 1024 ** 3, "1.5 GB"],
])("%d is %s", (bytes, words) => {
  expect(sizeOf(bytes)).toBe(words);
});
