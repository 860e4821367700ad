import { afterEach, describe, expect, test } from "vitest";
import { dropWork, storeWork, type UnsavedWork, mobileIn, readWork } from "./unsaved-work.ts";

const WORK: UnsavedWork = {
  kind: "card",
  target: "/create-card?resume=1",
  isStored: true,
  name: "Asha Verma",
  email: "asha@verma.in",
  mobile: "98765 43210",
};

afterEach(dropWork);

describe("work on the way to the sign-up", () => {
  test("opens it on Sign up, with nothing of it in the address", () => {
    expect(storeWork(WORK)).toBe("/auth?tab=sign-up&redirect=%2Fcreate-card%3Fresume%3D1");
    expect(readWork(WORK.target)).toEqual(WORK);
  });

  test("is for its own way only, and gone once somebody is in", () => {
    storeWork(WORK);
    expect(readWork("/profile")).toBeNull();
    dropWork();
    expect(readWork(WORK.target)).toBeNull();
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
