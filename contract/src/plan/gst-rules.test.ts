import { describe, expect, test } from "vitest";
import { cleanGstin, gstInside, isGstin } from "./gst-rules.ts";
import { INDIAN_STATES, STATE_CODES } from "../places/indian-states.ts";

describe("a GSTIN", () => {
  test.each(["27AAPFU0939F1ZV", "29AAGCB7383J1Z4"])("%s is right", (text) => {
    expect(isGstin(text)).toBe(true);
  });
  test.each(["27AAPFU0939F1ZW", "29AAGCB7383J1Z5", "27aapfu0939f1zv", "AAPFU0939F", "", "27AAPFU0939F1ZV1"])(
    "%s is wrong",
    (text) => {
      expect(isGstin(text)).toBe(false);
    },
  );
  test("is read as people write it", () => {
    expect(isGstin(cleanGstin(" 27 aapfu0939f 1zv"))).toBe(true);
  });
});

describe("the tax included in the price", () => {
  test("is halved between centre and state where the seller is", () => {
    expect(gstInside(1_999_900, 18, "29", "29")).toEqual({
      taxablePaise: 1_694_831,
      cgstPaise: 152_534,
      sgstPaise: 152_535,
      igstPaise: 0,
    });
    expect(gstInside(1_999_900, 18, "29", null).igstPaise).toBe(0);
  });
  test("goes to the union when the buyer is in another state", () => {
    expect(gstInside(1_999_900, 18, "29", "27")).toEqual({
      taxablePaise: 1_694_831,
      cgstPaise: 0,
      sgstPaise: 0,
      igstPaise: 305_069,
    });
  });
  test.each([0, 5, 12, 18, 28])("adds up at %s percent", (rate) => {
    for (let price = 1; price < 5_000; price += 7) {
      const { taxablePaise, cgstPaise, sgstPaise } = gstInside(price, rate, "29", null);
      expect(taxablePaise + cgstPaise + sgstPaise).toBe(price);
    }
  });
});

test("India has 36 states and union territories", () => {
  expect(STATE_CODES).toHaveLength(36);
  expect(new Set(Object.values(INDIAN_STATES)).size).toBe(36);
});
