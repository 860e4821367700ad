import { expect, test } from "vitest";
import {
  BUSINESS_CATEGORIES,
  categoriesWithin,
  categoryName,
  isListedCategory,
  LISTED_CATEGORIES,
} from "./business-categories.ts";
import { categoriesNamed, WORDED_CATEGORIES } from "./category-words.ts";

test("every category has its own address, fit for a link", () => {
  const slugs = BUSINESS_CATEGORIES.flatMap((group) => [group, ...group.within]).map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  for (const slug of slugs) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  for (const { within } of BUSINESS_CATEGORIES) expect(within.length).toBeGreaterThanOrEqual(6);
});

test("a group means all categories within it, and a listing cannot name it", () => {
  expect(categoriesWithin("food")).toEqual(expect.arrayContaining(["restaurants", "caterers"]));
  expect(categoriesWithin("plumbers")).toEqual(["plumbers"]);
  expect(categoriesWithin("spaceships")).toEqual([]);
  expect([isListedCategory("food"), isListedCategory("restaurants")]).toEqual([false, true]);
  expect(categoryName("interior-designers")).toBe("Interior designers");
});

test("categories are found by the words that people use", () => {
  const found = (word: string) => categoriesNamed(word).map(({ slug }) => slug);
  expect(found("biriyani")).toContain("restaurants");
  expect(found("CA")[0]).toBe("chartered-accountants");
  expect(found("cater")).toEqual(["caterers"]);
  expect(found("coaching")[0]).toBe("tuition-and-coaching");
  expect(found(" ")).toEqual([]);
});

test("no words are listed for an unknown category", () => {
  const slugs = new Set(LISTED_CATEGORIES.map(({ slug }) => slug));
  expect(WORDED_CATEGORIES.filter((slug) => !slugs.has(slug))).toEqual([]);
});
