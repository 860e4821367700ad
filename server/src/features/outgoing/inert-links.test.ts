import { expect, test } from "vitest";
import { withInertLinks } from "./inert-links.ts";

test("mail addresses, figures and ends of sentences stay as they are written", () => {
  const text = "Write to ravi.k@kulkarni.example. Rs. 500, at 10 a.m. please.\nThanks...";
  expect(withInertLinks(text).replaceAll("\u200A", "")).toBe(text);
  expect(withInertLinks("ravi.k@kulkarni.example")).toBe("ravi.k@kulkarni.example");
});
