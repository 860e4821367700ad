import { expect, it } from "vitest";
import { kmText, seatsText, statusText } from "./chapter-words.ts";

it("says how many members a forming chapter needs", () => {
  expect(statusText({ status: "pending", members: 2 })).toBe("Forming: 3 more members needed");
  expect(statusText({ status: "pending", members: 4 })).toBe("Forming: 1 more member needed");
  expect(statusText({ status: "active", members: 9 })).toBe("");
});

it("says how many seats are free and how far it is", () => {
  expect([0, 1, 5].map(seatsText)).toEqual(["Full, with a waitlist", "1 free seat", "5 free seats"]);
  expect([0.4, 11.6].map(kmText)).toEqual(["under 1 km", "12 km"]);
});
