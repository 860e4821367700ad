import { expect, test } from "vitest";
import { withoutBlankRows } from "./blank-rows.ts";
import { inserted, moved, replaced, without } from "./row-order.ts";

test("an item moves up and down, makes room for another, and what was removed comes back to its place", () => {
  const list = ["a", "b", "c"];
  expect(moved(list, 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(list, 2, 0)).toEqual(["c", "a", "b"]);
  expect(replaced(list, 1, "x")).toEqual(["a", "x", "c"]);
  expect(inserted(without(list, 1), 1, "b")).toEqual(list);
  expect(inserted(["a"], 5, "b")).toEqual(["a", "b"]);
  expect(list).toEqual(["a", "b", "c"]);
});

test("only the rows that say nothing are left out", () => {
  const values = {
    name: "",
    services: [
      { name: " ", price: "" },
      { name: "", price: "5" },
    ],
  };
  expect(withoutBlankRows(values, ["services"])).toEqual({ name: "", services: [{ name: "", price: "5" }] });
});
