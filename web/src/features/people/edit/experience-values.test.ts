import { describe, expect, test } from "vitest";
import { experienceOf, experienceValues, timeProblems } from "./experience-values.ts";

const work = {
  title: "Owner",
  company: "Menon Interiors",
  city: "Pune",
  from: "2019-04",
  to: "2021-06",
  about: "",
};

test("a position comes out of its form as it went in", () => {
  expect(experienceOf(experienceValues(work))).toEqual(work);
  expect(experienceOf(experienceValues({ ...work, to: null }))).toEqual({ ...work, to: null });
});

describe("the times of a position", () => {
  const values = experienceValues(work);

  test("are right", () => {
    expect(timeProblems(values)).toEqual({});
    expect(timeProblems({ ...values, isCurrent: true, toMonth: "", toYear: "" })).toEqual({});
  });

  test("have to be chosen, in their order", () => {
    expect(timeProblems(experienceValues(null))).toEqual({
      from: "Choose a month and a year.",
      to: "Choose a month and a year.",
    });
    expect(timeProblems({ ...values, toYear: "2018" })).toEqual({ to: "End date is before the start date." });
  });
});
