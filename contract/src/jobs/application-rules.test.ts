import { describe, expect, test } from "vitest";
import {
  daysSince,
  fillIn,
  furthestOf,
  isBackMove,
  needsReason,
  newsOfMove,
  reasonText,
} from "./application-rules.ts";
import { REJECTIONS } from "./application-words.ts";

describe("a move", () => {
  test.each([
    ["applied", "hired", false, false],
    ["interview", "shortlisted", true, true],
    ["offered", "rejected", false, true],
    ["rejected", "offered", true, true],
    ["rejected", "rejected", false, false],
    ["hired", "offered", true, true],
  ] as const)("from %s to %s: back %s, needs a reason %s", (from, to, isBack, needs) => {
    expect([isBackMove(from, to), needsReason(from, to)]).toEqual([isBack, needs]);
  });

  test("never shortens how far an application came", () => {
    expect(furthestOf("interview", "viewed")).toBe("interview");
    expect(furthestOf("interview", "rejected")).toBe("interview");
    expect(furthestOf("viewed", "offered")).toBe("offered");
  });

  test("is told in words that name the job and the company", () => {
    const news = { job: "Accountant", company: "Deshmukh Fasteners" };
    expect(newsOfMove("applied", "offered", news)).toBe("Deshmukh Fasteners offers you the job Accountant.");
    expect(newsOfMove("offered", "viewed", news)).toBe(
      "Your application for Accountant at Deshmukh Fasteners is back at “Viewed”.",
    );
  });
});

test("a reason is a key or the company's own words", () => {
  expect(reasonText("filled")).toBe(REJECTIONS.filled);
  expect(reasonText("We moved to Nashik.")).toBe("We moved to Nashik.");
  expect(reasonText("constructor")).toBe("constructor");
});

test("a template is filled in once: names are not read as templates", () => {
  const named = { name: "Ravi {job} $&", job: "Accountant", company: "Menon" };
  expect(fillIn("Dear {name}, {job} at {company} {city}", named)).toBe(
    "Dear Ravi {job} $&, Accountant at Menon {city}",
  );
});

test("only full days of waiting count", () => {
  const applied = new Date("2026-05-12T11:00:00Z");
  expect(daysSince(applied, new Date("2026-05-21T10:59:00Z"))).toBe(8);
  expect(daysSince(applied, new Date("2026-05-11T11:00:00Z"))).toBe(0);
});
