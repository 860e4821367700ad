import { expect, test } from "vitest";
import { countedEntries, findRings, pointsOfMembers, type RawEntry } from "./leaderboard-rules.ts";

const referral = (memberId: string, withId: string, fields: Partial<RawEntry> = {}): RawEntry => ({
  chapterId: "pune",
  memberId,
  kind: "referral_accepted",
  points: 10,
  month: "2026-05",
  withId,
  ...fields,
});
const ring = [1, 2, 3].flatMap(() => [referral("asha", "ravi"), referral("ravi", "asha")]);
const cleared = { chapterId: "pune", month: "2026-05", firstId: "asha", secondId: "ravi" };

test("two who give to each other are found in the month in which they do", () => {
  const other = ring.map((entry, index) => ({ ...entry, month: index < 4 ? "2026-06" : "2026-07" }));
  expect(findRings([...ring, ...other])).toEqual([{ month: "2026-05", firstId: "asha", secondId: "ravi" }]);
});

test("all chapters count for a ring", () => {
  const twoChapters = ring.map((entry) =>
    entry.memberId === "ravi" ? { ...entry, chapterId: "mumbai" } : entry,
  );
  expect(findRings(twoChapters).length).toBe(1);
  const elsewhere = [1, 2].map(() => referral("asha", "farah", { chapterId: "nagpur" }));
  expect(findRings([...ring, ...elsewhere])).toEqual([]);
});

test("referrals, wins and thanks of a ring do not count; one-to-ones and meetings do", () => {
  const more = [
    referral("asha", "ravi", { kind: "thank_you", points: 5 }),
    referral("asha", "ravi", { kind: "one_to_one", points: 5 }),
    referral("asha", "", { kind: "attendance", points: 3, withId: null }),
    referral("asha", "farah"),
  ];
  const counted = countedEntries([...ring, ...more], []);
  expect(pointsOfMembers(counted, "pune", null)).toEqual(new Map([["asha", 18]]));
});

test("an officer's clearance counts in their chapter only", () => {
  const both = ring.map((entry) => (entry.memberId === "ravi" ? { ...entry, chapterId: "mumbai" } : entry));
  const counted = countedEntries(both, [cleared]);
  expect(pointsOfMembers(counted, "pune", null)).toEqual(new Map([["asha", 30]]));
  expect(pointsOfMembers(counted, "mumbai", null)).toEqual(new Map());
});

test("a period begins with its first month", () => {
  const entries = ["2026-04", "2026-05", "2026-06"].map((month) => referral("asha", "ravi", { month }));
  expect(pointsOfMembers(entries, "pune", "2026-05").get("asha")).toBe(20);
});
