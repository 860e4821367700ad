import { expect, test } from "vitest";
import { isSameForm, searchWithStep, stepInSearch } from "./step-in-address.ts";

const STEPS = ["basics", "photos"] as const;

test("the address names a step of the form, or none", () => {
  expect(stepInSearch("?step=photos", STEPS)).toBe("photos");
  expect(stepInSearch("?step=colours", STEPS)).toBeUndefined();
  expect(stepInSearch("", STEPS)).toBeUndefined();
});

test("another step keeps what else the address says", () => {
  expect(searchWithStep("?redirect=%2Fprofile", "photos")).toBe("?redirect=%2Fprofile&step=photos");
  expect(searchWithStep("?step=photos&redirect=%2Fprofile", null)).toBe("?redirect=%2Fprofile");
  expect(searchWithStep("?step=photos", null)).toBe("");
});

test("another step is the same form, another page or question is not", () => {
  const here = { pathname: "/edit-card/1", search: "?redirect=%2Fa" };
  expect(isSameForm(here, { ...here, search: "?redirect=%2Fa&step=photos" })).toBe(true);
  expect(isSameForm(here, { ...here, search: "?redirect=%2Fb" })).toBe(false);
  expect(isSameForm(here, { pathname: "/profile", search: here.search })).toBe(false);
});
