import type { Job } from "@cardplaza/contract/jobs/job";
import { JobFields } from "@cardplaza/contract/jobs/job-fields";
import { expect, test } from "vitest";
import { fieldsOf, type JobValues, newJob, newQuestion, valuesOf } from "./job-values.ts";

const PUNE = { _id: "1", address: { city: "Pune", state: "Maharashtra", pin: "411001" } };
const job = (values: Partial<JobValues> = {}): JobValues => ({
  ...newJob(PUNE),
  title: "Accountant",
  ...values,
});

test("what is typed is sent as the server reads it", () => {
  const fields = fieldsOf(
    job({ salaryMin: "6", salaryMax: "₹ 9", period: "YEAR", expMin: "2", expMax: "", noticeMaxDays: "30" }),
  );
  expect(fields).toMatchObject({
    salaryMinPaise: 60_000_000,
    salaryMaxPaise: 90_000_000,
    expMin: 2,
    expMax: null,
    noticeMaxDays: 30,
    openings: 1,
    walkIn: null,
    locations: [{ city: "Pune", state: "Maharashtra", pin: "" }],
  });
  expect(JobFields.safeParse(fields).success).toBe(true);
});

test("each kind of question marks with what fits it", () => {
  const question = (values: object) => ({ ...newQuestion(), text: "How many years?", ...values });
  const { questions } = fieldsOf(
    job({
      questions: [
        question({ type: "yes_no", wantedAnswer: "yes" }),
        question({ type: "yes_no" }),
        question({ type: "number", leastNumber: "3" }),
        question({ type: "text", leastNumber: "3" }),
        question({ type: "choice", choices: ["Day", "Night"], wantedChoices: ["Night", "Gone"] }),
      ],
    }),
  );
  expect(questions.map(({ knockout }) => knockout)).toEqual([true, null, 3, null, ["Night"]]);
  expect(new Set(questions.map(({ key }) => key)).size).toBe(5);
  expect(JobFields.shape.questions.safeParse(questions).success).toBe(true);
});

test("only an application here has questions, and only another website a link", () => {
  const asked = job({ questions: [{ ...newQuestion(), text: "Can you drive?" }], applyUrl: "https://a.in" });
  expect(fieldsOf(asked)).toMatchObject({ applyUrl: "", questions: [{ text: "Can you drive?" }] });
  expect(fieldsOf({ ...asked, applyMode: "external" })).toMatchObject({
    applyUrl: "https://a.in",
    questions: [],
  });
});

test("a job that is opened and saved untouched stays the same", () => {
  const fields = fieldsOf(
    job({
      applyMode: "walk_in",
      walkInDate: "2026-12-01",
      walkInTime: "10:30",
      walkInVenue: "12 Church Street",
      salaryMin: "25000",
      period: "MONTH",
      expMin: "1",
      expMax: "3",
    }),
  );
  // Of a job, what the form reads.
  const saved = { ...fields, company: { _id: "1" } } as unknown as Job;
  expect(fieldsOf(valuesOf(saved))).toEqual(fields);
});
