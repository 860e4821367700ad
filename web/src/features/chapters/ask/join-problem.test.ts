import { describe, expect, it } from "vitest";
import { ApiError } from "../../../lib/api.ts";
import { offersWaitlist, waitlistReason } from "./join-problem.ts";

const CHAPTER = { freeSeats: 3, oneSeatPerCategory: true, takenCategories: ["architects"] };

describe("asking to join", () => {
  it("says that the seat of a trade is taken, with the waitlist", () => {
    expect(waitlistReason("architects", CHAPTER)).toBe("The Architects seat is taken. Join the waitlist?");
    expect(waitlistReason("plumbers", CHAPTER)).toBe("");
  });

  it("has several seats of a trade where the chapter wants it so", () => {
    expect(waitlistReason("architects", { ...CHAPTER, oneSeatPerCategory: false })).toBe("");
  });

  it("says that all seats are taken", () => {
    expect(waitlistReason("plumbers", { ...CHAPTER, freeSeats: 0 })).toBe(
      "All seats are taken. Join the waitlist?",
    );
  });

  it("offers the waitlist where the server says so", () => {
    const refused = (message: string) => new ApiError(409, JSON.stringify({ message }), "Conflict");
    expect(offersWaitlist(refused("The Architects seat is taken. Join the waitlist?"), "architects")).toBe(
      true,
    );
    expect(offersWaitlist(refused("You have asked to join this chapter."), "architects")).toBe(false);
    expect(offersWaitlist(new TypeError("network"), "architects")).toBe(false);
  });
});
