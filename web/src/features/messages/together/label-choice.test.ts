import { expect, test } from "vitest";
import { offeredLabels, toggled, withTyped } from "./label-choice.ts";

const KNOWN = ["New", "Quoted", "Paid"];

test("a typed label is added once, in the writing that is known", () => {
  expect(withTyped(KNOWN, ["New"], " quoted ")).toEqual(["New", "Quoted"]);
  expect(withTyped(KNOWN, ["New"], "NEW")).toEqual(["New"]);
  expect(withTyped(KNOWN, ["New"], "Diwali order")).toEqual(["New", "Diwali order"]);
  expect(withTyped(KNOWN, ["New"], "  ")).toEqual(["New"]);
});

test("a label that only this conversation has can be taken away and chosen again", () => {
  expect(offeredLabels(KNOWN, ["Diwali order", "paid"])).toEqual([...KNOWN, "Diwali order"]);
  expect(toggled(["Diwali order", "paid"], "Paid")).toEqual(["Diwali order"]);
  expect(toggled(["Diwali order"], "Paid")).toEqual(["Diwali order", "Paid"]);
});
