import { expect, test } from "vitest";
import { LISTED_CATEGORIES } from "@cardplaza/contract/categories/business-categories";
import { categoriesSaid } from "./category-tongues.ts";
import { TONGUES } from "./category-tongues-table.ts";

const SCRIPTS = ["Devanagari", "Devanagari", "Tamil", "Telugu", "Kannada", "Bengali"];

test("every category has words in six languages, each in its script", () => {
  expect(Object.keys(TONGUES).toSorted()).toEqual(LISTED_CATEGORIES.map(({ slug }) => slug).toSorted());
  for (const [slug, words] of Object.entries(TONGUES)) {
    const languages = words.split("|");
    expect([slug, languages.length]).toEqual([slug, SCRIPTS.length]);
    languages.forEach((said, at) =>
      expect([slug, said]).toEqual([
        slug,
        expect.stringMatching(new RegExp(`^[\\p{Script=${SCRIPTS[at]}}\\p{M}\\u200C\\u200D ,.-]+$`, "u")),
      ]),
    );
  }
});

test.each([
  ["Senior Interior Designer", "interior-designers"],
  ["Tailor", "tailors-and-boutiques"],
  ["दर्जी", "tailors-and-boutiques"],
  ["ca", "chartered-accountants"],
  ["Halwai", "sweet-shops"],
])("%s says %s", (role, slug) => expect(categoriesSaid(role)).toContain(slug));

test("a role that is not a category has no words", () =>
  expect(categoriesSaid("Managing Director")).toEqual([]));
