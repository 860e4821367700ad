import { expect, test } from "vitest";
import { hasExpired } from "./link-expiry.ts";
import { pictureBox } from "./picture-box.ts";

test.each([
  { of: "a photo from a phone", size: { width: 4000, height: 3000 }, box: { width: 320, height: 240 } },
  { of: "a tall screenshot", size: { width: 900, height: 2000 }, box: { width: 162, height: 360 } },
  { of: "a strip", size: { width: 2000, height: 20 }, box: { width: 320, height: 96 } },
  { of: "a small logo", size: { width: 200, height: 120 }, box: { width: 200, height: 120 } },
  { of: "one that nobody measured", size: { width: null, height: null }, box: { width: 240, height: 180 } },
])("$of has its place before it loads", ({ size, box }) => {
  expect(pictureBox(size)).toEqual(box);
});

test("a private link says when it ends", () => {
  const link = "/api/documents/0m1abcdefghijklmnopq?expires=1800000000&signature=x";
  expect(hasExpired(link, 1_799_999_900_000)).toBe(false);
  expect(hasExpired(link, 1_800_000_000_000)).toBe(true);
  expect(hasExpired("blob:http://localhost/1", 1_800_000_000_000)).toBe(false);
});
