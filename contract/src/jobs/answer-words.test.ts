import { expect, test } from "vitest";
import { answersRarely, answersText } from "./answer-words.ts";

test("Reply figures are told in one line", () => {
  expect(answersText({ replyRate: 85, medianDays: 6.2 })).toBe(
    "Answers 85% of applicants · decides in about 6 days",
  );
  expect(answersText({ replyRate: 100, medianDays: 0.4 })).toBe(
    "Answers 100% of applicants · decides within a day",
  );
  expect(answersText({ replyRate: 0, medianDays: null })).toBe("Answers 0% of applicants");
  expect(answersText({ replyRate: 60, medianDays: 1 })).toContain("in about 1 day");
  expect(answersText({ replyRate: null, medianDays: null })).toBe("New employer: no reply record yet");
});

test("Under half is rarely", () => {
  expect([49, 50, null].map((replyRate) => answersRarely({ replyRate }))).toEqual([true, false, false]);
});
