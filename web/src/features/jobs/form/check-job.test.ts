import { JOB_TEXT } from "@cardplaza/contract/jobs/job-words";
import { dayFromNow } from "@cardplaza/contract/time";
import { expect, test } from "vitest";
import { checkDraft, checkToOpen, renamed } from "./check-job.ts";
import { type JobValues, newJob, newQuestion, payKeyOf } from "./job-values.ts";

const PUNE = { _id: "1", address: { city: "Pune", state: "Maharashtra", pin: "411001" } };
const job = (values: Partial<JobValues> = {}): JobValues => ({
  ...newJob(PUNE),
  title: "Accountant",
  description: "Keep the books of a workshop with forty people. ".repeat(3),
  skills: ["Tally"],
  ...values,
});

test("a complete job can open, and a new one says what is missing", () => {
  expect(checkToOpen(job())).toEqual({});
  expect(Object.keys(checkToOpen({ ...newJob(PUNE), locations: [] }))).toEqual(
    expect.arrayContaining(["title", "description", "skills", "locations"]),
  );
});

test("a draft may have gaps, but no mistakes", () => {
  expect(checkDraft({ ...newJob(PUNE), title: "Accountant" })).toEqual({});
  expect(checkDraft(job({ title: "Accountant ₹6 LPA" }))).toEqual({ title: JOB_TEXT.salaryInTitle });
  expect(checkDraft(job({ title: "Accountant 98200 12345" }))).toEqual({ title: JOB_TEXT.contactInTitle });
  expect(checkDraft(job({ salaryMin: "much" }))).toHaveProperty("salaryMin");
  expect(checkDraft(job({ salaryMin: "35000", salaryMax: "25000" }))).toEqual({
    salaryMax: JOB_TEXT.badMaxSalary,
  });
  expect(checkDraft(job({ expMin: "4", expMax: "2" }))).toEqual({ expMax: JOB_TEXT.badMaxExperience });
  expect(checkDraft(job({ openings: "0" }))).toHaveProperty("openings");
});

test("pay that looks wrong is asked about until it is corrected or kept", () => {
  // As a job was saved by who thought in lakh: ₹3.20 a year.
  const low = job({ period: "YEAR", salaryMin: "0.000032", salaryMax: "" });
  expect(checkDraft(low)).toEqual({ salaryMin: JOB_TEXT.lowSalary });
  expect(checkDraft({ ...low, payKept: payKeyOf(low) })).toEqual({});
  expect(checkDraft({ ...low, payKept: payKeyOf(low), salaryMin: "0.00004" })).toHaveProperty("salaryMin");
  expect(checkDraft({ ...low, salaryMin: "3.2", salaryMax: "4.8" })).toEqual({});
});

test("a city is named once, and an empty line is no city", () => {
  const [place] = job().locations;
  expect(checkDraft(job({ locations: [place!, { city: "", state: "", pin: "" }] }))).toEqual({});
  expect(checkDraft(job({ locations: [place!, { city: "pune ", state: "", pin: "" }] }))).toEqual({
    "locations.1.city": JOB_TEXT.sameLocation,
  });
  expect(checkDraft(job({ locations: [{ city: "", state: "", pin: "4110" }] }))).toEqual({
    "locations.0.city": "Enter a city.",
    "locations.0.pin": "A PIN code has six digits.",
  });
});

test("a walk-in needs its day, time and place, and a day to come", () => {
  expect(checkToOpen(job({ applyMode: "walk_in" }))).toEqual({ walkInDate: JOB_TEXT.needWalkIn });
  const begun = job({ applyMode: "walk_in", walkInDate: dayFromNow(3) });
  expect(Object.keys(checkDraft(begun))).toEqual(["walkInTime", "walkInVenue"]);
  const whole = { ...begun, walkInTime: "10:30", walkInVenue: "12 Church Street" };
  expect(checkToOpen(whole)).toEqual({});
  expect(checkToOpen({ ...whole, walkInDate: dayFromNow(-1) })).toEqual({
    walkInDate: JOB_TEXT.pastWalkIn,
  });
});

test("another website needs a secure link", () => {
  expect(checkToOpen(job({ applyMode: "external" }))).toEqual({ applyUrl: JOB_TEXT.badApplyUrl });
  expect(checkDraft(job({ applyMode: "external", applyUrl: "http://example.in/jobs" }))).toEqual({
    applyUrl: JOB_TEXT.badApplyUrl,
  });
  expect(checkToOpen(job({ applyMode: "external", applyUrl: "example.in/jobs" }))).toEqual({});
});

test("questions are checked where they are asked", () => {
  const choice = { ...newQuestion(), text: "Which shift?", type: "choice" as const, choices: ["Day"] };
  expect(checkDraft(job({ questions: [choice, newQuestion()] }))).toEqual({
    "questions.0.choices": JOB_TEXT.needChoices,
    "questions.1.text": "From 5 to 200 characters.",
  });
  expect(checkDraft(job({ questions: [choice], applyMode: "external", applyUrl: "" }))).toEqual({});
});

test("the server's fields are found in the form", () => {
  expect(renamed({ salaryMaxPaise: "a", walkIn: "b", "walkIn.venue": "c", title: "d" })).toEqual({
    salaryMax: "a",
    walkInDate: "b",
    walkInVenue: "c",
    title: "d",
  });
});
