import { expect, it } from "vitest";
import { readArrival, withoutCodes } from "./use-arrival.ts";

it("reads a sign-up that another service began", () => {
  const arrival = readArrival("?tab=sign-up&signup=c1", "#name=Asha+Verma&email=asha%40verma.in");
  expect(arrival).toEqual({ proof: { signupCode: "c1", name: "Asha Verma", email: "asha@verma.in" } });
});

it("asks for the address if the service did not send it", () => {
  expect(readArrival("?signup=c1", "")).toEqual({ proof: { signupCode: "c1", name: "", email: undefined } });
});

it("reads a sign-in that still wants its second step", () => {
  expect(readArrival("?challenge=x&redirect=%2Fprofile", "")).toEqual({ challenge: "x" });
});

it("is nothing on a plain visit", () => {
  expect(readArrival("?redirect=%2Fprofile", "#name=Asha")).toBeNull();
});

it("takes the codes out of the address and leaves the way back", () => {
  expect(withoutCodes("?tab=sign-up&signup=c1&redirect=%2Fprofile")).toBe("?redirect=%2Fprofile");
  expect(withoutCodes("?challenge=x")).toBe("");
});
