import { describe, expect, test } from "vitest";
import { PROFILE_STEPS, profileCompleteness } from "./profile-words.ts";

const nothing = { profile_image: null, headline: "", about: "", city: "", mobile: null };

describe("how complete a profile is", () => {
  test("a new member has only a name", () => {
    const { share, missing } = profileCompleteness(nothing);
    expect(share).toBeCloseTo(1 / 6);
    expect(missing).toEqual(PROFILE_STEPS);
  });

  test("each filled-in part is one step, and all of them make it complete", () => {
    expect(profileCompleteness({ ...nothing, city: "Pune" }).missing.map(({ field }) => field)).not.toContain(
      "city",
    );
    const whole = {
      profile_image: "/files/x",
      headline: "a",
      about: "b",
      city: "c",
      mobile: "+919876543210",
    };
    expect(profileCompleteness(whole)).toEqual({ share: 1, missing: [] });
  });
});
