import { expect, it } from "vitest";
import { changeOf, checkChange } from "./member-change.ts";

const VALUES = { role: "vice", reason: "", until: "", target: "120", category: "architects" } as const;

it("needs a reason to suspend or remove, and none to decline", () => {
  expect(checkChange("remove", VALUES)).toEqual({ reason: "Enter a reason." });
  expect(checkChange("suspend", { ...VALUES, reason: "ab" })).toEqual({ reason: "Enter a reason." });
  expect(checkChange("remove", { ...VALUES, reason: "Moved away" })).toEqual({});
  expect(checkChange("decline", VALUES)).toEqual({});
});

it("needs the day of a leave and a target within its range", () => {
  expect(checkChange("leave_of_absence", VALUES)).toHaveProperty("until");
  expect(checkChange("target", { ...VALUES, target: "5" })).toHaveProperty("target");
  expect(checkChange("target", VALUES)).toEqual({});
});

it("sends only what belongs to the action", () => {
  expect(changeOf("role", VALUES)).toEqual({ action: "role", role: "vice" });
  expect(changeOf("target", VALUES)).toEqual({ action: "target", targetPoints: 120 });
  expect(changeOf("remove", { ...VALUES, reason: " Moved away " })).toEqual({
    action: "remove",
    reason: "Moved away",
  });
  expect(changeOf("leave_of_absence", { ...VALUES, until: "2026-12-01" })).toEqual({
    action: "leave_of_absence",
    until: "2026-12-01",
  });
});
