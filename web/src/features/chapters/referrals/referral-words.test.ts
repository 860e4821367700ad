import type { Referral } from "@cardplaza/contract/chapters/referral";
import { describe, expect, test } from "vitest";
import { eventText, statusText } from "./referral-words.ts";

const person = (name: string) => ({ _id: name, name, profile_image: null, chapter: null });
const event = (status: Referral["status"], by: "giver" | "receiver" | "clock" = "receiver") => ({
  status,
  by,
  at: "2026-11-03T02:00:00.000Z",
  text: "",
  way: null,
});
const seenBy = (side: "giver" | "receiver", timeline: Referral["timeline"]) => ({
  isGiver: side === "giver",
  giver: person("Asha Patil"),
  receiver: person("Ravi Kumar"),
  timeline,
});
const told = (side: "giver" | "receiver", timeline: Referral["timeline"]) =>
  timeline.map((each) => eventText(each, seenBy(side, timeline)));

describe("the timeline of a referral from Asha to Ravi", () => {
  const timeline = [event("given", "giver"), event("accepted"), event("won"), event("accepted")];

  test("is told to Asha with Ravi's name, and the other way round", () => {
    expect(told("giver", timeline.slice(0, 2))).toEqual(["You gave it", "Ravi accepted it"]);
    expect(told("receiver", timeline.slice(0, 2))).toEqual(["Asha gave it", "You accepted it"]);
  });

  test("calls accepting after a win a correction", () => {
    expect(told("receiver", timeline).at(-1)).toBe("You corrected it");
  });

  test("says that nobody answered it", () => {
    expect(told("giver", [event("given", "giver"), event("expired", "clock")])).toEqual([
      "You gave it",
      "Expired without an answer",
    ]);
  });
});

test("a referral that is not answered names whom it waits for", () => {
  const referral = { ...seenBy("giver", []), status: "given", declineReason: null } as unknown as Referral;
  expect(statusText(referral)).toBe("Waiting for Ravi");
  expect(statusText({ ...referral, isGiver: false })).toBe("Waiting for you");
  expect(statusText({ ...referral, status: "declined", declineReason: "no_capacity" })).toBe(
    "Declined: No capacity now",
  );
});
