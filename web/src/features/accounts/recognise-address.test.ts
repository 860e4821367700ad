import { describe, expect, it } from "vitest";
import { recogniseAddress } from "./recognise-address.ts";

describe("one field for e-mail and mobile", () => {
  it.each(["asha@verma.in", " Asha.Verma+cards@mail.example.co.in "])(
    "takes %s for an e-mail address",
    (typed) => {
      expect(recogniseAddress(typed)).toEqual({ channel: "email", to: typed.trim() });
    },
  );

  it.each(["98200 12345", "+91 98200-12345", "09820012345", "+1 (415) 555-2671"])(
    "takes %s for a number",
    (typed) => {
      expect(recogniseAddress(typed)).toEqual({ channel: "sms", to: typed });
    },
  );

  it("says what is missing or wrong", () => {
    expect(recogniseAddress("  ")).toEqual({ problem: "Enter an e-mail address or a mobile number." });
    expect(recogniseAddress("asha@verma")).toEqual({ problem: "Enter a valid e-mail address." });
    expect(recogniseAddress("asha")).toEqual({ problem: "Enter a valid e-mail address." });
    expect(recogniseAddress("12345")).toEqual({ problem: "Enter a mobile number." });
  });
});
