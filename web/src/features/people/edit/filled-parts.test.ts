import { expect, test } from "vitest";
import { filledParts, isFillable } from "./filled-parts.ts";

const nothing = { profile_image: null, headline: "", about: "", city: "", skills: [], handles: [] };

test("says what came from the card, and nothing of what was there", () => {
  const before = { ...nothing, headline: "Designer" };
  const after = { ...before, city: "Pune", skills: ["Kitchens"] };
  expect(filledParts(before, after)).toEqual(["city", "skills"]);
  expect(filledParts(after, after)).toEqual([]);
});

test("a card has nothing to fill in a whole profile", () => {
  expect(isFillable(nothing)).toBe(true);
  const whole = {
    profile_image: "/files/a",
    headline: "a",
    about: "b",
    city: "c",
    skills: ["d"],
    handles: ["e"],
  };
  expect(isFillable(whole)).toBe(false);
});
