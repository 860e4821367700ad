import { TERMS_VERSION } from "@cardplaza/contract/accounts/account-words";
import { describe, expect, it } from "vitest";
import { beginningWith, registrationOf, type SignUpValues } from "./sign-up-values.ts";

const asha: SignUpValues = {
  name: "Asha Verma",
  email: "asha@verma.in",
  mobile: "",
  password: "four mangoes on a train",
  terms: true,
  adult: true,
  marketing: false,
};
const consent = { terms: true, version: TERMS_VERSION, adult: true };

describe("what a sign-up sends", () => {
  it("leaves out what Asha left empty", () => {
    expect(registrationOf(asha, undefined)).toEqual({
      name: "Asha Verma",
      email: "asha@verma.in",
      password: "four mangoes on a train",
      consent,
      marketing: false,
    });
  });

  it("keeps the address that a code has proven, and sends no password with it", () => {
    const proof = { signupCode: "s1", email: "asha@proven.in" };
    expect(registrationOf({ ...asha, password: "" }, proof)).toEqual({
      name: "Asha Verma",
      email: "asha@proven.in",
      signupCode: "s1",
      consent,
      marketing: false,
    });
  });

  it("is content with a proven number", () => {
    const values = { ...asha, email: "", password: "" };
    expect(registrationOf(values, { signupCode: "s2", mobile: "+919820012345" })).toEqual({
      name: "Asha Verma",
      mobile: "+919820012345",
      signupCode: "s2",
      consent,
      marketing: false,
    });
  });

  it("keeps a proven number, and an address that Asha adds", () => {
    const sent = registrationOf({ ...asha, password: "" }, { signupCode: "s2", mobile: "+919820012345" });
    expect(sent).toMatchObject({ email: "asha@verma.in", mobile: "+919820012345", signupCode: "s2" });
  });
});

describe("what a sign-up begins with", () => {
  const typed = { name: "Asha Verma", email: "asha@verma.in", mobile: "98765 43210" };

  it("is nothing for somebody who brings nothing", () => {
    expect(beginningWith(undefined, null, "")).toEqual({});
  });

  it("is what Asha typed on her card", () => {
    expect(beginningWith(undefined, typed, "asha@verma.in")).toEqual(typed);
  });

  it("asks only for what a proven number does not give", () => {
    const proof = { signupCode: "s2", mobile: "+919820012345" };
    expect(beginningWith(proof, typed, "")).toEqual({ ...typed, mobile: "+919820012345" });
    expect(beginningWith(proof, null, "")).toEqual({ mobile: "+919820012345" });
  });

  it("prefers what another service has proven", () => {
    const proof = { signupCode: "s3", name: "Asha V", email: "asha@proven.in" };
    expect(beginningWith(proof, typed, "")).toEqual({ name: "Asha V", email: "asha@proven.in" });
  });
});
