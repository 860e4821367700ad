import { describe, expect, test } from "vitest";
import { problemsOf, withEntry } from "./entry-of.ts";

const [first, second, third] = [{ school: "COEP" }, { school: "MIT" }, { school: "IIT" }];

describe("a list with one entry", () => {
  test("added is longer", () => {
    expect(withEntry([first], null, second)).toEqual({ index: 1, list: [first, second] });
  });

  test("changed has it in the same place, also where that moved", () => {
    expect(withEntry([first, second], { ...second }, third)).toEqual({ index: 1, list: [first, third] });
  });

  test("changed though it is gone by now has it again", () => {
    expect(withEntry([first], second, third)).toEqual({ index: 1, list: [first, third] });
  });

  test("removed is shorter, and stays as it is where it was gone", () => {
    expect(withEntry([first, second], first, null).list).toEqual([second]);
    expect(withEntry([second], first, null).list).toEqual([second]);
  });
});

test("what was refused of an entry is named as its fields are", () => {
  const fields = { "education.1.to": "Too early.", "education.0.to": "Another", headline: "Too long" };
  expect(problemsOf(fields, "education", 1)).toEqual([["to", "Too early."]]);
});
