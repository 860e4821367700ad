import { expect, test } from "vitest";
import { digitsOfShortNumber, phoneHint } from "./phone-hint.ts";
import { dialled } from "./phones.ts";

test.each([
  ["98220 1234", "An Indian mobile number has 10 digits; this has 9."],
  ["98220-123456", "An Indian mobile number has 10 digits; this has 11."],
  ["+91 98220 1234", "An Indian number has 10 digits after +91; this has 9."],
  ["0091 98220 123456", "An Indian number has 10 digits after 0091; this has 11."],
  ["080 4123 456", "An Indian number has 10 digits after 0; this has 9."],
])("%s gets a hint at once", (typed, hint) => {
  expect(phoneHint(typed)).toBe(hint);
});

test.each([
  ["", "nothing"],
  ["98220 12345", "a mobile number"],
  ["+91 98220 12345", "the same with its country"],
  ["919822012345", "and without the plus"],
  ["0 98220 12345", "and with a zero"],
  ["0000000000", "the placeholder"],
  ["0484 234 5678", "a landline"],
  ["(080) 4123-4567", "a landline with signs"],
  ["2345678", "a landline of the same town"],
  ["1800 425 0001", "a free number"],
  ["1860 266 2666", "a shared-cost number"],
  ["112", "a short number"],
  ["98220", "a number that has just begun"],
  ["+44 20 7946 0958", "a number of another country"],
  ["0044 20 7946 0958", "the same as it is dialled"],
  ["+1 650 253 00", "another country's is not counted"],
  ["022 4000 1234 ext. 5", "an extension"],
  ["call me", "no number at all"],
])("%s gets no hint: %s", (typed) => {
  expect(phoneHint(typed)).toBeNull();
});

test.each([
  ["98220 1234", 9],
  ["+91 98220 123", 8],
  ["080 4123 456", 9],
  ["98220 12345", null],
  ["98220 123456", null],
  ["2345678", null],
  ["+44 20 7946 09", null],
  ["0000000000", null],
  ["", null],
])("%s is too short by its digits: %s", (typed, digits) => {
  expect(digitsOfShortNumber(typed)).toBe(digits);
});

test("the dialled number has digits and plus signs only", () => {
  expect(dialled("+91 (98765) 432-10")).toBe("+919876543210");
});
