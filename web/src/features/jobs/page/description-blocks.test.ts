import { expect, test } from "vitest";
import { descriptionBlocks, descriptionHtml } from "./description-blocks.ts";

const TEXT = `We keep the books of shops.
Tally is used daily.

What you do:
- Enter bills
• File GST returns

1. Call us
2) Visit us
Salary is paid on the 1st.`;

test("paragraphs and simple lists are told apart", () => {
  expect(descriptionBlocks(TEXT)).toEqual([
    { lines: ["We keep the books of shops.", "Tally is used daily."] },
    { lines: ["What you do:"] },
    { points: ["Enter bills", "File GST returns"], isNumbered: false },
    { points: ["Call us", "Visit us"], isNumbered: true },
    { lines: ["Salary is paid on the 1st."] },
  ]);
  expect(descriptionBlocks("\n \n")).toEqual([]);
});

test("a dash within a line, or without a space, makes no list", () => {
  expect(descriptionBlocks("-5 degrees\n9 - 6 daily\n2026 was good")).toEqual([
    { lines: ["-5 degrees", "9 - 6 daily", "2026 was good"] },
  ]);
});

test("as HTML nothing of the company's text is markup", () => {
  expect(descriptionHtml('<script>"&"</script>\n- <b>')).toBe(
    "<p>&lt;script&gt;&quot;&amp;&quot;&lt;/script&gt;</p><ul><li>&lt;b&gt;</li></ul>",
  );
});
