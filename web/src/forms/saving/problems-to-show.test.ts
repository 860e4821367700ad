import { expect, test } from "vitest";
import { problemsToShow } from "./problems-to-show.ts";

const unreadable = { "hours.mon.0.open": "No time.", year: "No year." };
const errors = { ...unreadable, phone: "Refused." };

test("what cannot be read is not said while it, or its neighbour on the line, is being typed", () => {
  const typing = (path: string) =>
    Object.keys(problemsToShow({ errors, unreadable, missing: {}, typing: path }).errors);
  expect(typing("year")).toEqual(["hours.mon.0.open", "phone"]);
  expect(typing("hours.mon.0.close")).toEqual(["year", "phone"]);
  expect(typing("hours.tue.0.close")).toEqual(["hours.mon.0.open", "year", "phone"]);
});

test("what the server refused is said all the time, and before what is missing", () => {
  const { all } = problemsToShow({
    errors,
    unreadable,
    missing: { phone: "Needed.", name: "Needed." },
    typing: "phone",
  });
  expect(all).toMatchObject({ phone: "Refused.", name: "Needed." });
});
