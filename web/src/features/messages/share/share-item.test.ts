import { expect, test } from "vitest";
import { fits, type ShareItem, withoutRepeats } from "./share-item.ts";

const card = (id: string, mark?: string): ShareItem => ({
  type: "card",
  id,
  title: "आशा Rao",
  text: "Owner · Kochi Prints",
  picture: "",
  mark,
});

test("what a member has and finds too is listed once, as their own", () => {
  expect(
    withoutRepeats([card("1", "Yours"), card("2"), card("1")]).map(({ id, mark }) => [id, mark]),
  ).toEqual([
    ["1", "Yours"],
    ["2", undefined],
  ]);
});

test.each([
  ["kochi own", true],
  ["आशा", true],
  ["", true],
  ["ochi", false],
  ["kochi tailor", false],
])("%j finds it: %j", (q, found) => {
  expect(fits(card("1"), q)).toBe(found);
});
