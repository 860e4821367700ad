import type { SearchType } from "@cardplaza/contract/search/search-words";
import type { QueryWord } from "./read-words.ts";

/** A group matches by any of its keys; all groups must match. */
export type KeyGroups = string[][];

/** The text of a tsquery over `search_keys`: what to find in which cities, or anywhere, and what to leave out. */
export function keyQuery(
  type: SearchType,
  cities: readonly string[],
  groups: KeyGroups,
  without: KeyGroups,
): string {
  const places = cities.length > 0 ? cities : [""];
  const all = (wanted: KeyGroups) =>
    wanted.map((keys) => {
      const each = [...new Set(keys)].flatMap((key) =>
        places.map((place) => quoted(`${type}/${place}/${key}`)),
      );
      return `(${each.join(" | ")})`;
    });
  return [...all(groups), ...(without.length > 0 ? [`!(${all(without).join(" & ")})`] : [])].join(" & ");
}

/** The text of a tsquery over `words` with these weights. Marks of names are left out: the weights say the same. */
export const groupQuery = (groups: KeyGroups, weights: string) =>
  groups
    .map((keys) => `(${keys.map((key) => `${quoted(key.replace(/^=/, ""))}:${weights}`).join(" | ")})`)
    .join(" & ");

const quoted = (lexeme: string) => `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

/** All words, or any of them; each also matches words that sound the same. */
export function exactGroups(words: readonly QueryWord[], mark: "" | "=", isEither: boolean): KeyGroups {
  const groups = words.flatMap(({ lexeme, same }) =>
    lexeme === null ? [] : [[lexeme, ...same].map((each) => mark + each)],
  );
  return isEither && groups.length > 0 ? [groups.flat()] : groups;
}

/** Names that contain every word, or a similar one. */
export const alikeGroups = (words: readonly QueryWord[]): KeyGroups =>
  words.map(nameKeysLike).filter((keys) => keys.length > 0);

/** With more words, names are narrowed by the longest ones only: the sets of many words are too many. */
const MOST_WORDS_IN_SETS = 4;

/**
 * Names that contain the words, or similar ones, that make up half of the query: those with a word of each set of words
 * that is more than half of it. A name that is half similar to the whole query has them.
 */
export function someAlikeGroups(words: readonly QueryWord[]): KeyGroups {
  const [only] = words;
  // Entries with the word itself were found before.
  if (only && words.length === 1) {
    const found = [only.lexeme, ...only.same].map((lexeme) => `=${lexeme}`);
    const others = nameKeysLike(only).filter((key) => !found.includes(key));
    return others.length > 0 ? [others] : [];
  }
  const groups = majorities(words).map((set) => set.flatMap(nameKeysLike));
  return groups.every((keys) => keys.length > 0) ? groups : [];
}

/** The sets of words with more than half of all letters that need each of their words for it. */
function majorities(words: readonly QueryWord[]): QueryWord[][] {
  const half = words.reduce((sum, { word }) => sum + word.length, 0) / 2;
  const longestFirst = words.toSorted((one, other) => other.word.length - one.word.length);
  const sets: QueryWord[][] = [];
  // A word is added while the set is too small, so its last one, the shortest, is needed, and with it all the others.
  const extend = (set: QueryWord[], letters: number, rest: readonly QueryWord[]) => {
    for (const [at, next] of rest.entries()) {
      const grown = [...set, next];
      if (letters + next.word.length > half) sets.push(grown);
      else extend(grown, letters + next.word.length, rest.slice(at + 1));
      if (words.length > MOST_WORDS_IN_SETS) return;
    }
  };
  extend([], 0, longestFirst);
  return sets;
}

const nameKeysLike = ({ lexeme, same, alike }: QueryWord): string[] => [
  ...(lexeme === null ? [] : [lexeme, ...same].map((each) => `=${each}`)),
  ...alike.map((known) => `=${known.lexeme}`),
];
