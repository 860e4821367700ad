import { describe, expect, test } from "vitest";
import { asLocalInput, laterTimes, wrongTime } from "./later-times.ts";

// Written without a zone, so they mean the clock of the machine, in any zone.
const at = (local: string) => new Date(local);
const offered = (now: string) => {
  const { soon, tomorrow, nextMonday } = laterTimes(at(now));
  return [soon, tomorrow, nextMonday].map(asLocalInput);
};

describe("what is offered by the member's own clock", () => {
  test("on a Wednesday evening", () => {
    expect(offered("2026-11-18T22:30")).toEqual(["2026-11-19T01:30", "2026-11-19T09:00", "2026-11-23T09:00"]);
  });

  test("on a Monday next Monday is a week away", () => {
    expect(offered("2026-11-23T08:00")[2]).toBe("2026-11-30T09:00");
  });

  test("on a Sunday next Monday is not tomorrow again", () => {
    expect(offered("2026-11-22T12:00").slice(1)).toEqual(["2026-11-23T09:00", "2026-11-30T09:00"]);
  });

  test("across the end of a year, at midnight", () => {
    expect(offered("2026-12-31T00:00")).toEqual(["2026-12-31T03:00", "2027-01-01T09:00", "2027-01-04T09:00"]);
  });
});

test("a chosen time lies ahead, within a year", () => {
  const now = at("2026-11-18T12:00");
  expect(wrongTime("", now)).toBe("missing");
  expect(wrongTime("2026-11-18T12:00", now)).toBe("past");
  expect(wrongTime("2026-11-18T12:01", now)).toBeUndefined();
  expect(wrongTime("2027-11-19T12:00", now)).toBe("far");
});
