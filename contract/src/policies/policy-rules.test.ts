import { describe, expect, test } from "vitest";
import { policyContents, readInline, readPolicy } from "./policy-rules.ts";

describe("the text of a policy", () => {
  test("is read as headings, paragraphs, lists and tables", () => {
    const blocks = readPolicy(
      "## 1. What, and why\n\nOne line\nand its rest.\n\n- a\n  b\n- **c**\n\n1. x\n2. y\n\n|H|I|\n|---|---|\n|1|[2](/2)|\n\n### What, and why\n",
    );
    expect(blocks).toEqual([
      { kind: "heading", level: 2, id: "what-and-why", text: "1. What, and why" },
      { kind: "paragraph", parts: [{ text: "One line and its rest." }] },
      { kind: "list", ordered: false, items: [[{ text: "a b" }], [{ text: "c", strong: true }]] },
      { kind: "list", ordered: true, items: [[{ text: "x" }], [{ text: "y" }]] },
      {
        kind: "table",
        head: [[{ text: "H" }], [{ text: "I" }]],
        rows: [[[{ text: "1" }], [{ text: "2", href: "/2" }]]],
      },
      { kind: "heading", level: 3, id: "what-and-why-2", text: "What, and why" },
    ]);
    expect(policyContents(blocks).map(({ id }) => id)).toEqual(["what-and-why"]);
  });

  test("links only to safe addresses; anything else, and HTML, stays text", () => {
    expect(readInline("a [b](https://c.in) d")).toEqual([
      { text: "a " },
      { text: "b", href: "https://c.in" },
      { text: " d" },
    ]);
    for (const text of [
      "[x](javascript:alert)",
      "[x](JaVaScript:alert)",
      "[x](//evil.example)",
      "[x](data:text/html,x)",
      "<b onclick=x>y</b>",
    ])
      expect(readInline(text)).toEqual([{ text }]);
  });
});
