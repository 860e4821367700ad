import { expect, test } from "vitest";
import { BUSINESS_CATEGORIES } from "../../categories/business-categories.ts";
import {
  isProductCategory,
  PRODUCT_CATEGORIES,
  productCategoriesWithin,
  productCategoryPath,
  productCategoryWritten,
} from "./product-categories.ts";

const slugsOf = (groups: typeof BUSINESS_CATEGORIES) =>
  groups.flatMap((group) => [group, ...group.within]).map(({ slug }) => slug);

test("every category has its own address, which no category of businesses has", () => {
  const slugs = slugsOf(PRODUCT_CATEGORIES);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  const business = new Set(slugsOf(BUSINESS_CATEGORIES));
  expect(slugs.filter((slug) => business.has(slug))).toEqual([]);
});

test("a group means all categories within it, and a product cannot name it", () => {
  expect(productCategoriesWithin("mechanical-parts")).toContain("fasteners-nuts-and-bolts");
  expect(productCategoriesWithin("bearings")).toEqual(["bearings"]);
  expect(productCategoriesWithin("spaceships")).toEqual([]);
  expect([isProductCategory("mechanical-parts"), isProductCategory("bearings")]).toEqual([false, true]);
  expect(productCategoryPath("bearings").map(({ name }) => name)).toEqual(["Mechanical parts", "Bearings"]);
});

test("a category in a file is found by its name or slug, in any case", () => {
  expect(productCategoryWritten(" fasteners, NUTS and bolts")).toBe("fasteners-nuts-and-bolts");
  expect(productCategoryWritten("mens-wear")).toBe("mens-wear");
  expect(productCategoryWritten("Men's wear")).toBe("mens-wear");
  expect(productCategoryWritten("Mechanical parts")).toBeUndefined();
});
