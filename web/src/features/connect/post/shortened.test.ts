import { expect, test } from "vitest";
import { shortened } from "./shortened.ts";

const WORDS = "one two three ".repeat(60).trim();

test("a short text stays whole, also if it is a little longer", () => {
  expect(shortened("Hello")).toBeNull();
  expect(shortened("a".repeat(490))).toBeNull();
  expect(shortened("a\n".repeat(8))).toBeNull();
});

test("a long text is cut between words", () => {
  const cut = shortened(WORDS) ?? "";
  expect(cut.length).toBeGreaterThan(400);
  expect(cut.length).toBeLessThanOrEqual(420);
  expect(WORDS.startsWith(`${cut} `)).toBe(true);
});

test("many lines are cut after the eighth", () => {
  expect(shortened("a\n".repeat(12))).toBe("a\na\na\na\na\na\na\na");
});

test("a link or a mention is never cut in two", () => {
  const before = "word ".repeat(82);
  expect(shortened(`${before}https://example.in/${"a".repeat(300)}`)).toBe(before.trimEnd());
  const mention = { userId: "0mwhifk7f5pahpgjl7vc", start: before.length, length: 20 };
  expect(shortened(`${before}@Asha Deshmukh Kulkarni ${WORDS}`, [mention])).toBe(before.trimEnd());
});

test("a single endless word is cut all the same", () => {
  expect(shortened("a".repeat(900))).toBe("a".repeat(420));
});
