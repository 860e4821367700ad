import { expect, test } from "vitest";
import { hasLink, linksIn, tagsOf } from "./post-rules.ts";

test.each([
  ["See https://example.com/a?b=1.", ["https://example.com/a?b=1"]],
  ["(www.example.in) and http://a.b/c, too", ["www.example.in", "http://a.b/c"]],
  ["nothing here, node.js and 12.5 mm", []],
  ["write to asha@www.example.com", []],
])("links in %j", (text, links) => {
  expect(linksIn(text).map((link) => link.text)).toEqual(links);
});

test.each([
  ["Order at bit.ly/3xyz", true],
  ["deshmukh-fasteners.co.in has it", true],
  ["HTTPS://EXAMPLE.ORG", true],
  ["mail sales@deshmukh.in", false],
  ["We open at 9.30, come in.", false],
  ["Come in. It is open", false],
])("%j has a link: %s", (text, expected) => {
  expect(hasLink(text)).toBe(expected);
});

test("hashtags are in lower case, each once, at most ten, and none inside a link or a number", () => {
  expect(tagsOf("#Pune #pune, #मशीन and #CNC_2026 (#bolts)")).toEqual(["pune", "मशीन", "cnc_2026", "bolts"]);
  expect(tagsOf("#1 of 5, https://a.example/#top, a#b, ##x")).toEqual([]);
  expect(tagsOf(`#${"a".repeat(41)} #${"b".repeat(40)}`)).toEqual(["b".repeat(40)]);
  expect(tagsOf(Array.from({ length: 12 }, (_, at) => `#tag${at}`).join(" "))).toHaveLength(10);
});
