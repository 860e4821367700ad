import { expect, test } from "vitest";
import { dueInWords } from "./due-words.ts";

const NOW = new Date("2026-11-17T09:00:00Z");
const due = (at: string) => dueInWords(at, NOW);

test.each([
  ["2026-11-17T09:20:30Z", "Due in 20 min"],
  ["2026-11-17T09:00:10Z", "Due in 1 min"],
  ["2026-11-17T12:10:00Z", "Due in 3 h"],
  ["2026-11-18T21:00:00Z", "Due in 36 h"],
  ["2026-11-24T08:00:00Z", "Due in 6 days"],
])("what is due at %s says %s", (at, text) => {
  expect(due(at)).toEqual({ text, isLate: false });
});

test("what is late says by how much", () => {
  expect(due("2026-11-17T08:59:00Z")).toEqual({ text: "1 min late", isLate: true });
  expect(due("2026-11-15T08:00:00Z")).toEqual({ text: "2 days late", isLate: true });
});
