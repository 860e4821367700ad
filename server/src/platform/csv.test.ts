import { describe, expect, test } from "vitest";
import { toCsv } from "./csv.ts";

const cellOf = (value: unknown) => toCsv([{ a: value }]).split("\r\n")[1];

describe("a CSV file", () => {
  test("starts with a byte order mark and has the columns of all rows", () => {
    expect(toCsv([{ a: 1 }, { b: "x" }])).toBe('\uFEFF"a","b"\r\n1,\r\n,"x"\r\n');
  });

  test.each(["=1+1", "+91 98765", "-2", "@SUM(A1)", "\tx", "\rx", "＝1+1", '=HYPERLINK("http://evil")'])(
    "makes %j inert",
    (text) => {
      expect(toCsv([{ a: text }])).toContain(`"'${text.replaceAll('"', '""')}"`);
    },
  );

  test.each([
    ["a name, with a comma", '"a name, with a comma"'],
    ['she said "no"', '"she said ""no"""'],
    [-5, "-5"],
    [false, "false"],
    [null, ""],
    [new Date(0), '"1970-01-01T00:00:00.000Z"'],
    [["a", "b"], '"[""a"",""b""]"'],
  ])("writes %j as %s", (value, written) => {
    expect(cellOf(value)).toBe(written);
  });

  test("of nothing is an empty file", () => {
    expect(toCsv([])).toBe("\uFEFF\r\n");
  });
});
