import { describe, expect, test } from "vitest";
import { withParams } from "../../../lib/address/with-params.ts";
import { inChapter, readReferrals, slipParts, viewPath } from "./referrals-address.ts";

const read = (text: string) => readReferrals(new URLSearchParams(text));

describe("the address of referrals", () => {
  test("without words shows what was received, and nothing is open", () => {
    expect(read("chapter=c1&tab=referrals")).toEqual({
      view: "received",
      referralId: null,
      slip: null,
      source: null,
      thanksFor: null,
      withId: null,
    });
  });

  test("opens a slip that is made of a lead, an enquiry or a message, or is for somebody", () => {
    expect(read("new=referral&lead=l1")).toMatchObject({
      slip: "referral",
      source: { kind: "lead", id: "l1" },
    });
    expect(read("new=referral&enquiry=e1").source).toEqual({ kind: "enquiry", id: "e1" });
    expect(read("new=referral&message=m1").source).toEqual({ kind: "message", id: "m1" });
    expect(read("new=one-to-one&with=p1")).toMatchObject({ slip: "one-to-one", withId: "p1" });
  });

  test("leaves out what it does not know", () => {
    expect(read("view=everything&new=cheque")).toMatchObject({ view: "received", slip: null });
  });

  test("names the list unless it is the first one", () => {
    expect(viewPath("c1", "received")).toBe("/offline-networking?chapter=c1&tab=referrals");
    expect(viewPath("c1", "given")).toBe("/offline-networking?chapter=c1&tab=referrals&view=given");
  });

  test("a closed slip takes its lead along, and the list stays", () => {
    const open = new URLSearchParams("chapter=c1&view=given&new=referral&lead=l1");
    expect(withParams(open, slipParts(null)).toString()).toBe("chapter=c1&view=given");
    expect(withParams(open, slipParts("thank-you", "r1")).toString()).toBe(
      "chapter=c1&view=given&new=thank-you&for=r1",
    );
  });

  test("a referral opens and closes beside the list", () => {
    expect(read("chapter=c1&view=given&referral=r1")).toMatchObject({ view: "given", referralId: "r1" });
    expect(read("chapter=c1&view=given").referralId).toBeNull();
  });

  test("a link from a lead goes on into the member's chapter", () => {
    expect(inChapter(new URLSearchParams("new=referral&lead=l1&utm=x"), "c1")).toBe(
      "/offline-networking?chapter=c1&tab=referrals&new=referral&lead=l1",
    );
  });
});
