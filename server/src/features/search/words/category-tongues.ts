import {
  categoryName,
  LISTED_CATEGORIES,
  type BusinessCategory,
} from "@cardplaza/contract/categories/business-categories";
import { categoryWords } from "@cardplaza/contract/categories/category-words";
import { isIndic } from "@cardplaza/contract/slugs/romanise";
import { TONGUES } from "./category-tongues-table.ts";
import { plainWords } from "../search-text.ts";
import { soundsOf } from "./sound-of.ts";

/** What a category is called in six languages of India. */
const tongueWords = (slug: string): readonly string[] => TONGUES[slug]?.split(/[|,]/) ?? [];

/** All names and words of a category. */
export const allWordsOf = (slug: string): string[] => [
  categoryName(slug),
  ...categoryWords(slug),
  ...tongueWords(slug),
];

const keyOf = (text: string) => soundsOf(plainWords(text).replaceAll(/(?<=[a-z]{3})s\b/g, ""));

let bySound: ReadonlyMap<string, ReadonlySet<string>> | undefined;

/** The categories by the sound of their names and words; built on first use, so that the start is not slower. */
function categoriesBySound(): ReadonlyMap<string, ReadonlySet<string>> {
  if (bySound) return bySound;
  const made = new Map<string, Set<string>>();
  for (const { slug } of LISTED_CATEGORIES)
    for (const key of new Set(allWordsOf(slug).map(keyOf)))
      made.set(key, (made.get(key) ?? new Set()).add(slug));
  bySound = made;
  return made;
}

const LONGEST_NAME = 4;

/** The categories that a text names, such as the role on a card. */
export function categoriesSaid(text: string): string[] {
  const words = keyOf(text).split(" ");
  const found = new Set<string>();
  for (let from = 0; from < words.length; from++)
    for (let to = from + 1; to <= Math.min(words.length, from + LONGEST_NAME); to++)
      for (const slug of categoriesBySound().get(words.slice(from, to).join(" ")) ?? []) found.add(slug);
  return [...found];
}

/** What a role is called in other languages; a role in an Indian script also in English. */
export function roleInTongues(role: string): string {
  const wordsOf = isIndic(role) ? allWordsOf : tongueWords;
  return [role, ...categoriesSaid(role).flatMap(wordsOf)].join(" ");
}

const SHORTEST_BEGINNING = 3;

/** Categories with a word in one of the languages that begins with the typed text. */
export function categoriesInTongues(typed: string): BusinessCategory[] {
  const begins = keyOf(typed);
  if (begins.length < SHORTEST_BEGINNING) return [];
  const slugs = new Set<string>();
  for (const [sound, named] of categoriesBySound())
    if (sound.startsWith(begins)) for (const slug of named) slugs.add(slug);
  return LISTED_CATEGORIES.filter(({ slug }) => slugs.has(slug));
}
