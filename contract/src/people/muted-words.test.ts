import { expect, test } from "vitest";
import { hasMutedWord } from "./muted-words.ts";

test.each([
  ["A LOTTERY for all", ["lottery"], true],
  ["lotteries", ["lottery"], false],
  ["Lucky\ndraw!", ["lucky draw"], true],
  ["#crypto", ["crypto"], true],
  ["anything", ["!!", ""], false],
])("%j has one of %j: %s", (text, muted, expected) => {
  expect(hasMutedWord(text, muted)).toBe(expected);
});
