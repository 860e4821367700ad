import { expect, test } from "vitest";
import { one } from "./one.ts";

test("one row is given back", () => expect(one([{ id: "a" }])).toEqual({ id: "a" }));

test("none or two are an error and no row", () => {
  expect(() => one([])).toThrow("Expected one row, got 0");
  expect(() => one(["a", "b"])).toThrow("Expected one row, got 2");
});
