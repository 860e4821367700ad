import { afterEach, describe, expect, test, vi } from "vitest";
import { dropAction, dropPerson, keepAction, keptFor, mobileIn, takeAction } from "./kept-action.ts";

const CARD = {
  kind: "card",
  target: "/create-card?resume=1",
  name: "Asha Verma",
  email: "asha@verma.in",
  mobile: "98765 43210",
} as const;
const FOLLOW = {
  kind: "follow",
  target: "/company/menon-kitchens",
  about: "c1",
  to: "Menon Kitchens",
} as const;

afterEach(() => {
  vi.useRealTimers();
  dropAction();
});

describe("an action on the way through the sign-in", () => {
  test("opens it on Sign up, with nothing of it in the address", () => {
    expect(keepAction(CARD)).toBe("/auth?tab=sign-up&redirect=%2Fcreate-card%3Fresume%3D1");
    expect(keptFor(CARD.target)).toMatchObject(CARD);
  });

  test("is for its own way back only", () => {
    keepAction(CARD);
    expect(keptFor("/profile")).toBeNull();
  });

  test("is handed out once, to the page of what it is about", () => {
    keepAction(FOLLOW);
    expect(takeAction("follow", "c2")).toBeNull();
    expect(takeAction("save-job", "c1")).toBeNull();
    expect(takeAction("follow", "c1")).toMatchObject(FOLLOW);
    expect(takeAction("follow", "c1")).toBeNull();
  });

  test("is handed out to a list without saying what it is about", () => {
    keepAction({ ...FOLLOW, kind: "save-job" });
    expect(takeAction("save-job")).toMatchObject({ about: "c1" });
  });

  test("keeps nobody's details once somebody is signed in", () => {
    keepAction({ ...CARD, ...FOLLOW });
    dropPerson();
    expect(takeAction("follow")).toMatchObject({ ...FOLLOW, name: "", email: "", mobile: "" });
  });

  test("is forgotten after half an hour", () => {
    vi.useFakeTimers();
    keepAction(FOLLOW);
    vi.advanceTimersByTime(31 * 60_000);
    expect(keptFor(FOLLOW.target)).toBeNull();
    expect(takeAction("follow", "c1")).toBeNull();
  });

  test.each([
    ["98765 43210", "98765 43210"],
    ["+91 98765-43210", "+91 98765-43210"],
    ["+1 415 555 2671", "+1 415 555 2671"],
    ["080 4123 4567", ""],
    ["1800 123 456", ""],
    ["0000000000", ""],
    ["", ""],
  ])("takes %j as the mobile number %j", (phone, mobile) => {
    expect(mobileIn(phone)).toBe(mobile);
  });
});
