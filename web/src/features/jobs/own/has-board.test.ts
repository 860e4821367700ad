import { APPLICATION_STAGES } from "@cardplaza/contract/jobs/application-words";
import type { OwnJob } from "@cardplaza/contract/jobs/job";
import { expect, test } from "vitest";
import { hasBoard } from "./has-board.ts";

const counts = (applied: number) =>
  ({ ...Object.fromEntries(APPLICATION_STAGES.map((stage) => [stage, 0])), applied }) as OwnJob["counts"];

test("a job has a board from the day it opens, also in a later review", () => {
  expect(hasBoard({ status: "open", applyMode: "internal", counts: counts(0) })).toBe(true);
  expect(hasBoard({ status: "closed", applyMode: "internal", counts: counts(0) })).toBe(true);
  expect(hasBoard({ status: "pending", applyMode: "internal", counts: counts(2) })).toBe(true);
});

test("a job that nobody could apply for here has none", () => {
  expect(hasBoard({ status: "pending", applyMode: "internal", counts: counts(0) })).toBe(false);
  expect(hasBoard({ status: "draft", applyMode: "internal", counts: counts(0) })).toBe(false);
  expect(hasBoard({ status: "open", applyMode: "walk_in", counts: counts(0) })).toBe(false);
});
