import { BUSINESS_CATEGORIES } from "@cardplaza/contract/categories/business-categories";
import { categoryWords } from "@cardplaza/contract/categories/category-words";
import { PRODUCT_CATEGORIES } from "@cardplaza/contract/companies/products/product-categories";
import { PRODUCT_UNITS } from "@cardplaza/contract/units";
import { unitWords } from "@cardplaza/contract/companies/products/unit-words";
import { expect, test } from "vitest";
import { bestMatches } from "./best-matches.ts";

const products = PRODUCT_CATEGORIES.flatMap(({ name, within }) =>
  within.map((one) => ({ label: one.name, hint: name })),
);
const trades = BUSINESS_CATEGORIES.flatMap(({ name, within }) =>
  within.map((one) => ({ label: one.name, hint: name, also: categoryWords(one.slug) })),
);
const units = PRODUCT_UNITS.map((unit) => ({ label: unit as string, also: unitWords(unit) }));
const labels = (found: readonly { label: string }[]) => found.map(({ label }) => label);

test("the name that begins as typed comes first, names with such a word next", () => {
  const found = labels(bestMatches(products, "gear"));
  expect(found[0]).toBe("Gears and gearboxes");
  expect(found).toContain("Protective gear");
});

test("loose letters and the middle of a word are no match", () => {
  const found = labels(bestMatches(products, "gear"));
  expect(found).not.toContain("Gemstones and beads");
  expect(found.filter((label) => !/\bgear/i.test(label))).toEqual([]);
  expect(bestMatches(trades, "zxq")).toEqual([]);
});

test("the search's other words find a trade or unit", () => {
  expect(labels(bestMatches(trades, "halwai"))).toEqual(["Caterers", "Sweet shops"]);
  expect(labels(bestMatches(units, "nos"))).toEqual(["piece"]);
  expect(labels(bestMatches(units, "Pcs"))[0]).toBe("piece");
  expect(labels(bestMatches(units, "sq ft"))[0]).toBe("square foot");
});

test("each typed word counts, in any order and in any of the option's words", () => {
  expect(labels(bestMatches(trades, "shop sweets"))[0]).toBe("Sweet shops");
  expect(labels(bestMatches(products, "bolts nuts"))[0]).toBe("Fasteners, nuts and bolts");
  expect(bestMatches(trades, "  ")).toHaveLength(trades.length);
});

test("one and many of the same are found by each other", () => {
  expect(labels(bestMatches(trades, "bakery"))[0]).toMatch(/baker/i);
  expect(labels(bestMatches([{ label: "Plumber" }, { label: "Painter" }], "plumbers"))).toEqual(["Plumber"]);
});
