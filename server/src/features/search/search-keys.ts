import type { SearchType } from "@cardplaza/contract/search/search-words";
import type { AskedWord } from "./read-words.ts";

/** Each group is met by any of its keys; all groups have to be. */
export type KeyGroups = string[][];

/** As text of a tsquery over `search_keys`: what to find in which cities, or anywhere. */
export function keyQuery(type: SearchType, cities: readonly string[], groups: KeyGroups): string {
  const places = cities.length > 0 ? cities : [""];
  return groups
    .map((keys) => {
      const all = [...new Set(keys)].flatMap((key) =>
        places.map((place) => quoted(`${type}/${place}/${key}`)),
      );
      return `(${all.join(" | ")})`;
    })
    .join(" & ");
}

/** As text of a tsquery over `words`, in those weights: marks of names are left out, the weights say the same. */
export const groupQuery = (groups: KeyGroups, weights: string) =>
  groups
    .map((keys) => `(${keys.map((key) => `${quoted(key.replace(/^=/, ""))}:${weights}`).join(" | ")})`)
    .join(" & ");

const quoted = (lexeme: string) => `'${lexeme.replaceAll("\\", "\\\\").replaceAll("'", "''")}'`;

/** All words, or any of them; each stands for those that sound the same. */
export function exactGroups(words: readonly AskedWord[], mark: "" | "=", isEither: boolean): KeyGroups {
  const groups = words.flatMap(({ lexeme, same }) =>
    lexeme === null ? [] : [[lexeme, ...same].map((each) => mark + each)],
  );
  return isEither && groups.length > 0 ? [groups.flat()] : groups;
}

/** Names in which every word stands, or one like it. */
export const alikeGroups = (words: readonly AskedWord[]): KeyGroups =>
  words.map(nameKeysLike).filter((keys) => keys.length > 0);

/**
 * Names in which one of the longer words stands, or one like it. A name that is half like the whole query
 * has to have one of those words that make up half of it.
 */
export function someAlikeGroups(words: readonly AskedWord[]): KeyGroups {
  const [only] = words;
  // What has the word itself has been found before.
  if (only && words.length === 1) {
    const found = [only.lexeme, ...only.same].map((lexeme) => `=${lexeme}`);
    const others = nameKeysLike(only).filter((key) => !found.includes(key));
    return others.length > 0 ? [others] : [];
  }
  const total = words.reduce((sum, { word }) => sum + word.length, 0);
  const longer: string[] = [];
  let covered = 0;
  for (const asked of words.toSorted((one, other) => other.word.length - one.word.length)) {
    if (covered > total / 2) break;
    covered += asked.word.length;
    longer.push(...nameKeysLike(asked));
  }
  return longer.length > 0 ? [longer] : [];
}

const nameKeysLike = ({ lexeme, same, alike }: AskedWord): string[] => [
  ...(lexeme === null ? [] : [lexeme, ...same].map((each) => `=${each}`)),
  ...alike.map((known) => `=${known.lexeme}`),
];
