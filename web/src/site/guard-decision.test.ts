import { describe, expect, it } from "vitest";
import { decideForMembers, decideForPremium } from "./guard-decision.ts";

describe("a screen for members", () => {
  it("waits while the session loads, and shows nothing meanwhile", () => {
    expect(decideForMembers("loading", "/notifications")).toBe("wait");
  });

  it("sends a visitor to the sign-in, with the way back", () => {
    expect(decideForMembers("visitor", "/profile?tab=account")).toEqual({
      goTo: "/auth?redirect=%2Fprofile%3Ftab%3Daccount",
    });
  });

  it("opens for a member", () => {
    expect(decideForMembers("member", "/profile")).toBe("show");
  });

  it("does not take a member for a visitor when the server cannot be reached", () => {
    expect(decideForMembers("failed", "/profile")).toBe("failed");
  });
});

describe("a screen of the premium plan", () => {
  const path = "/business-cards?section=my-leads";

  it("sends a free member to the upgrade, with the way back", () => {
    expect(decideForPremium("free", false, path)).toEqual({
      goTo: "/business-cards/?upgrade=true&redirect=%2Fbusiness-cards%3Fsection%3Dmy-leads",
    });
  });

  it("opens for a premium member, also when a later look at the plan fails", () => {
    expect(decideForPremium("premium", false, path)).toBe("show");
    expect(decideForPremium("premium", true, path)).toBe("show");
  });

  it("waits until the plan is known, or says that it cannot be", () => {
    expect(decideForPremium(undefined, false, path)).toBe("wait");
    expect(decideForPremium(undefined, true, path)).toBe("failed");
  });
});
