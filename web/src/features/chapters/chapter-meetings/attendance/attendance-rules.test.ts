import type { Attendance } from "@cardplaza/contract/chapters/chapter-meeting";
import type { AttendanceState } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { expect, test } from "vitest";
import { countsOf, markingOf, matching, nextState, willBeAbsent } from "./attendance-rules.ts";

const MEETING = { startsAt: "2026-11-17T02:00:00.000Z" };
const ON_TIME = new Date("2026-11-17T02:10:00Z");
const TOO_LATE = new Date("2026-11-17T02:20:00Z");

const member = (name: string, state: AttendanceState | null, categoryName = "Bakeries"): Attendance => ({
  userId: name,
  person: { _id: name, name, profile_image: null, headline: "", city: "", mutual: 0, path: "" },
  categoryName,
  rsvp: null,
  state,
  pending: null,
  substitute: null,
  reason: "",
});

test("one tap marks Asha present, the next one late, the next one present again", () => {
  expect(nextState(null, MEETING, ON_TIME)).toBe("present");
  expect(nextState("present", MEETING, ON_TIME)).toBe("late");
  expect(nextState("late", MEETING, TOO_LATE)).toBe("present");
});

test("who is marked a quarter of an hour after the beginning is late at once", () => {
  expect(nextState(null, MEETING, TOO_LATE)).toBe("late");
  expect(nextState("absent", MEETING, TOO_LATE)).toBe("late");
  expect(nextState("medical", MEETING, ON_TIME)).toBe("present");
});

test("a substitute counts as here, and who has no mark will be absent", () => {
  const list = [
    member("Asha", "present"),
    member("Ravi", "late"),
    member("Meera", "substitute"),
    member("Vikram", null),
    member("Kiran", "medical"),
  ];
  expect(countsOf(list)).toEqual({ here: 3, late: 1, substitute: 1, medical: 1, absent: 0, unmarked: 1 });
  expect(willBeAbsent(list).map(({ userId }) => userId)).toEqual(["Vikram"]);
});

test("marks are corrected for seven days after the meeting has closed", () => {
  const closed = { status: "closed" as const, closedAt: "2026-11-17T04:00:00.000Z" };
  expect(markingOf({ status: "open", closedAt: null }, ON_TIME)).toBe("open");
  expect(markingOf(closed, new Date("2026-11-24T03:59:00Z"))).toBe("correction");
  expect(markingOf(closed, new Date("2026-11-24T04:00:00Z"))).toBe("over");
  expect(markingOf({ status: "scheduled", closedAt: null }, ON_TIME)).toBe("over");
});

test("members are found by name or category", () => {
  const list = [member("Asha Rao", null), member("Ravi Kumar", null, "Tax advisers")];
  expect(matching(list, "rao").map(({ userId }) => userId)).toEqual(["Asha Rao"]);
  expect(matching(list, "tax ravi").map(({ userId }) => userId)).toEqual(["Ravi Kumar"]);
  expect(matching(list, " ")).toHaveLength(2);
});
