import { describe, expect, test } from "vitest";
import { APPLICATION_TEXT } from "@cardplaza/contract/jobs/application-words";
import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import {
  checkApplication,
  dataOf,
  EMPTY_APPLICATION,
  paiseAYear,
  problemOfResume,
  problemsOf,
  payKeyOf,
  valuesOf,
  type ApplicationValues,
  type JobQuestion,
} from "./application-values.ts";

const VALUES: ApplicationValues = {
  ...EMPTY_APPLICATION,
  name: " Ravi ",
  email: "ravi@example.com",
  phone: "98765 43210",
  experience: "2.5",
  currentCtc: "",
  payPeriod: "YEAR",
  expectedCtc: "6.5",
  notice: "30",
};
const question = (key: string, type: JobQuestion["type"], required = true): JobQuestion => ({
  key,
  type,
  required,
  text: "A question?",
  choices: type === "choice" ? ["Day", "Night"] : [],
  knockout: null,
});
const QUESTIONS = [
  question("a", "yes_no"),
  question("b", "number"),
  question("c", "choice"),
  question("d", "text", false),
];

describe("an application", () => {
  test("is sent as the server takes it", () => {
    const answers = { a: "no", b: "3", c: "Day", d: " ", gone: "x" };
    expect(checkApplication({ ...VALUES, answers }, QUESTIONS, true)).toEqual({});
    expect(dataOf({ ...VALUES, answers }, QUESTIONS)).toMatchObject({
      name: "Ravi",
      experienceYears: 2.5,
      currentCtcPaise: null,
      expectedCtcPaise: 65_000_000,
      noticeDays: 30,
      answers: [
        { key: "a", value: false },
        { key: "b", value: 3 },
        { key: "c", value: "Day" },
      ],
    });
  });

  test("names what is missing or wrong, by field", () => {
    const empty = checkApplication(EMPTY_APPLICATION, QUESTIONS, false);
    expect(Object.keys(empty)).toEqual([
      "resume",
      "name",
      "email",
      "phone",
      "answers.a",
      "answers.b",
      "answers.c",
    ]);
    const wrong = { ...VALUES, experience: "41", currentCtc: "6 lakh", expectedCtc: "-1", notice: "x" };
    expect(Object.keys(checkApplication(wrong, [], true))).toEqual([
      "experience",
      "currentCtc",
      "expectedCtc",
      "notice",
    ]);
    const answers = { a: "perhaps", b: "three", c: "Noon" };
    expect(Object.keys(checkApplication({ ...VALUES, answers }, QUESTIONS, true))).toEqual([
      "answers.a",
      "answers.b",
      "answers.c",
    ]);
  });

  test.each([
    ["", null],
    ["8", 80_000_000],
    ["8.25", 82_500_000],
    ["₹ 1,200", 12_000_000_000],
    ["10001", undefined],
    ["abc", undefined],
  ])("takes %j lakh as %s paise", (text, paise) => {
    expect(paiseAYear(text, "YEAR")).toBe(paise);
  });

  test("takes pay by the month too, and asks about what nobody earns", () => {
    const monthly: ApplicationValues = { ...VALUES, payPeriod: "MONTH", expectedCtc: "25,000" };
    expect(checkApplication(monthly, [], true)).toEqual({});
    expect(dataOf(monthly, []).expectedCtcPaise).toBe(30_000_000);
    const low = { ...monthly, expectedCtc: "3.2" };
    expect(checkApplication(low, [], true)).toEqual({ expectedCtc: JOB_TEXT.lowSalary });
    expect(checkApplication({ ...low, payKept: [payKeyOf("3.2", low)] }, [], true)).toEqual({});
  });

  test("begins with what is known", () => {
    const known = {
      name: "Ravi",
      email: "",
      phone: "",
      city: "Pune",
      skills: ["Tally"],
      experienceYears: 0,
      currentCtcPaise: 65_000_000,
      expectedCtcPaise: null,
      noticeDays: 0,
    };
    expect(valuesOf(known)).toMatchObject({
      experience: "0",
      payPeriod: "YEAR",
      currentCtc: "6.5",
      expectedCtc: "",
      notice: "0",
    });
    expect(valuesOf({ ...known, currentCtcPaise: 24_000_000, expectedCtcPaise: 30_000_000 })).toMatchObject({
      payPeriod: "MONTH",
      currentCtc: "20000",
      expectedCtc: "25000",
    });
  });

  test("shows the server's refusals at the form's fields", () => {
    expect(problemsOf({ noticeDays: "a", "skills.0": "b", "answers.x": "c", resume: "d" })).toEqual({
      notice: "a",
      skills: "b",
      "answers.x": "c",
      resume: "d",
    });
  });
});

test.each([
  ["cv.pdf", 10, undefined],
  ["CV.DOCX", 10, undefined],
  ["cv.doc", 10, APPLICATION_TEXT.badResume],
  ["cv.pdf", 0, APPLICATION_TEXT.badResume],
  ["cv.pdf", 5 * 1024 * 1024 + 1, APPLICATION_TEXT.resumeTooLarge],
])("a resume %s of %d bytes", (name, size, problem) => {
  expect(problemOfResume({ name, size, type: "" })).toBe(problem);
});
