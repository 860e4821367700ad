import { describe, expect, it } from "vitest";
import { actionsFor } from "./member-actions.ts";

const leader = { id: "asha", role: "leader", isOfficer: true, readOnly: false } as const;
const secretary = { id: "ravi", role: "secretary", isOfficer: true, readOnly: false } as const;
const member = { id: "meera", role: "member", isOfficer: false, readOnly: false } as const;
const kabir = { userId: "kabir", role: "member", status: "active" } as const;

describe("what somebody may do with a member", () => {
  it("lets officers run the chapter, and the leader alone give roles", () => {
    expect(actionsFor(secretary, kabir)).toEqual([
      "target",
      "category",
      "leave_of_absence",
      "suspend",
      "remove",
    ]);
    expect(actionsFor(leader, kabir)).toContain("role");
  });

  it("lets the leader alone suspend or remove an officer, and nobody the leader", () => {
    const vice = { ...kabir, role: "vice" } as const;
    expect(actionsFor(secretary, vice)).not.toContain("remove");
    expect(actionsFor(leader, vice)).toContain("remove");
    const asha = { userId: "asha", role: "leader", status: "active" } as const;
    expect(actionsFor(secretary, asha)).toEqual(["target", "category", "leave_of_absence"]);
  });

  it("lets members change what is their own", () => {
    expect(actionsFor(member, { ...kabir, userId: "meera" })).toEqual([
      "target",
      "category",
      "leave_of_absence",
    ]);
    expect(actionsFor(member, kabir)).toEqual([]);
  });

  it("answers requests, and takes invitations back", () => {
    expect(actionsFor(secretary, { ...kabir, status: "requested" })).toEqual(["accept", "decline"]);
    expect(actionsFor(secretary, { ...kabir, status: "invited" })).toEqual(["decline"]);
    expect(actionsFor(secretary, { ...kabir, status: "left" })).toEqual([]);
  });

  it("lets officers manage nothing once the leader's grace has ended", () => {
    const without = { ...secretary, readOnly: true };
    expect(actionsFor(without, kabir)).toEqual([]);
    expect(actionsFor(without, { ...kabir, userId: "ravi" })).toContain("target");
  });
});
