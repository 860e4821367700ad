import type { Applicant } from "@cardplaza/contract/jobs/application";
import { expect, test } from "vitest";
import { factsText, waitingOf } from "./board-words.ts";
import { type Board, hasMore, withApplicant } from "./use-board.ts";

const applicant = (fields: Partial<Applicant> = {}): Applicant => ({
  _id: "a",
  name: "Ravi Shah",
  stage: "applied",
  match: { score: 50, parts: [] },
  knockouts: [],
  rating: null,
  city: "Pune",
  experienceYears: 3,
  noticeDays: 30,
  expectedCtcPaise: 80_000_000,
  appliedAt: "2026-05-01T10:00:00.000Z",
  answeredAt: null,
  version: 1,
  ...fields,
});
const board = (applications: Applicant[], applied = applications.length): Board => ({
  applications,
  cursors: {},
  counts: {
    applied,
    viewed: 0,
    shortlisted: 0,
    interview: 0,
    offered: 0,
    hired: 0,
    rejected: 0,
    withdrawn: 0,
  },
});

test("says what is known, and nothing where nothing is", () => {
  expect(factsText(applicant())).toBe("3 yrs\u00a0· Pune\u00a0· 30 days' notice\u00a0· expects ₹8 L/yr");
  expect(
    factsText(applicant({ experienceYears: 0, city: "", noticeDays: null, expectedCtcPaise: null })),
  ).toBe("Fresher");
});

test.each([
  ["2026-05-01T20:00:00Z", { text: "New today", tone: null }],
  ["2026-05-10T10:00:00Z", { text: "Waiting 9 days", tone: "warning" }],
  ["2026-05-22T10:00:00Z", { text: "Waiting 21 days", tone: "danger" }],
])("at %s somebody waits", (now, waiting) => {
  expect(waitingOf(applicant({ stage: "viewed" }), new Date(now))).toEqual(waiting);
});

test("nobody waits who had an answer or has gone", () => {
  const now = new Date("2026-05-22T10:00:00Z");
  expect(waitingOf(applicant({ answeredAt: "2026-05-02T10:00:00.000Z" }), now)).toBeNull();
  expect(waitingOf(applicant({ stage: "withdrawn" }), now)).toBeNull();
});

test("a moved applicant is counted in the new stage, where the best match is first", () => {
  const [ravi, meera] = [applicant(), applicant({ _id: "b", match: { score: 90, parts: [] } })];
  const moved = withApplicant(board([ravi, meera]), { ...ravi, stage: "viewed" });
  expect([moved.counts.applied, moved.counts.viewed]).toEqual([1, 1]);
  expect(moved.applications.map(({ _id }) => _id)).toEqual(["b", "a"]);
  const same = board([ravi]);
  expect(withApplicant(same, applicant({ _id: "unknown" }))).toBe(same);
});

test("more can be shown of a stage that has more than is shown", () => {
  const many = Array.from({ length: 50 }, (_, at) => applicant({ _id: String(at) }));
  expect([hasMore(board(many, 60), "applied"), hasMore(board(many), "applied")]).toEqual([true, false]);
});
