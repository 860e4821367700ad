import { describe, expect, test } from "vitest";
import { matchOf, type MatchedApplicant, type MatchedJob } from "./job-match.ts";

const JOB: MatchedJob = {
  skills: ["Tally", "GST", "Excel", "Payroll"],
  expMin: 2,
  expMax: 4,
  workMode: "onsite",
  locations: [{ city: "Pune" }],
  noticeMaxDays: 15,
  salaryMinPaise: 60_000_000,
  salaryMaxPaise: 90_000_000,
  period: "YEAR",
};
const NOTHING: MatchedApplicant = {
  skills: [],
  experienceYears: null,
  city: "",
  noticeDays: null,
  expectedCtcPaise: null,
};
const ASHA: MatchedApplicant = {
  skills: ["tally", " gst", "EXCEL", "Cooking"],
  experienceYears: 2,
  city: "Poona",
  noticeDays: 30,
  expectedCtcPaise: 80_000_000,
};
const partOf = (applicant: Partial<MatchedApplicant>, job: Partial<MatchedJob> = {}) =>
  matchOf({ ...JOB, ...job }, { ...NOTHING, ...applicant }).parts[0];
const scoreOf = (applicant: Partial<MatchedApplicant>, job: Partial<MatchedJob> = {}) =>
  matchOf({ ...JOB, ...job }, { ...NOTHING, ...applicant }).score;

describe("a match", () => {
  test("says plainly what fits and what does not", () => {
    expect(matchOf(JOB, ASHA)).toEqual({
      // 30 of 40, 25, 15, half of 10, and 10.
      score: 85,
      parts: [
        { part: "skills", fits: true, text: "3 of 4 skills: Tally, GST, Excel" },
        { part: "experience", fits: true, text: "2 years of 2–4" },
        { part: "city", fits: true, text: "Lives in Poona" },
        { part: "notice", fits: false, text: "30 days' notice, at most 15 wanted" },
        { part: "salary", fits: true, text: "Expects ₹8 L/yr within ₹6–9 L/yr" },
      ],
    });
  });

  test("leaves out what one side says nothing about, and is measured by the rest", () => {
    expect(matchOf(JOB, NOTHING)).toEqual({ score: 0, parts: [] });
    expect(matchOf(JOB, { ...NOTHING, city: "Pune" })).toMatchObject({
      score: 100,
      parts: [{ part: "city" }],
    });
    const open = {
      skills: [],
      expMin: 0,
      expMax: null,
      locations: [],
      noticeMaxDays: null,
      salaryMinPaise: null,
      salaryMaxPaise: null,
    };
    expect(matchOf({ ...JOB, ...open }, ASHA)).toEqual({ score: 0, parts: [] });
    expect(partOf({ city: "Nagpur" }, { workMode: "remote" })).toBeUndefined();
  });

  test.each([
    [["Cooking"], "None of 4 skills", false, 0],
    [["GST"], "1 of 4 skills: GST", false, 25],
    [["GST", "Payroll"], "2 of 4 skills: GST, Payroll", true, 50],
  ])("of the skills %j", (skills, text, fits, score) => {
    expect([partOf({ skills }), scoreOf({ skills })]).toEqual([{ part: "skills", fits, text }, score]);
  });

  test.each([
    [1, {}, "1 year of 2–4", false, 50],
    [0, {}, "0 years of 2–4", false, 0],
    [2.5, {}, "2.5 years of 2–4", true, 100],
    [9, {}, "9 years of 2–4", false, 50],
    [9, { expMin: 5, expMax: null }, "9 years of 5+", true, 100],
    [0, { expMin: 0, expMax: 0 }, "0 years of 0", true, 100],
  ])("of %d years", (experienceYears, job, text, fits, score) => {
    expect([partOf({ experienceYears }, job), scoreOf({ experienceYears }, job)]).toEqual([
      { part: "experience", fits, text },
      score,
    ]);
  });

  test.each([
    [0, 0, "Can join at once", true, 100],
    [1, 15, "1 day's notice, at most 15 wanted", true, 100],
    [60, 0, "60 days' notice, wanted at once", false, 0],
  ])("of %d days' notice where %d are wanted", (noticeDays, noticeMaxDays, text, fits, score) => {
    expect([partOf({ noticeDays }, { noticeMaxDays }), scoreOf({ noticeDays }, { noticeMaxDays })]).toEqual([
      { part: "notice", fits, text },
      score,
    ]);
  });

  test.each([
    [120_000_000, {}, "Expects ₹12 L/yr, above ₹6–9 L/yr", false, 75],
    [50_000_000, {}, "Expects ₹5 L/yr, below ₹6–9 L/yr", true, 100],
    [
      36_000_000,
      { salaryMinPaise: 2_500_000, salaryMaxPaise: 3_500_000, period: "MONTH" as const },
      "Expects ₹3.6 L/yr within ₹25,000–35,000/mo",
      true,
      100,
    ],
  ])("of an expectation of %d paise", (expectedCtcPaise, job, text, fits, score) => {
    expect([partOf({ expectedCtcPaise }, job), scoreOf({ expectedCtcPaise }, job)]).toEqual([
      { part: "salary", fits, text },
      score,
    ]);
  });
});
