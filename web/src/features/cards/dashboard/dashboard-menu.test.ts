import { describe, expect, test } from "vitest";
import { dashboardBar, dashboardMenu } from "./dashboard-menu.ts";

const onUpgrade = () => {};
const at = (premium: boolean | undefined, current: "my-card" | "analytics" = "my-card") => ({
  current,
  premium,
  onUpgrade,
});
const labels = (groups: ReturnType<typeof dashboardMenu>) =>
  groups.map(({ title, entries }) => [title, ...entries.map(({ label }) => label)]);

describe("the dashboard's menu", () => {
  test("lists the six sections as specified, then the tools and the people", () => {
    expect(labels(dashboardMenu(at(true)))).toEqual([
      [
        "Cards",
        "My Card",
        "Team Cards",
        "Business Owner Cards",
        "Saved Cards",
        "Card Personalization",
        "My Leads",
      ],
      ["Premium tools", "QR Studio", "Analytics", "Video", "SEO", "Team tools", "Verification"],
      ["People", "To answer", "Enquiries", "Chapters", "Contacts", "Scan a card"],
    ]);
  });

  test("locks what is Premium for a free member, and nothing else", () => {
    const locked = dashboardMenu(at(false))
      .flatMap(({ entries }) => entries)
      .filter((entry) => entry.onLocked)
      .map(({ label }) => label);
    expect(locked).toEqual([
      "Card Personalization",
      "My Leads",
      "QR Studio",
      "Analytics",
      "Video",
      "SEO",
      "Team tools",
      "Verification",
    ]);
  });

  test("shows neither lock nor way before the plan is known", () => {
    expect(labels(dashboardMenu(at(undefined))).map(([title]) => title)).toEqual(["Cards", "People"]);
  });

  test("marks one place: a tool rather than the section that it opens under", () => {
    const current = dashboardMenu(at(true, "analytics"))
      .flatMap(({ entries }) => entries)
      .filter((entry) => entry.isCurrent);
    expect(current.map(({ label }) => label)).toEqual(["Analytics"]);
  });

  test("has a short form for the foot of a phone", () => {
    expect(dashboardBar(at(false)).map(({ short }) => short)).toEqual(["My Card", "Saved", "Leads", "Scan"]);
  });
});
