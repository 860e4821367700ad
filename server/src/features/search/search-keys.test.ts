import { expect, test } from "vitest";
import type { QueryWord } from "./read-words.ts";
import { someAlikeGroups } from "./search-keys.ts";

const word = (text: string, ...alike: string[]): QueryWord => ({
  word: text,
  lexeme: text,
  same: [],
  isKnown: true,
  alike: alike.map((each) => ({ word: each, lexeme: each, likeness: 0.5 })),
});
const unknown = (text: string): QueryWord => ({ ...word(text), lexeme: null, isKnown: false });

test("of three words of a like length, a similar name has two", () => {
  expect(someAlikeGroups([word("menon"), word("sweets"), word("depot", "depo")])).toEqual([
    ["=sweets", "=menon"],
    ["=sweets", "=depot", "=depo"],
    ["=menon", "=depot", "=depo"],
  ]);
});

test("a word that is more than half of the query is enough, and needed", () => {
  expect(someAlikeGroups([word("sri"), word("enterprises")])).toEqual([["=enterprises"]]);
  expect(someAlikeGroups([word("sri"), unknown("enterprizzes")])).toEqual([]);
});

test("many words are narrowed by the longest ones", () => {
  const [first, ...others] = someAlikeGroups(
    ["abcdefgh", "bcdefgh", "cdefg", "defg", "efg"].map((text) => word(text)),
  );
  expect([first, others]).toEqual([["=abcdefgh", "=bcdefgh"], []]);
});
