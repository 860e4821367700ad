import { expect, test } from "vitest";
import { codeOfText } from "./code-of-text.ts";

const LINK = "https://cardplaza.in/offline-networking?chapter=c1&tab=meetings&meeting=m1&code=k7-2f";

test("the code is read from the link of the QR code, or typed alone", () => {
  expect(codeOfText(LINK, "m1")).toBe("k7-2f");
  expect(codeOfText(" k7-2f ", "m1")).toBe("k7-2f");
});

test("the code of another meeting, another link and a text are no codes", () => {
  expect(codeOfText(LINK, "m2")).toBeNull();
  expect(codeOfText("https://example.in/", "m1")).toBeNull();
  expect(codeOfText("https://cardplaza.in/offline-networking?meeting=m1", "m1")).toBeNull();
  expect(codeOfText("See you on Tuesday", "m1")).toBeNull();
  expect(codeOfText("", "m1")).toBeNull();
});
