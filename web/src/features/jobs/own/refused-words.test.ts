import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import { expect, test } from "vitest";
import { refusedWords } from "./refused-words.ts";

test("a walk-in whose day has passed is told to need a new day", () => {
  expect(refusedWords("Bakery Helper", { walkIn: JOB_TEXT.pastWalkIn })).toEqual({
    title: "“Bakery Helper” needs a new day",
    description: JOB_TEXT.walkInPassed,
  });
});

test("any other gap is to be filled in", () => {
  const gaps = { walkIn: JOB_TEXT.needWalkIn, skills: JOB_TEXT.needSkill };
  for (const [field, text] of Object.entries(gaps))
    expect(refusedWords("Bakery Helper", { [field]: text }).description).toBe(
      "Complete “Bakery Helper” first.",
    );
});
