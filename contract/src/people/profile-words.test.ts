import { describe, expect, test } from "vitest";
import { PROFILE_STEPS, profileCompleteness } from "./profile-words.ts";

const nothing = {
  profile_image: null,
  headline: "",
  about: "",
  city: "",
  experience: [],
  education: [],
  skills: [],
  mobile: null,
};

describe("how complete a profile is", () => {
  test("a new member has only a name", () => {
    const { share, missing } = profileCompleteness(nothing);
    expect(share).toBeCloseTo(1 / 9);
    expect(missing).toEqual(PROFILE_STEPS);
  });

  test("each filled-in part is one step, and all of them make it complete", () => {
    const fields = (profile: typeof nothing) =>
      profileCompleteness(profile).missing.map(({ field }) => field as string);
    expect(fields({ ...nothing, city: "Pune" })).not.toContain("city");
    expect(fields({ ...nothing, skills: ["Tally"] as never[] })).not.toContain("skills");
    const whole = {
      profile_image: "/files/x",
      headline: "a",
      about: "b",
      city: "c",
      experience: [{}],
      education: [{}],
      skills: ["d"],
      mobile: "+919876543210",
    };
    expect(profileCompleteness(whole)).toEqual({ share: 1, missing: [] });
  });
});
