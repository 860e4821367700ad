import { expect, test } from "vitest";
import { codeOfText, spacedCode } from "./code-of-text.ts";

const LINK = "https://cardplaza.in/offline-networking?chapter=c1&tab=meetings&meeting=m1&code=K72F0ABCDE";

test("the code is read from the link of the QR code, or typed as the screen shows it", () => {
  expect(codeOfText(LINK, "m1")).toBe("K72F0ABCDE");
  expect(codeOfText(" k72f0 abcde ", "m1")).toBe("k72f0abcde");
  expect(codeOfText("482 913", "m1")).toBe("482913");
  expect(spacedCode("482913")).toBe("482 913");
});

test("the code of another meeting, another link and a text are no codes", () => {
  expect(codeOfText(LINK, "m2")).toBeNull();
  expect(codeOfText("https://example.in/", "m1")).toBeNull();
  expect(codeOfText("https://cardplaza.in/offline-networking?meeting=m1", "m1")).toBeNull();
  expect(codeOfText("See you on Tuesday", "m1")).toBeNull();
  expect(codeOfText("", "m1")).toBeNull();
});
