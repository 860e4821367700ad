import type { Applicant } from "@cardplaza/contract/jobs/application";
import { APPLICATION_STAGES } from "@cardplaza/contract/jobs/application-words";
import { expect, test } from "vitest";
import { citiesOf, filteredBoard, NO_FILTERS, type BoardFilters } from "./board-filters.ts";
import type { Board } from "./use-board.ts";

const person = (name: string, values: Partial<Applicant>): Applicant => ({
  _id: name,
  name,
  stage: "applied",
  match: { score: 50, parts: [] },
  knockouts: [],
  rating: null,
  city: "Pune",
  experienceYears: null,
  noticeDays: null,
  expectedCtcPaise: null,
  appliedAt: "2026-05-01T00:00:00.000Z",
  answeredAt: null,
  version: 1,
  ...values,
});
const RAVI = person("Ravi", { match: { score: 90, parts: [] }, noticeDays: 30 });
const MEERA = person("Meera", { city: "Nashik", noticeDays: 0, appliedAt: "2026-05-03T00:00:00.000Z" });
const ZOYA = person("Zoya", { stage: "viewed" });
const BOARD: Board = {
  applications: [RAVI, MEERA, ZOYA],
  counts: Object.fromEntries(APPLICATION_STAGES.map((stage) => [stage, 0])) as Board["counts"],
  cursors: {},
};
const names = (filters: Partial<BoardFilters>) =>
  filteredBoard(BOARD, { ...NO_FILTERS, ...filters }).applications.map(({ name }) => name);

test("applicants are found by name, city, match and notice", () => {
  expect(names({ words: " me" })).toEqual(["Meera"]);
  expect(names({ city: "Pune" })).toEqual(["Ravi", "Zoya"]);
  expect(names({ match: 75 })).toEqual(["Ravi"]);
  // Who did not say when they can join is not among those who can soon.
  expect(names({ notice: 15 })).toEqual(["Meera"]);
  expect(citiesOf(BOARD)).toEqual(["Nashik", "Pune"]);
});

test("they are sorted as asked, and each stage counts its own", () => {
  expect(names({ sort: "name" })).toEqual(["Meera", "Ravi", "Zoya"]);
  expect(names({ sort: "newest" })[0]).toBe("Meera");
  expect(names({ sort: "notice" })).toEqual(["Meera", "Ravi", "Zoya"]);
  const { counts } = filteredBoard(BOARD, { ...NO_FILTERS, city: "Pune" });
  expect([counts.applied, counts.viewed]).toEqual([1, 1]);
});
