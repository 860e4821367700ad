import { expect, test } from "vitest";
import { entryState, isDashboard, readSection, sectionPath, withWayBack } from "./sections.ts";

test("an unknown section is My Card", () => {
  expect(readSection("saved-cards")).toBe("saved-cards");
  expect(readSection("nothing")).toBe("my-card");
  expect(readSection("toString")).toBe("my-card");
  expect(readSection(null)).toBe("my-card");
});

test("My Card is the dashboard itself, the others are in the query", () => {
  expect(sectionPath("my-card")).toBe("/business-cards");
  expect(sectionPath("team-cards")).toBe("/business-cards?section=team-cards");
});

test("the dashboard is known by its path, whatever follows", () => {
  for (const path of ["/business-cards", "/business-cards/", "/business-cards?section=saved-cards"])
    expect(isDashboard(path)).toBe(true);
  for (const path of ["/", "/profile", "/business-cards-of-others"]) expect(isDashboard(path)).toBe(false);
});

test("a form gets the way back, as specified for My Card", () => {
  expect(withWayBack("/create-card", "my-card")).toBe("/create-card?redirect=/business-cards");
  expect(withWayBack("/create-card", "business-owners")).toBe(
    "/create-card?redirect=%2Fbusiness-cards%3Fsection%3Dbusiness-owners",
  );
});

test("premium sections are locked for free members and shown to nobody before the plan is known", () => {
  expect(entryState("my-leads", false)).toBe("locked");
  expect(entryState("my-leads", undefined)).toBe("absent");
  expect(entryState("team-cards", undefined)).toBe("open");
});
